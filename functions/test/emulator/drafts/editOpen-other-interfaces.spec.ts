import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedClaims, storedDrafts } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aSlug, aWorkplace } from "../../support/projects.ts";
import { opened, refused, saved, settings } from "../../support/replies.ts";

describe("editOpen, beside other interfaces", () => {
  it("finds a draft that keeps no books about itself", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug });
    const draftId = await aForeignDraft(project, { slug, content: "Theirs" });
    const before = await everythingIn(project.id);
    const answer = opened(await editor.open({ slug, language: "en" }));
    expect(answer).to.deep.include({ draftId, action: "existing_draft", base_changed: false });
    expect(answer.doc.content).to.equal("Theirs");
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("finds a draft without a live page", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const draftId = await aForeignDraft(project, { slug });
    expect(opened(await editor.open({ slug, language: "en" }))).to.include({ draftId, action: "existing_draft" });
  });

  it("finds a draft that has little more than a place", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await firestore.doc(`projects/${project.id}/documents/bare`).set({ visibility: "draft", slug, language: "en" });
    const answer = opened(await editor.open({ slug, language: "en" }));
    expect(answer).to.deep.include({
      draftId: "bare",
      template: null,
      doc: { metadata: {}, content: "", doc_template_id: "", language: "en" },
    });
  });

  it("takes no notice of pages that are neither live nor a draft", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug, visibility: "archived" });
    refused(await editor.open({ slug, language: "en" }), 404, "not_found");
  });

  const departures: Readonly<Record<string, (draft: FirebaseFirestore.DocumentReference) => Promise<unknown>>> = {
    "was published": async (draft) => draft.update({ visibility: "live" }),
    "was deleted": async (draft) => draft.delete(),
    "was moved to another slug": async (draft) => draft.update({ slug: aSlug() }),
    "was moved to another language": async (draft) => draft.update({ language: "fr" }),
  };

  for (const [what, depart] of Object.entries(departures)) {
    it(`takes over the place of a draft that ${what}`, async () => {
      const { project, editor } = await aWorkplace();
      const slug = aSlug();
      const liveId = await aLivePage(project, { slug, content: "Old" });
      const first = opened(await editor.open({ slug, language: "en" }));
      if (what === "was published") await firestore.doc(`projects/${project.id}/documents/${liveId}`).delete();
      await depart(firestore.doc(`projects/${project.id}/documents/${first.draftId}`));

      const second = opened(await editor.open({ slug, language: "en" }));

      expect(second).to.include({ action: "cloned_from_live", base_changed: false });
      expect(second.draftId).not.to.equal(first.draftId);
      expect(await storedClaims(project.id)).to.deep.equal([{ slug, language: "en", draft_id: second.draftId }]);
      expect(opened(await editor.open({ slug, language: "en" }))).to.include({ draftId: second.draftId, action: "existing_draft" });
      saved(await editor.save({ draftId: second.draftId, metadata: {}, content: "New", language: "en" }));
    });
  }

  it("leaves the new draft its place when the one that had moved away is saved or discarded", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug });
    const { draftId: moved } = opened(await editor.open({ slug, language: "en" }));
    await firestore.doc(`projects/${project.id}/documents/${moved}`).update({ slug: aSlug() });
    const { draftId } = opened(await editor.open({ slug, language: "en" }));
    const claim = { slug, language: "en", draft_id: draftId };

    const elsewhere = aSlug();
    saved(await editor.save({ draftId: moved, metadata: { slug: elsewhere }, content: "Moved on", language: "en" }));
    expect(await storedClaims(project.id)).to.have.deep.members([claim, { slug: elsewhere, language: "en", draft_id: moved }]);
    await editor.discard({ draftId: moved });
    expect(await storedClaims(project.id)).to.deep.equal([claim]);
  });

  it("clones the page that was changed last where two are live", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug, content: "Old", updated_at: new Date("2026-01-01T00:00:00Z") });
    await aLivePage(project, { slug, content: "New", updated_at: new Date("2026-05-01T00:00:00Z") });
    await aLivePage(project, { slug, content: "Older", updated_at: new Date("2025-01-01T00:00:00Z") });
    expect(opened(await editor.open({ slug, language: "en" })).doc.content).to.equal("New");
  });

  it("refuses a live page that leaves no room for a draft's books", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug, content: "x".repeat(1024 * 1024 - 1500) });
    const { details = [] } = refused(await editor.open({ slug, language: "en" }), 413, "too_large");
    expect(details.map(({ path }) => path)).to.deep.equal(["size_bytes", "limit_bytes"]);
    expect(await storedDrafts(project.id)).to.deep.equal([]);
  });

  it("refuses the slug of the voice agent for as long as it is reserved", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug });
    settings(await editor.configure({ live_agent_placement: "destination_page", live_agent_slug: slug }));
    const before = await everythingIn(project.id);
    refused(await editor.open({ slug, language: "en" }), 409, "slug_reserved");
    refused(await editor.open({ slug, language: "fr" }), 409, "slug_reserved");
    expect(await everythingIn(project.id)).to.deep.equal(before);
    settings(await editor.configure({ live_agent_placement: "widget" }));
    expect(opened(await editor.open({ slug, language: "en" })).action).to.equal("cloned_from_live");
  });
});
