import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { storedPage, storedVersions } from "../../support/documents.ts";
import type { Editor } from "../../support/editor.ts";
import { aForeignDraft, aLivePage, anEditor, aSlug, aWorkplace, type Project } from "../../support/projects.ts";
import { opened, refusedPaths, saved } from "../../support/replies.ts";

interface Opened {
  readonly project: Project;
  readonly editor: Editor;
  readonly draftId: string;
  readonly etag: string;
}

/** A draft that was just cloned from a live page. */
const anOpenedDraft = async (content = "Original"): Promise<Opened> => {
  const { project, editor } = await aWorkplace();
  const slug = aSlug();
  await aLivePage(project, { slug, content, metadata: { title: "Original" } });
  const { draftId, etag } = opened(await editor.open({ slug, language: "en" }));
  return { project, editor, draftId, etag };
};

/** Saves texts in order, each on top of the revision before it. Returns the last tag. */
const autoSave = async (editor: Editor, draftId: string, etag: string, contents: readonly string[]): Promise<string> => {
  let tag = etag;
  for (const content of contents) {
    tag = saved(await editor.save({ draftId, metadata: {}, content, language: "en" }, { "If-Match": tag })).etag;
  }
  return tag;
};

const keptContents = async ({ project, draftId }: Opened): Promise<readonly unknown[]> =>
  (await storedVersions(project.id, draftId)).map(({ fields }) => fields?.["content"]);

