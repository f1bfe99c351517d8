import { expect } from "chai";
import * as z from "zod";
import { documentList } from "../../../answers/documents.ts";
import { firestore } from "../../support/admin-app.ts";
import { together } from "../../support/concurrent-clients.ts";
import { everythingIn, storedDrafts, storedPage } from "../../support/documents.ts";
import type { Editor } from "../../support/editor.ts";
import { aForeignDraft, aLivePage, aProject, aSlug, aWorkplace, type Workplace } from "../../support/projects.ts";
import { discarded, expectOurs, opened, published, refused, refusedPaths, saved } from "../../support/replies.ts";

const textOf = ({ project }: Workplace, language: string, slug = aSlug()) => ({
  draftId: "new",
  metadata: { title: "Om oss", slug },
  content: "Tekst",
  language,
  doc_template_id: project.templateId,
});

/** A new draft that translates a document. */
const translate = async (workplace: Workplace, original: string, language = "nb", slug = aSlug()): Promise<string> =>
  saved(await workplace.editor.save({ ...textOf(workplace, language, slug), translation_of: original })).draftId;

const listed = async (editor: Editor, query: string) => {
  const reply = await editor.list(query);
  expectOurs(reply, 200);
  return documentList.parse(reply.body).documents;
};

/** The documents that translate this one, it included, sorted. */
const groupOf = async (editor: Editor, id: string): Promise<readonly string[]> =>
  (await listed(editor, `?translations_of=${id}`)).map((document) => document.id).toSorted();

const Named = z.object({ translation_of: z.string() });

describe("a translation", () => {
  it("names the page that it translates, in lists too, and keeps the name when it is published and opened again", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const original = await aLivePage(project);
    const slug = aSlug();
    const draftId = await translate(workplace, original, "nb", slug);
    expect((await listed(editor, "?visibility=draft"))[0]).to.include({ id: draftId, translation_of: original });
    const { docId } = published(await editor.publish({ draftId }));
    expect(await storedPage(project.id, docId)).to.include({ translation_of: original });
    const { draftId: clone } = opened(await editor.open({ slug, language: "nb" }));
    expect(await storedPage(project.id, clone)).to.include({ translation_of: original });
    expect(await groupOf(editor, original)).to.deep.equal([original, docId, clone].toSorted());
    const [first] = await listed(editor, `?translations_of=${docId}&language=en`);
    expect(first).to.include({ id: original, translation_of: null });
  });

  it("and its original find each other whatever their slugs become", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const slug = aSlug();
    const original = await aLivePage(project, { slug });
    const draftId = await translate(workplace, original);
    const { docId } = published(await editor.publish({ draftId }));
    const { draftId: clone } = opened(await editor.open({ slug, language: "en" }));
    saved(await editor.save({ draftId: clone, metadata: { slug: aSlug() }, content: "Moved", language: "en" }));
    published(await editor.publish({ draftId: clone }));
    for (const id of [original, docId]) expect(await groupOf(editor, id)).to.deep.equal([original, docId].toSorted());
  });

  it("of a draft finds the page that the draft becomes", async () => {
    const workplace = await aWorkplace();
    const { editor } = workplace;
    const draftId = saved(await editor.save(textOf(workplace, "en"))).draftId;
    const translation = await translate(workplace, draftId);
    expect(await groupOf(editor, draftId)).to.deep.equal([draftId, translation].toSorted());
    const { docId } = published(await editor.publish({ draftId }));
    expect(await groupOf(editor, translation)).to.deep.equal([docId, translation].toSorted());
    expect(await groupOf(editor, docId)).to.deep.equal([docId, translation].toSorted());
  });

  it("of a clone, an unpublished page, or another translation names what these name", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const slug = aSlug();
    const original = await aLivePage(project, { slug });
    const { draftId: clone } = opened(await editor.open({ slug, language: "en" }));
    const first = await translate(workplace, clone);
    const second = await translate(workplace, first, "de");
    discarded(await editor.discard({ draftId: clone }));
    saved(await editor.unpublish(original));
    const third = await translate(workplace, original, "fr");
    for (const id of [first, second, third]) expect(Named.parse(await storedPage(project.id, id)).translation_of).to.equal(original);
    published(await editor.publish({ draftId: original }));
    expect(await groupOf(editor, original)).to.deep.equal([original, first, second, third].toSorted());
  });

  it("is paired by slug if nobody has said more", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const page = await aLivePage(project, { slug });
    const draft = await aForeignDraft(project, { slug, language: "nb" });
    await aLivePage(project, { slug, language: "de", translation_of: "another" });
    await aLivePage(project, { slug, language: "fr", visibility: "archived" });
    expect(await groupOf(editor, page)).to.deep.equal([page, draft].toSorted());
    expect(await groupOf(editor, draft)).to.deep.equal([page, draft].toSorted());
    expect(await groupOf(editor, "none")).to.deep.equal([]);
  });

  it("of nothing is refused, and writes nothing", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const elsewhere = await aLivePage(await aProject());
    const odd = await aLivePage(project, { visibility: "archived" });
    const draftId = await aForeignDraft(project);
    const before = await everythingIn(project.id);
    for (const translation_of of ["none", elsewhere, odd, "..", "a/versions/1", "", 5, null])
      expect(refusedPaths(await editor.save({ ...textOf(workplace, "nb"), translation_of }))).to.deep.equal(["translation_of"]);
    const text = { draftId, metadata: {}, content: "A", language: "en" };
    expect(refusedPaths(await editor.save({ ...text, translation_of: odd }))).to.deep.equal(["translation_of"]);
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("is created once by repeated requests, also at the same time, and a key stays with its original", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const [one, other] = [await aLivePage(project), await aLivePage(project)];
    const body = textOf(workplace, "nb");
    const key = { "Idempotency-Key": "once" };
    const made = await together(4, async () => saved(await editor.save({ ...body, translation_of: one }, key)).draftId);
    expect(new Set(made).size).to.equal(1);
    refused(await editor.save({ ...body, translation_of: other }, key), 422, "idempotency_key_reused");
    // The original is gone: the draft exists, and so the answer stays.
    await firestore.doc(`projects/${project.id}/documents/${one}`).delete();
    expect(saved(await editor.save({ ...body, translation_of: one }, key)).draftId).to.equal(made[0]);
    expect(await storedDrafts(project.id)).to.have.length(1);
  });

  it("keeps what another program has stored as its name", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project, { translation_of: 5, metadata: { title: "T" } });
    expect((await listed(editor, "?visibility=draft"))[0]).to.include({ id: draftId, translation_of: null });
    const { docId } = published(await editor.publish({ draftId }));
    expect(await storedPage(project.id, docId)).to.include({ translation_of: 5 });
  });
});
