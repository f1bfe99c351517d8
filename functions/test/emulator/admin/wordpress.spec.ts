import { expect } from "chai";
import { apply } from "../../../scripts/admin/apply.ts";
import { openTarget } from "../../../scripts/admin/target.ts";
import { importWordpress } from "../../../scripts/admin/wordpress/import-wordpress.ts";
import type { PageFetcher } from "../../../src/lib/providers/web/page-fetcher.ts";
import { WebError } from "../../../src/lib/providers/web/web-error.ts";
import { firestore } from "../../support/admin-app.ts";
import { aFile, operate } from "../../support/operator.ts";
import { pixel } from "../../support/pictures.ts";
import { aLivePage, aProject, aTemplate, type Project } from "../../support/projects.ts";
import { pixelName } from "./support/a-bakery.ts";
import { aComment, anExport, aPost } from "./support/an-export.ts";

const uploads = "https://old.example/wp-content/uploads";

/** The old site, which has one picture, and one that nobody can read. */
const oldSite: PageFetcher = {
  fetch: async (url) => {
    const found = { url, status: 200, contentType: "image/png" };
    if (url.href === `${uploads}/odd.png`)
      return {
        ...found,
        get body(): Uint8Array {
          throw new RangeError("An odd picture");
        },
      };
    if (url.href !== `${uploads}/loaf.png`) throw new WebError("unreachable");
    return { ...found, body: pixel };
  },
};

const aSite = async (): Promise<Project> => {
  const project = await aProject();
  const fields = [
    { key: "title", label: "Title", type: "text" },
    { key: "excerpt", label: "Excerpt", type: "text" },
    { key: "cover", label: "Cover", type: "image" },
    { key: "topics", label: "Topics", type: "tags" },
  ];
  return { id: project.id, templateId: await aTemplate(project.id, fields) };
};

const imported = async (project: Project, ...items: readonly string[]): Promise<string> => {
  const target = await openTarget(undefined);
  const file = aFile("export.xml", anExport(...items));
  const proposal = await importWordpress(target, project.id, file, { template: project.templateId, fetcher: oldSite });
  await apply(target, proposal);
  return typeof proposal.sentence === "string" ? proposal.sentence : proposal.sentence();
};

const draftsOf = async (project: Project) => {
  const { docs } = await firestore.collection(`projects/${project.id}/documents`).where("visibility", "==", "draft").get();
  return new Map(docs.map((record) => [String(record.get("slug")), record.data()]));
};

