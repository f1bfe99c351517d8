import { expect } from "chai";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { type DocumentList, documentList } from "../../../answers/documents.ts";
import { templateList } from "../../../answers/template.ts";
import type { UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { firestore } from "../../support/admin-app.ts";
import type { Editor } from "../../support/editor.ts";
import { aForeignDraft, aLivePage, aSlug, aTemplate, aWorkplace } from "../../support/projects.ts";
import { expectOurs, opened, refusedPaths } from "../../support/replies.ts";

const list = async (editor: Editor, query = ""): Promise<DocumentList> => {
  const reply = await editor.list(query);
  expectOurs(reply, 200);
  return documentList.parse(reply.body);
};

const idsOf = ({ documents }: DocumentList): readonly string[] => documents.map(({ id }) => id);

/** All pages of a list. */
const listAll = async (editor: Editor, query: string): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const found: DocumentList = await list(editor, `?${query}${cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`}`);
    ids.push(...idsOf(found));
    cursor = found.next_cursor;
  }
  return ids;
};

const minute = (count: number): Date => new Date(Date.UTC(2026, 0, 1, 0, count));

describe("docsList", () => {
  it("says of pages and drafts what an editor needs to find one", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const live = await aLivePage(project, { slug, updated_at: minute(1), metadata: { title: "About us", secret: "x" } });
    await firestore.doc(`users/${editor.uid}`).set({ profile: { first_name: " Ada ", last_name: "Lovelace" } });
    const { draftId } = opened(await editor.open({ slug, language: "en" }));
    const found = await list(editor);
    const common = { slug, language: "en", title: "About us", doc_template_id: project.templateId };
    expect(found.next_cursor).to.equal(null);
    expect(found.documents[0]).to.deep.include({
      ...common,
      id: draftId,
      visibility: "draft",
      updated_by: editor.uid,
      updated_by_name: "Ada Lovelace",
    });
    expect(found.documents[1]).to.deep.equal({
      ...common,
      id: live,
      visibility: "live",
      translation_of: null,
      updated_at: minute(1).toISOString(),
      updated_by: "publisher",
      updated_by_name: null,
    });
  });

  it("lists the newest change first, page by page, each document once", async () => {
    const { project, editor } = await aWorkplace();
    const ids: string[] = [];
    // Some have the same time of change: their order is defined, too.
    for (let index = 0; index < 25; index++) ids.unshift(await aLivePage(project, { updated_at: minute(Math.floor(index / 3)) }));
    for (const limit of [1, 4, 25, 26]) {
      const all = await listAll(editor, `limit=${limit}`);
      expect(all).to.have.members(ids);
      expect(new Set(all).size).to.equal(25);
    }
    expect(idsOf(await list(editor, "?limit=4"))).to.have.length(4);
    const { documents } = await list(editor);
    const times = documents.map(({ updated_at }) => updated_at);
    expect(times).to.deep.equal(times.toSorted().toReversed());
  });

  it("finds what is at an address, however it is spelt, page by page", async () => {
    const { project, editor } = await aWorkplace();
    const slug = "caf\u00e9";
    const at = async (language: string, count: number) => aLivePage(project, { slug, language, updated_at: minute(count) });
    const [nb, en, he] = [await at("nb", 1), await at("en", 2), await at("he", 3)];
    const draft = await aForeignDraft(project, { slug: "cafe\u0301", updated_at: minute(4) });
    await aLivePage(project, { slug, visibility: "archived" });
    for (const query of [slug, "cafe\u0301"].map((spelling) => `slug=${encodeURIComponent(spelling)}`)) {
      expect(await listAll(editor, `${query}&limit=3`)).to.deep.equal([draft, he, en, nb]);
      expect(idsOf(await list(editor, `?${query}&language=EN`))).to.deep.equal([draft, en]);
      expect(idsOf(await list(editor, `?${query}&language=en&visibility=live`))).to.deep.equal([en]);
    }
    expect(refusedPaths(await editor.list("?slug=/x"))).to.deep.equal(["slug"]);
  });

  it("answers 50 by default", async () => {
    const { project, editor } = await aWorkplace();
    await Promise.all(Array.from({ length: 52 }, async () => aLivePage(project)));
    expect(idsOf(await list(editor))).to.have.length(50);
    expect(idsOf(await list(editor, "?limit=100"))).to.have.length(52);
  });

  it("leaves out documents that do not match, and those that are neither live nor a draft", async () => {
    const { project, editor } = await aWorkplace();
    const [live, draft] = [await aLivePage(project), await aForeignDraft(project)];
    const [brazilian, portuguese] = [await aLivePage(project, { language: "pt-br" }), await aForeignDraft(project, { language: "pt-BR" })];
    await aLivePage(project, { visibility: "archived" });
    expect(idsOf(await list(editor))).to.have.members([live, draft, brazilian, portuguese]);
    expect(idsOf(await list(editor, "?visibility=draft"))).to.have.members([draft, portuguese]);
    expect(idsOf(await list(editor, "?visibility=live&language=en"))).to.have.members([live]);
    for (const language of ["pt-BR", "pt-br", "pt_BR"]) {
      expect(idsOf(await list(editor, `?language=${language}`)), language).to.have.members([brazilian, portuguese]);
    }
    expect(idsOf(await list(editor, "?language=fr"))).to.deep.equal([]);
    expect(idsOf(await list(editor, "?unknown=1&visibility=draft&visibility=live"))).to.have.members([live, brazilian]);
  });

  it("lists documents that other interfaces have stored in other forms, unchanged", async () => {
    const { project, editor } = await aWorkplace();
    const odd = await aLivePage(project, {
      slug: 5,
      language: 7,
      metadata: "none",
      doc_template_id: null,
      updated_by: 3,
      updated_at: "yesterday",
    });
    const plain = await aLivePage(project, { updated_at: Timestamp.fromMillis(1) });
    const found = await listAll(editor, "limit=1");
    expect(found).to.deep.equal([odd, plain]);
    const [document] = (await list(editor)).documents;
    expect(document).to.deep.include({ id: odd, slug: null, language: "", title: null, doc_template_id: "", updated_by: null });
  });

  it("finds documents without a time of change by their slug", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const timeless = await Promise.all(["en", "nb"].map(async (language) => aLivePage(project, { slug, language })));
    await Promise.all(
      timeless.map(async (id) => firestore.doc(`projects/${project.id}/documents/${id}`).update({ updated_at: FieldValue.delete() })),
    );
    const timed = await aLivePage(project, { slug, language: "fr" });
    expect(await listAll(editor, "limit=1")).to.deep.equal([timed]);
    const found = await listAll(editor, `slug=${slug}&limit=1`);
    expect(found).to.have.members([...timeless, timed]);
  });

  it("says where a slug without a page redirects to, as long as a page is there", async () => {
    const { project, editor } = await aWorkplace();
    const [from, to] = ["caf\u00e9", aSlug()];
    const redirect = async (fields: UnknownRecord) => firestore.collection(`projects/${project.id}/redirects`).add({ from, ...fields });
    await redirect({ to, language: "pt-BR" });
    const redirectsFrom = async (slug: string, query = "") =>
      (await list(editor, `?slug=${encodeURIComponent(slug)}${query}`)).redirects_to;
    expect(await redirectsFrom(from)).to.equal(undefined);
    // In another language, it is another page.
    await aLivePage(project, { slug: to });
    expect(await redirectsFrom(from)).to.equal(undefined);
    const target = await aLivePage(project, { slug: to, language: "pt_br" });
    const found = [{ slug: to, language: "pt-BR" }];
    expect(await redirectsFrom(from)).to.deep.equal(found);
    expect(await redirectsFrom("cafe\u0301", "&visibility=live&language=pt-br")).to.deep.equal(found);
    expect(await redirectsFrom(from, "&language=en")).to.equal(undefined);
    expect(await redirectsFrom(to)).to.equal(undefined);
    const targetRef = firestore.doc(`projects/${project.id}/documents/${target}`);
    await targetRef.update({ visibility: "draft" });
    expect(await redirectsFrom(from, "&visibility=live")).to.equal(undefined);
    expect(await redirectsFrom(from)).to.deep.equal(found);
    await targetRef.update({ visibility: "live" });
    await aLivePage(project, { slug: from });
    expect(await redirectsFrom(from)).to.equal(undefined);
  });

  it("takes a redirect that another program stored in another form for none", async () => {
    const { project, editor } = await aWorkplace();
    const [from, to] = [aSlug(), aSlug()];
    await aLivePage(project, { slug: to });
    await aLivePage(project, { slug: "" });
    const odd: readonly UnknownRecord[] = [
      {},
      ...[null, 5, [to], { slug: to }, "", `/${to}`, from, "\u0000", "x".repeat(100_000)].map((value) => ({ to: value, language: "en" })),
      ...[undefined, null, 5, "", "klingon", "x".repeat(100_000)].map((value) => ({ to, ...(value !== undefined && { language: value }) })),
    ];
    const redirects = firestore.collection(`projects/${project.id}/redirects`);
    await Promise.all(odd.map(async (fields) => redirects.add({ from, ...fields })));
    await redirects.add({ from: 5, to, language: "en" });
    expect(await list(editor, `?slug=${from}`)).to.deep.equal({ documents: [], next_cursor: null });
    await redirects.add({ from, to, language: "EN" });
    expect((await list(editor, `?slug=${from}&visibility=live`)).redirects_to).to.deep.equal([{ slug: to, language: "EN" }]);
  });

  it("goes on after a document whose time of change is a list", async () => {
    const { project, editor } = await aWorkplace();
    const odd = await Promise.all(
      [["yesterday", 2], [Timestamp.fromMillis(1), { a: 1 }], []].map(async (updated) => aLivePage(project, { updated_at: updated })),
    );
    const plain = await aLivePage(project, { updated_at: Timestamp.fromMillis(1) });
    const found = await listAll(editor, "limit=1");
    expect(found).to.have.members([...odd, plain]);
    expect(found.at(-1)).to.equal(plain);
  });

  const wrong: readonly (readonly [string, string])[] = [
    ["?limit=0", "limit"],
    ["?limit=101", "limit"],
    ["?limit=ten", "limit"],
    ["?limit=1.5", "limit"],
    ["?limit=", "limit"],
    ["?visibility=archived", "visibility"],
    ["?language=klingon", "language"],
    ["?cursor=nonsense", "cursor"],
    ["?cursor=", "cursor"],
    [`?cursor=${Buffer.from('[{"seconds":1e99,"nanoseconds":0},"a"]').toString("base64url")}`, "cursor"],
    [`?cursor=${Buffer.from('[null,"a/b"]').toString("base64url")}`, "cursor"],
    [`?cursor=${Buffer.from('[null,"__a__"]').toString("base64url")}`, "cursor"],
    ["?cursor=%00", "cursor"],
  ];
  for (const [query, name] of wrong) {
    it(`refuses ${query} and names ${name}`, async () => {
      const { editor } = await aWorkplace();
      expect(refusedPaths(await editor.list(query))).to.deep.equal([name]);
    });
  }
});

describe("templatesList", () => {
  it("lists the templates of the project with their fields", async () => {
    const { project, editor } = await aWorkplace();
    const fields = [{ key: "when", label: "When", type: "date" }];
    const id = await aTemplate(project.id, fields);
    await firestore.doc(`projects/${project.id}/templates/odd`).set({ fields: "none", other: Timestamp.now() });
    const stars = { key: "stars", label: "Stars", type: "rating", icon: "star" };
    const unusable = ["title", { key: "a" }, { ...stars, label: { en: "Stars" } }, { ...stars, options: "1 to 5" }];
    await firestore.doc(`projects/${project.id}/templates/foreign`).set({ name: "Review", fields: [stars, ...unusable] });
    const reply = await editor.templates();
    expectOurs(reply, 200);
    const { templates } = templateList.parse(reply.body);
    expect(templates).to.have.length(4);
    expect(templates).to.deep.include({ id, name: "Article", fields }).and.to.deep.include({ id: "odd", name: "", fields: [] });
    expect(templates).to.deep.include({ id: "foreign", name: "Review", fields: [stars] });
  });
});
