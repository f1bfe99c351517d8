import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { inventedAddress } from "../../contract/bounds/requests.ts";
import { sitePage, type SitePage, sitePageList, type SitePageList } from "../../answers/site-pages.ts";
import { cacheDir, repositoryDir } from "../../local/stack/paths.ts";
import { runCommand } from "../../local/stack/run-command.ts";
import { firestore } from "../support/admin-app.ts";
import { call, type Reply } from "../support/api.ts";
import { costOf } from "../support/firestore-cost.ts";
import { startRecorder } from "../support/firestore-recorder.ts";
import { startInstance } from "../support/instances.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, aSlug, aTemplate, type Fields, type Project } from "../support/projects.ts";
import { opened, published, refused, refusedPaths, saved } from "../support/replies.ts";
import { stack } from "../support/stack-addresses.ts";

const site = { public_pages: true, home_slug: "home" };

const aPublicSite = async (fields: Fields = {}): Promise<Project> => aProject({ site, site_url: "https://bakery.example", ...fields });

const shown = (reply: Reply): Reply => {
  expect(reply.status, JSON.stringify(reply.body)).to.equal(200);
  expect(reply.headers["cache-control"]).to.equal("public, max-age=20, s-maxage=30");
  expect(reply.headers["access-control-allow-origin"]).to.equal("*");
  return reply;
};

const ask = async ({ id: projectId }: Project, query: Readonly<Record<string, string>>): Promise<Reply> =>
  call("sitePage", { projectId, suffix: `?${new URLSearchParams(query).toString()}` });

const page = async (project: Project, query: Readonly<Record<string, string>>): Promise<SitePage> =>
  sitePage.parse(shown(await ask(project, query)).body);

const list = async ({ id: projectId }: Project, suffix = ""): Promise<SitePageList> =>
  sitePageList.parse(shown(await call("sitePages", { projectId, suffix })).body);

/** Longer than an instance repeats an answer. */
const later = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1_100));

