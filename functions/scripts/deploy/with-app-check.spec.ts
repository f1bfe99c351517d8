import { expect } from "chai";
import { readFirebaseConfig } from "../stack/firebase-config.ts";
import { withAppCheck } from "./with-app-check.ts";

type Headers = ReadonlyMap<string, string>;

const headersOf = ({ hosting }: ReturnType<typeof readFirebaseConfig>): ReadonlyMap<string, Headers> =>
  new Map(hosting.headers.map(({ source, headers }) => [source, new Map(headers.map(({ key, value }) => [key, value]))]));

/** Sources by directive. */
const policyOf = (headers: Headers | undefined): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    (headers?.get("Content-Security-Policy") ?? "").split("; ").map((part) => {
      const [directive = "", ...sources] = part.split(" ");
      return [directive, sources.toSorted()];
    }),
  );

const recaptcha = "https://www.google.com/recaptcha/";

describe("withAppCheck", () => {
  const before = headersOf(readFirebaseConfig());
  const after = headersOf(withAppCheck(readFirebaseConfig()));

  for (const page of ["/editor/**", "/voice/**"])
    it(`lets ${page} load reCAPTCHA and exchange its answer, and nothing else`, () => {
      const usual = policyOf(before.get(page));
      const wider = policyOf(after.get(page));
      const add = (directive: string, ...sources: readonly string[]) => [...(usual[directive] ?? []), ...sources].toSorted();
      expect(wider).to.deep.equal({
        ...usual,
        "script-src": add("script-src", recaptcha, "https://www.gstatic.com/recaptcha/"),
        "frame-src": [recaptcha, "https://recaptcha.google.com/recaptcha/"].toSorted(),
        "connect-src": add("connect-src", recaptcha, "https://content-firebaseappcheck.googleapis.com"),
      });
      expect(after.get(page)?.get("Referrer-Policy")).to.equal("strict-origin");
    });

  it("leaves all others as they are, and firebase.json lets no page load Google's scripts", () => {
    for (const [source, headers] of before) {
      if (source !== "/editor/**" && source !== "/voice/**") expect(after.get(source), source).to.deep.equal(headers);
      expect(headers.get("Content-Security-Policy") ?? "", source).not.to.match(/recaptcha|appcheck|frame-src/);
    }
  });
});