describe("admin site import-wordpress", () => {
  it("makes drafts of pages and posts, with pictures, links and redirects, and says what stays behind", async () => {
    const project = await aSite();
    await aLivePage(project, { slug: "taken" });
    const said = await imported(
      project,
      aPost({ id: "7", type: "attachment", status: "inherit", file: `${uploads}/loaf.png` }),
      aPost({
        id: "1",
        title: "Bread &amp; <em>rolls</em>",
        slug: "br%c3%b8d",
        excerpt: "All we bake",
        thumbnail: "7",
        content: `First.\n\n<a href="http://old.example/2019/05/about/">About</a> ![not] <img src="${uploads}/loaf.png" alt="Loaf"><img src="${uploads}/gone.png">`,
        more: aComment + aComment,
      }),
      aPost({ id: "2", type: "page", slug: "about", status: "private", content: '[contact-form-7 id="3"]We are here.' }),
      aPost({ id: "3", slug: "taken", status: "future", content: '<a href="/menu.pdf">Menu</a>' }),
      aPost({ id: "4", slug: "", status: "draft", title: "Notes", link: "https://old.example/?p=4", content: "[sitemap]" }),
      aPost({ id: "5", status: "trash" }),
      aPost({ id: "6", type: "nav_menu_item" }),
      aPost({ id: "8", type: "shop_order", content: "Eve, 12 Street" }),
    );
    const drafts = await draftsOf(project);
    expect([...drafts.keys()]).to.have.members(["brød", "about", "taken-2", "null"]);
    const stored = `${process.env["LECTERN_BASE_URL"] ?? ""}/media/${project.id}/${pixelName.replace(".", "-1x1.")}`;
    const bread = drafts.get("brød");
    expect(bread?.["metadata"]).to.deep.equal({
      slug: "brød",
      title: "Bread & rolls",
      excerpt: "All we bake",
      cover: stored,
      topics: ["Bread & rolls"],
    });
    expect(bread?.["content"]).to.equal(`First.\n\nAbout !\\[not]\n\n![Loaf](${stored})\n\n![](${uploads}/gone.png)`);
    expect(drafts.get("about")?.["content"]).to.equal("We are here.");
    const redirects = await firestore.collection(`projects/${project.id}/redirects`).get();
    expect(redirects.docs.map((record) => `${String(record.get("from"))} > ${String(record.get("to"))}`)).to.have.members([
      "2019/05/brød > brød",
      "2019/05/about > about",
      "2019/05/taken > taken-2",
    ]);
    for (const words of [
      "4 drafts",
      "comments: 2 (“Bread & rolls”)",
      "entries of menus: 1",
      "shop_order",
      "from the trash: 1 (“A post”)",
      "[contact-form-7]: 1",
      "Was private, and is a draft now: 1",
      "Was scheduled, and is a draft now: 1 (“A post, 2019-05-03 10:00”)",
      "Links that still lead to the old site: 1 (“A post”)",
      "Became a draft without text: 1 (“Notes”)",
      `${uploads}/gone.png`,
    ])
      expect(said).to.include(words);
    expect(JSON.stringify([...drafts]))
      .not.to.include("eve@example.com")
      .and.not.to.include("12 Street");
  });

  it("leaves alone what it has imported before, even if somebody has edited it, and links to where it is now", async () => {
    const project = await aSite();
    await imported(project, aPost({ id: "1", slug: "a" }));
    const [before] = (await firestore.collection(`projects/${project.id}/documents`).get()).docs;
    await before?.ref.update({ content: "Edited", slug: "b" });
    const more = aPost({ id: "2", slug: "c", content: '<a href="/?p=1">A</a>' });
    expect(await imported(project, aPost({ id: "1", slug: "a" }), more)).to.include("1 draft was written; 1 were there already");
    const drafts = await draftsOf(project);
    expect(drafts.get("b")?.["content"]).to.equal("Edited");
    expect([...drafts.keys()]).to.have.members(["b", "c"]);
    expect(drafts.get("c")?.["content"]).to.equal("[A](/b)");
  });

  it("brings in what is whole of a damaged file, and says where it is damaged", async () => {
    const project = await aSite();
    const whole = anExport(aPost({ id: "1", slug: "a" }), aPost({ id: "2", slug: "b", title: "Bread" }));
    const file = aFile("x.xml", whole.slice(0, whole.lastIndexOf("]]></content:encoded>")));
    const { output, complaints } = await operate("site", "import-wordpress", project.id, file, "--template", project.templateId, "--yes");
    expect(output, complaints).to.include("1 draft was written").and.include("The file is damaged in “Bread”, which begins in line");
    expect([...(await draftsOf(project)).keys()]).to.deep.equal(["a"]);
  });

  it("goes on after a post that cannot be read, and says which one it was", async () => {
    const project = await aSite();
    const odd = aPost({ id: "1", slug: "odd", title: "Odd", content: `<img src="${uploads}/odd.png">` });
    const said = await imported(project, odd, aPost({ id: "2", slug: "b" }));
    expect([...(await draftsOf(project)).keys()]).to.deep.equal(["b"]);
    expect(said).to.include("1 draft was written.").and.include("can't be read (An odd picture): 1 (“Odd”)");
  });

  it("knows languages and translations, in which pages may have one address", async () => {
    const project = await aSite();
    const inLanguage = (language: string) =>
      `<category domain="language" nicename="${language}"/><category domain="post_translations" nicename="pll_1"/>`;
    const said = await imported(
      project,
      aPost({ id: "1", slug: "a", link: "https://old.example/a/", more: inLanguage("en"), content: '<a href="/nb/a/">Norsk</a>' }),
      aPost({ id: "2", slug: "a", link: "https://old.example/nb/a/", more: inLanguage("nb") }),
    );
    const { docs } = await firestore.collection(`projects/${project.id}/documents`).get();
    const found = docs.map((record) => [record.get("language"), record.get("slug"), record.get("metadata.topics")].join(" ")).sort();
    expect(found).to.deep.equal(["en a Bread & rolls", "nb a Bread & rolls"]);
    expect(new Set(docs.map((record): unknown => record.get("translation_of"))).size).to.equal(1);
    expect(docs.map((record): unknown => record.get("content"))).to.include("[Norsk](/nb/a)");
    expect((await firestore.collection(`projects/${project.id}/redirects`).get()).size).to.equal(0);
    expect(said).to.include("In Norwegian Bokmål: 1");
  });

  for (const [name, text, why] of [
    ["another feed", '<rss version="2.0"><channel><item><title>A</title></item></channel></rss>', "is not an export of WordPress"],
    ["a page", "<!doctype html><p>Hello", "is not an export of WordPress"],
    ["nothing", "", "is not an export of WordPress"],
  ] as const)
    it(`writes nothing for ${name}`, async () => {
      const project = await aSite();
      const { exitCode, complaints } = await operate(
        "site",
        "import-wordpress",
        project.id,
        aFile("x.xml", text),
        "--template",
        project.templateId,
      );
      expect(exitCode).to.equal(1);
      expect(complaints).to.include(why);
      expect((await draftsOf(project)).size).to.equal(0);
    });

  it("is not blown up by entities, and leaves out what is too long", async () => {
    const project = await aSite();
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`;
    const items = [
      aPost({ id: "1", slug: "a", title: "]]>&b;&x;<![CDATA[" }),
      aPost({ id: "2", slug: "long", content: "word ".repeat(900_000) }),
    ];
    const file = aFile("x.xml", anExport(...items).replace("<rss", `${bomb}<rss`));
    const { output, complaints } = await operate("site", "import-wordpress", project.id, file, "--template", project.templateId);
    expect(output, complaints).to.include("1 draft was written").and.include("longer than a page can be: 1");
    const title = JSON.stringify((await draftsOf(project)).get("a")?.["metadata"]);
    expect(title).to.have.length.below(80).and.not.to.include("root");
  });
});