describe("editSave, versions", () => {
  it("keeps the original before the first save, with who wrote it and when", async () => {
    const draft = await anOpenedDraft();
    const before = await storedPage(draft.project.id, draft.draftId);
    saved(
      await draft.editor.save(
        { draftId: draft.draftId, metadata: { title: "New" }, content: "New", language: "fr" },
        { "If-Match": draft.etag },
      ),
    );
    const [version, ...more] = await storedVersions(draft.project.id, draft.draftId);
    expect(more).to.deep.equal([]);
    expect(version?.id).to.match(/^lectern-0000000001-/);
    expect(version).to.deep.include({
      fields: {
        metadata: { title: "Original" },
        content: "Original",
        language: "en",
        saved_at: before?.["updated_at"],
        saved_by: draft.editor.uid,
        bytes: "Original".length + 1 + "title".length + 1 + "Original".length + 1 + "title".length + 1 + 20,
      },
    });
  });

  it("lets the auto-saves of one author share one version", async () => {
    const draft = await anOpenedDraft();
    await autoSave(draft.editor, draft.draftId, draft.etag, ["Original 1", "Original 12", "Original 123", "Original 1234"]);
    expect(await keptContents(draft)).to.deep.equal(["Original"]);
  });

  it("keeps what every save replaces that does not say which revision it knows", async () => {
    const draft = await anOpenedDraft();
    for (const content of ["One", "Two", "Three"]) {
      saved(await draft.editor.save({ draftId: draft.draftId, metadata: {}, content, language: "en" }));
    }
    expect(await keptContents(draft)).to.deep.equal(["Original", "One", "Two"]);
  });

  it("keeps what another author wrote", async () => {
    const draft = await anOpenedDraft();
    const colleague = await anEditor(draft.project);
    const mine = await autoSave(draft.editor, draft.draftId, draft.etag, ["Original, mine", "Original, mine 2"]);
    const theirs = await autoSave(colleague, draft.draftId, mine, ["Original, theirs", "Original, theirs 2"]);
    await autoSave(draft.editor, draft.draftId, theirs, ["Original, mine again"]);
    expect(await keptContents(draft)).to.deep.equal(["Original", "Original, mine 2", "Original, theirs 2"]);
    const authors = (await storedVersions(draft.project.id, draft.draftId)).map(({ fields }) => fields?.["saved_by"]);
    expect(authors).to.deep.equal([draft.editor.uid, draft.editor.uid, colleague.uid]);
  });

  it("keeps an article that another one of the same length replaces, a moment after it was saved", async () => {
    const draft = await anOpenedDraft("Short.");
    const article = "An article about bread, with an opinion. ".repeat(27).slice(0, 1_080);
    const other = "Something else, which nobody asked for. ".repeat(27).slice(0, 1_080);
    await autoSave(draft.editor, draft.draftId, draft.etag, [article, other]);
    expect(await keptContents(draft)).to.deep.equal(["Short.", article]);
  });

  it("keeps a text of which more than a tenth is missing, in a field too, and not one of which less is", async () => {
    const draft = await anOpenedDraft("one ".repeat(100));
    await autoSave(draft.editor, draft.draftId, draft.etag, ["one ".repeat(101), "one ".repeat(95), "one ".repeat(80)]);
    expect(await keptContents(draft)).to.deep.equal(["one ".repeat(100), "one ".repeat(95)]);
    const summary = "a field of a hundred characters ".repeat(3);
    const save = async (metadata: object, etag: string): Promise<string> =>
      saved(await draft.editor.save({ draftId: draft.draftId, metadata, content: "", language: "en" }, { "If-Match": etag })).etag;
    const written = await save({ summary }, await newestTag(draft));
    await save({ summary: null }, await save({ summary, more: "words" }, written));
    const fields = (await storedVersions(draft.project.id, draft.draftId)).map((version) => version.fields?.["metadata"]);
    expect(fields.at(-1)).to.deep.equal({ title: "Original", summary, more: "words" });
    expect(fields).to.have.length(4);
  });

  it("keeps what is replaced when the save asks for it, once however often it is sent", async () => {
    const draft = await anOpenedDraft();
    const etag = await autoSave(draft.editor, draft.draftId, draft.etag, ["Original 1"]);
    const body = { draftId: draft.draftId, metadata: {}, content: "Original 12", language: "en", keep: true };
    const headers = { "If-Match": etag, "Idempotency-Key": "restore-1" };
    const tags = [await draft.editor.save(body, headers), await draft.editor.save(body, headers)].map((reply) => saved(reply).etag);
    expect(tags[0]).to.equal(tags[1]);
    expect(await keptContents(draft)).to.deep.equal(["Original", "Original 1"]);
    expect(refusedPaths(await draft.editor.save({ ...body, keep: "yes" }))).to.deep.equal(["keep"]);
  });

  it("keeps the text again when the last version is ten minutes old", async () => {
    const draft = await anOpenedDraft();
    const first = await autoSave(draft.editor, draft.draftId, draft.etag, ["Original 1"]);
    await ageVersions(draft, 9.5);
    expect(first).not.to.equal(await newestTag(draft));
    await autoSave(draft.editor, draft.draftId, await newestTag(draft), ["Original 12"]);
    expect(await keptContents(draft)).to.deep.equal(["Original"]);
    await ageVersions(draft, 10.5);
    await autoSave(draft.editor, draft.draftId, await newestTag(draft), ["Original 123", "Original 1234"]);
    expect(await keptContents(draft)).to.deep.equal(["Original", "Original 12"]);
  });

  it("keeps both texts of two people who save without knowing of each other", async () => {
    const draft = await anOpenedDraft();
    const colleague = await anEditor(draft.project);
    for (const [author, content] of [
      [draft.editor, "Mine"],
      [colleague, "Theirs"],
    ] as const) {
      saved(await author.save({ draftId: draft.draftId, metadata: {}, content, language: "en" }));
    }
    expect([...(await keptContents(draft)), (await storedPage(draft.project.id, draft.draftId))?.["content"]]).to.deep.equal([
      "Original",
      "Mine",
      "Theirs",
    ]);
  });

  it("keeps 50 of those that are closest in time, the first and the newest among them, at every moment", async () => {
    const draft = await anOpenedDraft("Text 0");
    for (let count = 1; count <= 53; count++) {
      saved(await draft.editor.save({ draftId: draft.draftId, metadata: {}, content: `Text ${count}`, language: "en" }));
      if (count >= 50) expect(await storedVersions(draft.project.id, draft.draftId)).to.have.length(50);
    }
    const kept = await keptContents(draft);
    expect(kept[0]).to.equal("Text 0");
    expect(kept.at(-1)).to.equal("Text 52");
  });

  it("neither counts nor prunes nor overwrites the versions of another interface", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project, { revision: 2 });
    const versions = firestore.collection(`projects/${project.id}/documents/${draftId}/versions`);
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) => versions.doc(String(index + 7)).set({ content: `Theirs ${index + 7}` })),
    );
    saved(await editor.save({ draftId, metadata: {}, content: "New", language: "en" }));
    const kept = await storedVersions(project.id, draftId);
    expect(kept).to.have.length(51);
    expect(kept.filter(({ id }) => /^\d+$/.test(id)).map(({ fields }) => fields)).to.have.deep.members(
      Array.from({ length: 50 }, (_, index) => ({ content: `Theirs ${index + 7}` })),
    );
    expect(kept.at(-1)?.fields).to.include({ content: "# A page\n", saved_by: "publisher" });
  });
});

/** Makes the newest version this many minutes old in the draft's own index. */
const ageVersions = async ({ project, draftId }: Opened, minutes: number): Promise<void> => {
  const [id] = (await storedVersions(project.id, draftId)).map((version) => version.id);
  await firestore
    .doc(`projects/${project.id}/documents/${draftId}`)
    .update({ kept_versions: [{ id, kept_at: new Date(Date.now() - minutes * 60_000) }] });
};

/** The draft's present tag: changing its index from outside is a write, too. */
const newestTag = async ({ editor, draftId }: Opened): Promise<string> => opened(await editor.read(draftId)).etag;
