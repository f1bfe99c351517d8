import { cpSync, globSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { withAppCheck } from "../../scripts/deploy/with-app-check.ts";
import { buildIfNeeded } from "../../scripts/stack/build-if-needed.ts";
import { readFirebaseConfig } from "../../scripts/stack/firebase-config.ts";
import { webDir } from "../../scripts/stack/paths.ts";
import { nightlyIf } from "../support/nightly.ts";
import type { Checkout } from "./a-checkout.ts";
import { attempt, check, headersFor, withParameters } from "./attempt.ts";

const siteKey = "6LcMadeUpSiteKey_for-tests0000000000000A";

/** Lets a deployment build its pages, as the repository's firebase.json does. */
const addPages = ({ root }: Checkout): void => {
  const packages = join(webDir, "node_modules");
  cpSync(webDir, join(root, "web"), { recursive: true, filter: (path) => path !== packages });
  symlinkSync(packages, join(root, "web/node_modules"));
  const { functions, hosting, ...config } = readFirebaseConfig();
  const buildPages = 'npm --prefix "$PROJECT_DIR/functions" run build-pages';
  expect(hosting["predeploy"]).to.include(buildPages);
  const changed = { ...config, functions: { ...functions, predeploy: [] }, hosting: { ...hosting, predeploy: [buildPages] } };
  writeFileSync(join(root, "firebase.json"), JSON.stringify(changed));
};

describe("deploy with App Check", () => {
  before(async () => buildIfNeeded());

  const settings: readonly { readonly parameters: string; readonly isTold: boolean }[] = [
    { parameters: "APP_CHECK=enforce", isTold: true },
    { parameters: "APP_CHECK=enforced", isTold: true },
    { parameters: `APP_CHECK=enforce\nAPP_CHECK_SITE_KEY=${siteKey}`, isTold: false },
    { parameters: "APP_CHECK=log", isTold: false },
    { parameters: "", isTold: false },
  ];

  for (const { parameters, isTold } of settings)
    it(`${isTold ? "advises a key for" : "has nothing against"} "${parameters.replace("\n", ", ")}"${nightlyIf(parameters !== "APP_CHECK=enforce")}`, async () => {
      const { code, output } = await check(withParameters(parameters));
      expect(code, output).to.equal(0);
      expect(output.includes("the hosted editor and the voice page have no reCAPTCHA key"), output).to.equal(isTold);
      expect(output.includes("APP_CHECK_SITE_KEY=<the key's ID> in functions/.env.lectern-test")).to.equal(isTold);
    });

  it("deploys nothing with an invalid key", async () => {
    const { code, output, events } = await attempt({ spoil: withParameters('APP_CHECK_SITE_KEY="<script>"\n') });
    expect(code, output).to.equal(1);
    expect(output).to.include("APP_CHECK_SITE_KEY is no key of reCAPTCHA Enterprise.");
    expect(events).to.deep.equal([]);
  });

  it("builds the pages with the key, lets them load reCAPTCHA, and leaves firebase.json alone @nightly", async function () {
    this.timeout(180_000);
    let pages: readonly string[] = [];
    let configurations: readonly string[] = [];
    const { code, output, headers } = await attempt({
      spoil: (project, checkout) => {
        withParameters(`APP_CHECK_SITE_KEY=${siteKey}\n`)(project, checkout);
        addPages(checkout);
      },
      look: ({ root }) => {
        pages = globSync("public/{editor,voice}/index.html", { cwd: root }).map((page) => readFileSync(join(root, page), "utf8"));
        configurations = readdirSync(root).filter((name) => name.startsWith("firebase."));
      },
    });
    expect(code, output).to.equal(0);
    expect(pages).to.have.length(2);
    for (const page of pages) expect(page).to.include(`<meta name="lectern-app-check-site-key" content="${siteKey}" />`);
    const wider = withAppCheck(readFirebaseConfig());
    for (const path of ["/editor/**", "/voice/**"]) expect(headers[path], path).to.deep.equal(headersFor(path, wider));
    expect(configurations).to.deep.equal(["firebase.json"]);
  });
});
