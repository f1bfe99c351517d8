import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, aProject, aSlug, aWorkplace } from "../../support/projects.ts";
import { opened, refused, saved } from "../../support/replies.ts";

describe("editRead", () => {
  it("answers what open answers for an existing draft", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug });
    const { draftId } = opened(await editor.open({ slug, language: "en" }));
    const again = opened(await editor.open({ slug, language: "en" }));
    const before = await everythingIn(project.id);
    expect(opened(await editor.read(draftId))).to.deep.equal(again);
    expect(again.action).to.equal("existing_draft");
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("answers what was saved, under the tag of that save", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project, { metadata: { title: "A", kept: true } });
    const { etag } = saved(await editor.save({ draftId, metadata: { title: "B" }, content: "C", language: "de" }));
    expect(opened(await editor.read(draftId))).to.deep.include({
      draftId,
      etag,
      action: "existing_draft",
      doc: { metadata: { title: "B", kept: true }, content: "C", doc_template_id: project.templateId, language: "de" },
    });
  });

  it("reads a draft whose slug is reserved: it must be possible to save its text", async () => {
    const { project, editor } = await aWorkplace({ site: { live_agent_placement: "destination_page", live_agent_slug: "agent" } });
    const draftId = await aForeignDraft(project, { slug: "agent" });
    expect(opened(await editor.read(draftId)).draftId).to.equal(draftId);
  });

  it("says that the live page has changed", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const liveId = await aLivePage(project, { slug });
    const { draftId } = opened(await editor.open({ slug, language: "en" }));
    expect(opened(await editor.read(draftId))).to.include({ base_changed: false, live: null });
    await firestore.doc(`projects/${project.id}/documents/${liveId}`).update({ content: "Theirs" });
    const changed = opened(await editor.read(draftId));
    expect(changed.base_changed).to.equal(true);
    expect(changed.live).to.include({ content: "Theirs", language: "en", doc_template_id: project.templateId });
    await firestore.doc(`projects/${project.id}/documents/${liveId}`).delete();
    expect(opened(await editor.read(draftId))).to.include({ base_changed: true, live: null });
  });

  it("answers null for a template that is gone", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    expect(opened(await editor.read(draftId)).template).to.include({ id: project.templateId, name: "Article" });
    await firestore.doc(`projects/${project.id}/templates/${project.templateId}`).delete();
    expect(opened(await editor.read(draftId)).template).to.equal(null);
  });

  it("does not know an id that no draft has", async () => {
    const { project, editor } = await aWorkplace();
    const liveId = await aLivePage(project);
    const archivedId = await aLivePage(project, { visibility: "archived" });
    const elsewhereId = await aForeignDraft(await aProject());
    for (const draftId of ["no-such-draft", liveId, archivedId, elsewhereId, "new"]) {
      expect(refused(await editor.read(draftId), 404, "not_found").details, draftId).to.equal(undefined);
    }
  });

  it("knows a draft no more once it is published or deleted", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    opened(await editor.read(draftId));
    await firestore.doc(`projects/${project.id}/documents/${draftId}`).update({ visibility: "live" });
    refused(await editor.read(draftId), 404, "not_found");
    await firestore.doc(`projects/${project.id}/documents/${draftId}`).delete();
    refused(await editor.read(draftId), 404, "not_found");
  });

  for (const draftId of ["שלום", "a b", "100%", "a+b", "x".repeat(1500)]) {
    it(`reads a draft with the id ${draftId.slice(0, 16)}`, async () => {
      const { project, editor } = await aWorkplace();
      await firestore
        .doc(`projects/${project.id}/documents/${draftId}`)
        .set({ visibility: "draft", slug: null, language: "en", metadata: {}, content: "Here" });
      expect(opened(await editor.read(encodeURIComponent(draftId)))).to.deep.include({ draftId, base_changed: false });
    });
  }
});
