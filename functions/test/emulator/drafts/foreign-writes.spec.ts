import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedDrafts, storedPage, storedVersions } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aSlug, aWorkplace, type Fields, type Workplace } from "../../support/projects.ts";
import { discarded, opened, refused, saved } from "../../support/replies.ts";

/** Writes of a publishing interface, an import or a script, which do not know our revisions. */

interface OpenedDraft extends Workplace {
  readonly draftId: string;
  readonly etag: string;
  readonly slug: string;
  /** Writes to the draft as another interface does. */
  readonly change: (fields: Fields) => Promise<unknown>;
}

const anOpenedDraft = async (live: Fields = {}): Promise<OpenedDraft> => {
  const workplace = await aWorkplace();
  const slug = aSlug();
  await aLivePage(workplace.project, { slug, ...live });
  const { draftId, etag } = opened(await workplace.editor.open({ slug, language: "en" }));
  const ref = firestore.doc(`projects/${workplace.project.id}/documents/${draftId}`);
  return { ...workplace, slug, draftId, etag, change: async (fields) => ref.update(fields) };
};

describe("a draft that another interface writes to", () => {
  const text = (draftId: string, content: string) => ({ draftId, metadata: {}, content, language: "en" });

  it("has another tag, and a save or a discard with the old one changes nothing", async () => {
    const { project, editor, draftId, etag, change } = await anOpenedDraft();
    await change({ content: "Theirs", "metadata.title": "Theirs" });
    const before = await everythingIn(project.id);
    for (const reply of [
      await editor.save(text(draftId, "Mine"), { "If-Match": etag }),
      await editor.discard({ draftId }, { "If-Match": etag }),
    ]) {
      const { details = [] } = refused(reply, 412, "stale_revision");
      expect(details.map(({ path }) => path))
        .to.include.members(["content", "metadata.title"])
        .and.not.include("language");
    }
    expect(await everythingIn(project.id)).to.deep.equal(before);
    expect(opened(await editor.read(draftId)).etag).not.to.equal(etag);
  });

  it("has another tag even after a write that does not touch its text", async () => {
    const { editor, draftId, etag, change } = await anOpenedDraft();
    await change({ seo: { index: false } });
    expect(opened(await editor.read(draftId)).etag).not.to.equal(etag);
    refused(await editor.save(text(draftId, "Mine"), { "If-Match": etag }), 412, "stale_revision");
  });

  it("keeps what they wrote as a version, whoever replaces it and whatever they know", async () => {
    const { project, editor, draftId, etag, change } = await anOpenedDraft({ content: "Original" });
    const first = saved(await editor.save(text(draftId, "Mine, one"), { "If-Match": etag }));
    await change({ content: "Theirs, beside" });
    // The author sees the change, and continues as auto-save does.
    const { etag: seen } = opened(await editor.read(draftId));
    expect(seen).not.to.equal(first.etag);
    saved(await editor.save(text(draftId, "Mine, two and more"), { "If-Match": seen }));
    const kept = await storedVersions(project.id, draftId);
    expect(kept.map(({ fields }) => fields?.["content"])).to.deep.equal(["Original", "Theirs, beside"]);
    expect(kept.map(({ fields }) => fields?.["saved_by"])).to.deep.equal([editor.uid, null]);
  });

  it("says who wrote it and when, or that this is unknown, and never 1970", async () => {
    const { project, editor, draftId, etag, change } = await anOpenedDraft();
    expect(opened(await editor.read(draftId))).to.include({ updated_by: editor.uid });
    await change({ content: "Theirs" });
    const unnamed = opened(await editor.read(draftId));
    expect(unnamed).to.include({ updated_by: null, updated_by_name: null });
    const writtenAt = (await firestore.doc(`projects/${project.id}/documents/${draftId}`).get()).updateTime?.toDate();
    expect(unnamed.updated_at).to.equal(writtenAt?.toISOString());
    const { error, details = [] } = refused(await editor.save(text(draftId, "Mine"), { "If-Match": etag }), 412, "stale_revision");
    expect(error).to.include("another program").and.to.include(unnamed.updated_at);
    expect(details.map(({ path }) => path)).not.to.include("updated_by");

    const bare = await aForeignDraft(project, { updated_at: null, updated_by: null });
    expect(opened(await editor.read(bare))).to.include({ updated_by: null });
    expect(opened(await editor.read(bare)).updated_at).not.to.match(/^1970/);
    expect(refused(await editor.discard({ draftId: bare }, { "If-Match": '"garbled"' }), 412, "stale_revision").details).to.deep.include({
      path: "If-Match",
      message: "is not a tag of a draft",
    });
  });

  it("loses its versions also when they have deleted it", async () => {
    const { project, editor, draftId, etag } = await anOpenedDraft();
    saved(await editor.save(text(draftId, "Mine"), { "If-Match": etag }));
    await firestore.doc(`projects/${project.id}/documents/${draftId}`).delete();
    discarded(await editor.discard({ draftId }));
    expect(await storedDrafts(project.id)).to.deep.equal([]);
    expect(await storedVersions(project.id, draftId)).to.deep.equal([]);
    refused(await editor.discard({ draftId }), 404, "not_found");
  });

  it("is not discarded when they have given it a visibility of their own, and keeps its versions", async () => {
    const { project, editor, draftId, change } = await anOpenedDraft();
    saved(await editor.save(text(draftId, "Mine")));
    await firestore.doc(`projects/${project.id}/documents/${draftId}/versions/theirs`).set({ content: "Theirs" });
    await change({ visibility: "archived" });
    const before = await everythingIn(project.id);
    refused(await editor.discard({ draftId }), 400, "not_a_draft");
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("leaves the subcollections of a live page that they have deleted", async () => {
    const { project, editor } = await aWorkplace();
    const id = await aLivePage(project);
    const page = firestore.doc(`projects/${project.id}/documents/${id}`);
    await page.collection("versions").doc("theirs").set({ content: "Theirs" });
    await page.delete();
    refused(await editor.discard({ draftId: id }), 404, "not_found");
    expect(await storedVersions(project.id, id)).to.have.length(1);
  });
});

describe("a text in another form", () => {
  const forms: Readonly<Record<string, Fields>> = {
    "content that is a number": { content: 5 },
    "content that is a list": { content: [{ type: "paragraph", text: "Theirs" }] },
    "metadata that is a string": { metadata: "title: Theirs" },
    "metadata that is a list": { metadata: ["Theirs"] },
  };
  for (const [what, fields] of Object.entries(forms)) {
    it(`is refused, never shown as empty and never overwritten: ${what}`, async () => {
      const { project, editor } = await aWorkplace();
      const [slug, draftSlug] = [aSlug(), aSlug()];
      await aLivePage(project, { slug, ...fields });
      const draftId = await aForeignDraft(project, { slug: draftSlug, ...fields });
      const before = await everythingIn(project.id);
      for (const reply of [
        await editor.open({ slug, language: "en" }),
        await editor.open({ slug: draftSlug, language: "en" }),
        await editor.read(draftId),
        await editor.save({ draftId, metadata: {}, content: "", language: "en" }),
      ]) {
        expect(refused(reply, 409, "unreadable_document").error).to.match(/its (content|metadata) is not a /);
      }
      expect(await everythingIn(project.id)).to.deep.equal(before);
      discarded(await editor.discard({ draftId }));
    });
  }
});

describe("a clone", () => {
  it("has the live page's other fields, which nothing touches", async () => {
    const others = { seo: { title: "S", tags: ["a"] }, author: "ada", parent_id: "home", tags: ["x"], order: 1.5, hidden: null };
    const { project, editor, draftId, slug } = await anOpenedDraft(others);
    saved(await editor.save({ draftId, metadata: { title: "New" }, content: "New", language: "en" }));
    expect(await storedPage(project.id, draftId)).to.deep.include({ ...others, slug, visibility: "draft" });
  });

  it("may go back to where it came from when the live page was published again under another id", async () => {
    const { project, editor, draftId, slug } = await anOpenedDraft();
    const move = async (to: string) => saved(await editor.save({ draftId, metadata: { slug: to }, content: "Text", language: "en" }));
    await move(aSlug());
    const [live] = (await firestore.collection(`projects/${project.id}/documents`).where("slug", "==", slug).get()).docs;
    await live?.ref.delete();
    await aLivePage(project, { slug });
    await move(slug);
    expect(await storedPage(project.id, draftId)).to.include({ slug });
  });

  it("may return to the place of a page that was published from it, and to no other", async () => {
    const { project, editor } = await aWorkplace();
    const [home, other] = [aSlug(), aSlug()];
    const text = { content: "Text", language: "en" };
    const made = { ...text, draftId: "new", metadata: { slug: home }, doc_template_id: project.templateId };
    const { draftId } = saved(await editor.save(made));
    await aLivePage(project, { slug: home });
    await aLivePage(project, { slug: other });
    saved(await editor.save({ ...text, draftId, metadata: { slug: aSlug() } }));
    saved(await editor.save({ ...text, draftId, metadata: { slug: home } }));
    refused(await editor.save({ ...text, draftId, metadata: { slug: other } }), 409, "slug_taken");
  });
});
