import { expect } from "chai";
import { runtime } from "../../../src/lib/platform/config/runtime.ts";
import { previewHeaders } from "../../../src/lib/pages/previews/preview-html.ts";
import { chooseTexts } from "../../../src/lib/pages/previews/preview-texts.ts";
import { type Instance, limitedMemory, memoryOf, startInstance } from "../../support/instances.ts";
import { aForeignDraft, aWorkplace } from "../../support/projects.ts";
import { made, nothing, show } from "./support/shown-previews.ts";

describe("previews in processes of their own", () => {
  let pages: Instance;
  before(async () => {
    pages = await startInstance("previewPage");
  });
  after(async () => pages.stop());

  it("answer the same to names that no path has", async () => {
    for (const token of ["..%2F..%2Fapi", "%00", "%E0%A4%A", "a%2Fb", "x".repeat(5_000)]) {
      const { status, headers, html } = await show(`${pages.url}/preview/${token}`);
      expect([status, headers.get("Cache-Control"), html]).to.deep.equal([404, "no-store", await nothing()]);
    }
  });

  const at = (url: string): string => `${pages.url}${new URL(url).pathname}`;

  it("show a megabyte of hostile text as text, and others do not wait for all of it", async () => {
    const { project, editor } = await aWorkplace();
    const hostile = "<script>alert(1)</script> [a](javascript:alert(1)) <img src=x onerror=alert(1)>\n\n> > - *b*\n\n";
    const draftId = await aForeignDraft(project, {
      metadata: { title: "</title><script>alert(1)</script>", description: '"><script>' },
      language: 'en"><script>',
      content: hostile.repeat(Math.floor(900_000 / hostile.length)),
    });
    const small = await aForeignDraft(project, { content: "Small" });
    const [large, little] = [made(await editor.preview({ draftId })), made(await editor.preview({ draftId: small }))];
    await show(at(little.url));
    const order: string[] = [];
    const asked = show(at(large.url)).then(({ html }) => {
      order.push("large");
      return html;
    });
    await show(at(little.url)).then(() => order.push("small"));
    const html = await asked;
    expect(order).to.deep.equal(["small", "large"]);
    const [, shown = ""] = html.split("</head>");
    expect(shown.match(/<(?:script|img|svg)|<[^>]* (?:on\w+|href)=/g)).to.equal(null);
    expect(html.length).to.be.above(900_000);
  });

  it("show as many hostile texts at once as an instance gets, within its memory @nightly", async () => {
    await using small = await startInstance("previewPage", limitedMemory("previewPage"));
    const { project, editor } = await aWorkplace();
    const shapes = [
      "- a\n",
      "> - *b*\n\n",
      "[a](b) *c*\n\n",
      "|a|b|\n|-|-|\n|c|\n\n",
      `${"> ".repeat(31)}a\n`,
      "*a **b _c ",
      "<",
      "# a\n",
      "`a` ",
      "a\n\n",
    ];
    const urls = await Promise.all(
      shapes.map(async (shape) => {
        const draftId = await aForeignDraft(project, { content: shape.repeat(900_000 / shape.length) });
        return made(await editor.preview({ draftId })).url;
      }),
    );
    expect(urls.length).to.equal(runtime.previewPage.concurrency);
    const ask = async (url: string): Promise<number> => (await show(`${small.url}${new URL(url).pathname}`)).status;
    for (const status of await Promise.all(urls.map(ask)))
      expect(status, "on a slow machine the last ones are late").to.be.oneOf([200, 503]);
    for (const url of urls) expect(await ask(url)).to.equal(200);
    if (process.platform === "linux") expect(small.peakMiB()).to.be.below(memoryOf("previewPage"));
  });

  it("say in the reviewer's language that storage is not there, with 503, and the log has no token", async () => {
    const token = "T".repeat(32);
    await using broken = await startInstance("previewPage", { FIRESTORE_EMULATOR_HOST: "127.0.0.1:9" });
    const { status, headers, html } = await show(`${broken.url}/preview/${token}`, { headers: { "Accept-Language": "he" } });
    expect(status).to.equal(503);
    expect(Object.fromEntries(headers)).to.include({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": "5",
      "x-content-type-options": "nosniff",
    });
    expect(headers.get("Content-Security-Policy")).to.equal(previewHeaders["Content-Security-Policy"]);
    expect(html).to.include('<html lang="he" dir="rtl">').and.to.include(chooseTexts("he").outageTitle);
    expect(broken.log()).not.to.include(token);
  });
});
