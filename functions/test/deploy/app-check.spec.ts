import { cpSync, globSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { buildIfNeeded } from "../../local/stack/build-if-needed.ts";
import { readFirebaseConfig } from "../../local/stack/firebase-config.ts";
import { webDir } from "../../local/stack/paths.ts";
import type { Checkout } from "./a-checkout.ts";
import { attempt, projectId, withParameters } from "./attempt.ts";
import { check } from "./check.ts";

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

const readPages = ({ root }: Checkout): readonly string[] =>
  globSync("public/{editor,inbox,voice}/index.html", { cwd: root }).map((page) => readFileSync(join(root, page), "utf8"));

describe("App Check before a deployment", () => {
  const settings: readonly { readonly parameters: string; readonly isTold: boolean }[] = [
    { parameters: "APP_CHECK=enforce", isTold: true },
    { parameters: "APP_CHECK=enforced", isTold: true },
    { parameters: `APP_CHECK=enforce\nAPP_CHECK_SITE_KEY=${siteKey}`, isTold: false },
    { parameters: "APP_CHECK=log", isTold: false },
    { parameters: "", isTold: false },
  ];

  for (const { parameters, isTold } of settings)
    it(`${isTold ? "advises a key for" : "has nothing against"} "${parameters.replace("\n", ", ")}"`, async () => {
      const { code, output } = await check(withParameters(parameters));
      expect(code, output).to.equal(0);
      expect(output.includes("the hosted pages have no reCAPTCHA key"), output).to.equal(isTold);
      expect(output.includes("APP_CHECK_SITE_KEY=<the key's ID> in functions/.env.lectern-test")).to.equal(isTold);
    });

  it("knows an invalid key", async () => {
    const { code, output } = await check(withParameters('APP_CHECK_SITE_KEY="<script>"\n'));
    expect(code, output).to.equal(1);
    expect(output).to.include("APP_CHECK_SITE_KEY is not a reCAPTCHA Enterprise key.");
  });
});

describe("firebase deploy with App Check @nightly", () => {
  before(async () => buildIfNeeded());

  const deployPages = async (spoil: (checkout: Checkout) => void, options: readonly string[]) => {
    let pages: readonly string[] = [];
    const result = await attempt({
      spoil: (_, checkout) => {
        addPages(checkout);
        spoil(checkout);
      },
      options: [...options, "--only", "hosting"],
      look: (checkout) => {
        pages = readPages(checkout);
      },
    });
    return { ...result, pages };
  };

  it("builds the pages with the key of the project", async function () {
    this.timeout(180_000);
    const { code, output, pages, events } = await deployPages(
      ({ root }) => {
        writeFileSync(join(root, `functions/.env.${projectId}`), `APP_CHECK_SITE_KEY=${siteKey}\n`);
      },
      ["--project", projectId],
    );
    expect(code, output).to.equal(0);
    expect(pages).to.have.length(3);
    for (const page of pages) expect(page).to.include(`<meta name="lectern-app-check-site-key" content="${siteKey}" />`);
    expect(events).to.include("hosting released");
  });

  it("goes nowhere with a file that is read only when its alias is named", async () => {
    const { code, output, events } = await deployPages(
      ({ root }) => {
        writeFileSync(join(root, ".firebaserc"), JSON.stringify({ projects: { staging: projectId } }));
        writeFileSync(join(root, "functions/.env.staging"), `APP_CHECK_SITE_KEY=${siteKey}\n`);
      },
      ["--project", projectId],
    );
    expect(code, output).not.to.equal(0);
    expect(output).to.include(`rename it to functions/.env.${projectId}`);
    expect(events).to.deep.equal([]);
  });
});
