import { expect } from "chai";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sites } from "../pages.ts";
import { buildSite } from "./build-site.ts";

const siteKey = "6LcMadeUpSiteKey_for-tests0000000000000A";

describe("buildSite", () => {
  const output = mkdtempSync(join(tmpdir(), "lectern-pages-"));
  after(() => {
    rmSync(output, { recursive: true });
  });

  const built = new Map<string, Promise<unknown>>();

  /** Once with each key. */
  const build = async (folder: string, siteKey: string): Promise<string> => {
    const [site] = sites.filter((one) => one.folder === folder);
    if (site === undefined) throw new Error(`There is no site ${folder}.`);
    const path = join(output, `with-${encodeURIComponent(siteKey)}`, folder);
    const building = built.get(path) ?? buildSite(site, { siteKey, output: path.slice(0, -folder.length) });
    built.set(path, building);
    await building;
    return path;
  };

  for (const folder of ["editor", "inbox", "voice"])
    it(`writes the reCAPTCHA key into /${folder}/; without one the page has none, and may load no script of others`, async () => {
      const pageOf = async (key: string) => {
        const pages = await build(folder, key);
        return { html: readFileSync(join(pages, "index.html"), "utf8"), assets: readdirSync(join(pages, "assets")) };
      };
      const without = await pageOf("");
      expect(without.html).not.to.include("app-check");
      const narrow = `    <meta http-equiv="Content-Security-Policy" content="script-src 'self'; frame-src 'none'" />\n`;
      expect(without.html.indexOf(narrow)).to.be.greaterThan(0).and.lessThan(without.html.indexOf("<script"));
      const wide = `    <meta name="referrer" content="strict-origin" />\n    <meta name="lectern-app-check-site-key" content="${siteKey}" />\n`;
      expect(await pageOf(siteKey)).to.deep.equal({ ...without, html: without.html.replace(narrow, wide) });
    });

  it("puts the licences of others' software beside what is built of it", async () => {
    const noticesFor = async (folder: string) => readFileSync(join(await build(folder, ""), "third-party-notices.txt"), "utf8");
    expect(await noticesFor("editor"))
      .to.match(/^lit 3|^lit-html 3.* \(BSD-3-Clause\)$/m)
      .and.to.match(/^@codemirror\/view .* \(MIT\)$/m);
    const embedded = await noticesFor("embed/v1");
    expect(embedded)
      .to.match(/^@twilio\/voice-sdk .* \(Apache-2.0\)$/m)
      .and.not.to.include("@codemirror/view");
  });

  it("makes no markup of what is no key", async () => {
    const html = readFileSync(join(await build("voice", `$&"><script src="//x.example">`), "index.html"), "utf8");
    expect(html).to.include('content="$&amp;&quot;>&lt;script src=&quot;//x.example&quot;>" />');
  });

  it("makes one file of all that a page's script imports, beside the script and the sign-in", async () => {
    const html = readFileSync(join(await build("editor", ""), "index.html"), "utf8");
    expect([...html.matchAll(/"\/editor\/assets\/([\w-]+)-\w+\.js"/g)].map(([, name]) => name)).to.have.members([
      "editor",
      "sign-in",
      "chunk",
      // 1 kB of esbuild's own: a worker has them without the page.
      "chunk",
    ]);
  });

  it("lets no file of a conversation ask for one of which it uses nothing", async () => {
    const embedded = await build("embed/v1", "");
    const files = readdirSync(join(embedded, "assets")).filter((name) => name.startsWith("panel-"));
    expect(files).to.have.length(1);
    for (const file of [join(embedded, "lectern-voice.js"), ...files.map((name) => join(embedded, "assets", name))])
      expect(readFileSync(file, "utf8"), file).not.to.match(/import"/);
  });

  it("leaves what customers embed as it is", async () => {
    const embedded = await build("embed/v1", siteKey);
    for (const file of readdirSync(embedded, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js")))
      expect(readFileSync(join(embedded, file), "utf8"), file).not.to.include(siteKey);
  });
});