describe("sitePage and sitePages", () => {
  it("show anybody the live pages of a public site, and nothing else of the project", async () => {
    const project = await aPublicSite();
    const doc_template_id = await aTemplate(project.id, [
      { key: "title", label: "Title", type: "text" },
      { key: "cost", label: "Cost", type: "number", private: true },
    ]);
    const metadata = { title: "About us", cost: 5, note: "between us" };
    const [about] = await Promise.all([
      aLivePage(project, { slug: "about", doc_template_id, metadata, content: "We **bake**.\n", secret: "top" }),
      aLivePage(project, { slug: "om-oss", language: "nb", doc_template_id, metadata: { title: "Om oss" } }),
      aForeignDraft(project, { slug: "draft" }),
      aLivePage(project, { slug: "kept", visibility: "archived" }),
      aLivePage(project, { slug: null }),
    ]);
    await firestore.doc(`projects/${project.id}/documents/${about}`).update({ revision: 4 });
    const [, norwegian] = (await list(project)).pages.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    await firestore.doc(`projects/${project.id}/documents/${norwegian?.docId ?? ""}`).update({ translation_of: about });
    const text = await page(project, { slug: "about" });
    expect(text).to.deep.include({
      docId: about,
      metadata: { title: "About us" },
      html: "<p>We <strong>bake</strong>.</p>",
      url: "https://bakery.example/about",
      alternates: [{ language: "nb", slug: "om-oss", url: "https://bakery.example/nb/om-oss" }],
    });
    await later();
    const { pages } = await list(project);
    expect(pages.map(({ slug }) => slug)).to.have.members(["about", "om-oss"]);
    for (const secret of ["top", "between us", "cost", "publisher"]) expect(JSON.stringify([text, pages])).not.to.contain(secret);
    for (const slug of ["draft", "kept"]) refused(await ask(project, { slug }), 404, "not_found");
  });

  it("show nothing of a site that is not public, of another project, and of what is no project", async () => {
    const project = await aProject({ site: { ...site, public_pages: "yes" } });
    const other = await aPublicSite();
    await aLivePage(project, { slug: "about" });
    const answers = [
      await ask(project, { slug: "about" }),
      await ask(other, { slug: "about" }),
      await ask({ ...project, id: "no-such-project" }, { slug: "about" }),
      await ask({ ...project, id: `${project.id}%2Fdocuments%2Fx` }, { slug: "about" }),
      await call("sitePages", { projectId: project.id }),
      await call("sitePages", { projectId: "no-such-project" }),
    ];
    for (const reply of answers) {
      expect(refused(reply, 404, "not_found").error).to.equal("There is no such page.");
      expect(reply.headers["cache-control"]).to.equal("no-store");
    }
  });

  it("follow a page through rename, unpublication and the next publication", async () => {
    const project = await aPublicSite();
    const editor = await anEditor(project);
    const [a, b] = [aSlug(), aSlug()];
    const docId = await aLivePage(project, { slug: a });
    const { draftId } = opened(await editor.open({ slug: a, language: "en" }));
    saved(await editor.save({ draftId, metadata: { slug: b }, content: "Moved", language: "en" }));
    published(await editor.publish({ draftId }));
    expect(await page(project, { slug: a })).to.deep.equal({ redirect_to: `https://bakery.example/${b}` });
    expect(await page(project, { slug: b })).to.include({ docId, content: "Moved" });
    saved(await editor.unpublish(docId));
    await later();
    for (const slug of [a, b]) refused(await ask(project, { slug }), 404, "not_found");
    published(await editor.publish({ draftId: docId }));
    await later();
    expect(await page(project, { slug: b })).to.include({ docId });
    expect(await page(project, { slug: a })).to.deep.equal({ redirect_to: `https://bakery.example/${b}` });
    await firestore.doc(`projects/${project.id}`).update({ "site.live_agent_placement": "destination_page", "site.live_agent_slug": b });
    await later();
    for (const slug of [a, b]) refused(await ask(project, { slug }), 404, "not_found");
  });

  it("name what is wrong with a question, and find nothing for a hostile one", async () => {
    const project = await aPublicSite();
    await aLivePage(project, { slug: "about" });
    expect(refusedPaths(await ask(project, { slug: "a?b", language: "no language" }))).to.have.members(["slug", "language"]);
    expect(refusedPaths(await call("sitePages", { projectId: project.id, suffix: "?limit=101" }))).to.deep.equal(["limit"]);
    for (const cursor of ["x", "W10", Buffer.from('["a/b"]').toString("base64url"), Buffer.from('[5,"a"]').toString("base64url")])
      expect(refusedPaths(await call("sitePages", { projectId: project.id, suffix: `?cursor=${cursor}` }))).to.deep.equal(["cursor"]);
    for (const slug of ["__x__", "constructor", "a/b", "*", "{slug}"]) refused(await ask(project, { slug }), 404, "not_found");
    refused(await call("sitePage", { projectId: project.id, method: "POST", body: {} }), 405, "method_not_allowed");
  });

  it("read around the list once a second, its beginning too, and some continuations, whatever a stranger asks", async () => {
    const project = await aPublicSite();
    await aLivePage(project, { slug: "home" });
    await Promise.all(Array.from({ length: 10 }, async () => aTemplate(project.id, [])));
    await using recorder = await startRecorder(stack.firestoreHost);
    await using alone = await startInstance("sitePages", { FIRESTORE_EMULATOR_HOST: recorder.host });
    const ask = async (suffix: string): Promise<Reply> => call("sitePages", { projectId: project.id, suffix, base: alone.url });
    await ask("");
    const askAll = async (suffixOf: (index: number) => string) => {
      const replies: Reply[] = [];
      const startedMs = performance.now();
      const exchanges = await recorder.during(async () => {
        replies.push(...(await Promise.all(Array.from({ length: 90 }, async (_none, index) => ask(suffixOf(index))))));
      });
      const seconds = Math.ceil((performance.now() - startedMs) / 1_000) + 1;
      const perQuestion = replies.length; // its project
      return { statuses: new Set(replies.map(({ status }) => status)), around: costOf(exchanges).reads - perQuestion, seconds };
    };
    const begun = await askAll((index) => `?limit=${index + 1}`);
    expect(begun.statuses, "lengths").to.deep.equal(new Set([200]));
    expect(begun.around, "lengths").to.be.at.most(begun.seconds * (1 + 10 + 3));
    const invented = (index: number): string => `?cursor=${Buffer.from(JSON.stringify([`a-${index}`])).toString("base64url")}`;
    const [continued, beginning] = await Promise.all([askAll(invented), ask("?limit=5")]);
    expect(continued.statuses, "cursors").to.deep.equal(new Set([200, 503]));
    expect(continued.around, "cursors").to.be.at.most(continued.seconds * (2 * 20 + 1 + 10 + 3));
    shown(beginning);
  });

  it("read of an invented slug what docs/bounds.md says, whatever the site has", async () => {
    const project = await aPublicSite();
    await Promise.all(["home", "about"].map(async (slug) => aLivePage(project, { slug })));
    await using recorder = await startRecorder(stack.firestoreHost);
    await using alone = await startInstance("sitePage", { FIRESTORE_EMULATOR_HOST: recorder.host });
    const slugs = Array.from({ length: 90 }, (_none, index) => `invented-${index}`);
    const exchanges = await recorder.during(async () => {
      for (const reply of await Promise.all(
        slugs.map(async (slug) => call("sitePage", { projectId: project.id, suffix: `?slug=${slug}`, base: alone.url })),
      ))
        refused(reply, 404, "not_found");
    });
    expect(costOf(exchanges).reads).to.be.at.most(slugs.length * inventedAddress.sitePage);
  });

  it("list every page once, a few at a time, also while pages are published", async () => {
    const project = await aPublicSite();
    const ids = await Promise.all(Array.from({ length: 7 }, async () => aLivePage(project)));
    const seen: string[] = [];
    for (let suffix: string | undefined = "?limit=3"; suffix !== undefined;) {
      const { pages, next_cursor } = await list(project, suffix);
      seen.push(...pages.map(({ docId }) => docId));
      // As if it had been published again just now.
      await firestore.doc(`projects/${project.id}/documents/${ids[0] ?? ""}`).update({ updated_at: new Date() });
      suffix = next_cursor === null ? undefined : `?limit=3&cursor=${next_cursor}`;
    }
    expect(seen).to.deep.equal(ids.toSorted());
  });

  it("survive what other programs store", async () => {
    const project = await aPublicSite({ site: { ...site, home_slug: 5, address_pattern: "/x" }, site_url: 7 });
    await Promise.all([
      aLivePage(project, { slug: "odd", metadata: "none", content: 5 }),
      aLivePage(project, { slug: "//evil.example", language: "en" }),
      aLivePage(project, { slug: "none", language: 5, doc_template_id: 5, updated_at: "yesterday", metadata: { title: 7 } }),
      firestore.doc(`projects/${project.id}/redirects/r`).set({ from: "r", to: 5, language: "en" }),
      firestore.doc(`projects/${project.id}/redirects/s`).set({ from: "s", to: "//evil.example", language: "en" }),
    ]);
    refused(await ask(project, { slug: "odd" }), 404, "not_found");
    for (const slug of ["r", "s"]) refused(await ask(project, { slug }), 404, "not_found");
    // Nobody can ask for the page whose language does not exist.
    expect((await list(project)).pages.map(({ slug, url }) => [slug, url])).to.deep.equal([["odd", "/odd"]]);
  });

  it("are unavailable, and not remembered by caches, while the database is out of reach", async () => {
    for (const name of ["sitePage", "sitePages"] as const) {
      await using broken = await startInstance(name, { FIRESTORE_EMULATOR_HOST: "127.0.0.1:9" });
      const reply = await call(name, { projectId: "any", base: broken.url, suffix: "?slug=a" });
      refused(reply, 503, "unavailable");
      expect(reply.headers["cache-control"]).to.equal("no-store");
    }
  });
});

describe("docs/rendering.md", () => {
  it("has a renderer that builds a site from a running deployment, exactly as it is printed", async () => {
    const text = readFileSync(join(repositoryDir, "docs/rendering.md"), "utf8");
    const [, program = ""] = /```js\n([^]*?)```/.exec(text) ?? [];
    expect(program.trim().split("\n").length).to.be.at.most(40);
    const project = await aPublicSite();
    const home = await aLivePage(project, { slug: "home", metadata: { title: "Bread & <buns>" }, content: "Welcome.\n" });
    await Promise.all([
      aLivePage(project, { slug: "hjem", language: "nb", translation_of: home, metadata: { title: "Hjem" } }),
      aLivePage(project, { slug: "docs/start", content: "Begin." }),
      aLivePage(project, { slug: "שעות", language: "he" }),
      aForeignDraft(project, { slug: "draft" }),
    ]);
    const folder = join(cacheDir, "rendered", project.id);
    const file = join(cacheDir, `build-${project.id}.mjs`);
    writeFileSync(file, program);
    const command = ["node", file, stack.hostingUrl, project.id, folder] as const;
    expect(await runCommand(command[0], command.slice(1), { cwd: repositoryDir, signal: AbortSignal.timeout(60_000) })).to.equal(0);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
    expect(files).to.have.members(["index.html", "nb/index.html", "docs/start/index.html", "he/שעות/index.html"]);
    const html = readFileSync(join(folder, "index.html"), "utf8");
    expect(html).to.contain("<title>Bread &#38; &#60;buns&#62;</title>").and.to.contain("<p>Welcome.</p>");
    expect(html).to.contain('<link rel="alternate" hreflang="nb" href="https://bakery.example/nb">');
  });
});
