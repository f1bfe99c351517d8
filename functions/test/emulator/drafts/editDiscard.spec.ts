import { expect } from "chai";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "../../support/admin-app.ts";
import { everythingIn, storedDrafts, storedPage, storedVersions } from "../../support/documents.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, aSlug, aWorkplace } from "../../support/projects.ts";
import { discarded, opened, refused, saved } from "../../support/replies.ts";

describe("editDiscard", () => {
  it("deletes the draft, its versions and its claim, and nothing else", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug });
    await aForeignDraft(project, { slug, language: "fr" });
    const before = await everythingIn(project.id);
    const { draftId } = opened(await editor.open({ slug, language: "en" }));
    for (const content of ["One", "Two"]) saved(await editor.save({ draftId, metadata: {}, content, language: "en" }));
    expect(await storedVersions(project.id, draftId)).to.have.length(2);

    expect(discarded(await editor.discard({ draftId }))).to.equal(draftId);

    expect(await everythingIn(project.id)).to.deep.equal(before);
    expect(await storedVersions(project.id, draftId)).to.deep.equal([]);
  });

  it("deletes the versions that another interface has put below the draft", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug });
    const before = await everythingIn(project.id);
    const foreign = await aForeignDraft(project);
    const { draftId: own } = opened(await editor.open({ slug, language: "en" }));
    saved(await editor.save({ draftId: own, metadata: {}, content: "One", language: "en" }));
    for (const draftId of [foreign, own]) {
      for (const id of ["first", "0007", "שלום"]) {
        await firestore.doc(`projects/${project.id}/documents/${draftId}/versions/${id}`).set({ content: "Theirs" });
      }
      discarded(await editor.discard({ draftId }));
    }
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("deletes a draft that keeps no books about itself", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    discarded(await editor.discard({ draftId }));
    expect(await storedDrafts(project.id)).to.deep.equal([]);
  });

  it("is final: a second time it finds nothing", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    discarded(await editor.discard({ draftId }));
    expect(refused(await editor.discard({ draftId }), 404, "not_found").details).to.equal(undefined);
    refused(await editor.read(draftId), 404, "not_found");
    refused(await editor.save({ draftId, metadata: {}, content: "", language: "en" }), 404, "not_found");
    expect(await storedDrafts(project.id)).to.deep.equal([]);
  });

  it("frees the place: opening it again begins a new life", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    await aLivePage(project, { slug, content: "Live" });
    const first = opened(await editor.open({ slug, language: "en" }));
    saved(await editor.save({ draftId: first.draftId, metadata: {}, content: "Draft", language: "en" }));
    discarded(await editor.discard({ draftId: first.draftId }));
    const second = opened(await editor.open({ slug, language: "en" }));
    expect(second).to.include({ action: "cloned_from_live" });
    expect(second.doc.content).to.equal("Live");
    expect(second.draftId).not.to.equal(first.draftId);
    expect(second.etag).not.to.equal(first.etag);
    expect(await storedVersions(project.id, second.draftId)).to.deep.equal([]);
  });

  it("refuses a live page, which stays as it is", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aLivePage(project);
    const before = await everythingIn(project.id);
    expect(refused(await editor.discard({ draftId }), 400, "not_a_draft").error).to.match(/live/i);
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("does not know a draft that is not in the project", async () => {
    const elsewhere = await aProject();
    const foreign = await aForeignDraft(elsewhere);
    const { editor } = await aWorkplace();
    for (const draftId of ["no-such-draft", foreign, "new"]) refused(await editor.discard({ draftId }), 404, "not_found");
    expect(await storedPage(elsewhere.id, foreign)).to.include({ visibility: "draft" });
  });

  for (const visibility of ["published", "LIVE", "archived", "", 5, null, "missing"]) {
    it(`refuses what exists and is not a draft: a document whose visibility is ${JSON.stringify(visibility)}`, async () => {
      const { project, editor } = await aWorkplace();
      const draftId = await aLivePage(project);
      const change = { visibility: visibility === "missing" ? FieldValue.delete() : visibility };
      await firestore.doc(`projects/${project.id}/documents/${draftId}`).update(change);
      const before = await everythingIn(project.id);
      refused(await editor.discard({ draftId }), 400, "not_a_draft");
      refused(await editor.save({ draftId, metadata: {}, content: "New", language: "en" }), 400, "not_a_draft");
      refused(await editor.read(draftId), 404, "not_found");
      expect(await everythingIn(project.id)).to.deep.equal(before);
    });
  }

  it("refuses to delete what the author has not seen", async () => {
    const { project, editor } = await aWorkplace();
    const colleague = await anEditor(project);
    const draftId = await aForeignDraft(project);
    const seen = opened(await editor.read(draftId)).etag;
    const { etag } = saved(await colleague.save({ draftId, metadata: { title: "New" }, content: "# A page\n", language: "en" }));
    const before = await everythingIn(project.id);
    const reply = await editor.discard({ draftId }, { "If-Match": seen });
    const { details = [] } = refused(reply, 412, "stale_revision");
    expect(details.map(({ path }) => path)).to.deep.equal(["updated_by", "updated_at", "metadata.title"]);
    expect(details[0]?.message).to.equal(colleague.uid);
    expect(reply.headers.etag).to.equal(etag);
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  for (const spell of [(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"x.1", ${tag}`, () => "*"]) {
    it(`deletes under the newest tag, written ${spell('"…"')}`, async () => {
      const { project, editor } = await aWorkplace();
      const draftId = await aForeignDraft(project);
      const { etag } = opened(await editor.read(draftId));
      discarded(await editor.discard({ draftId }, { "If-Match": spell(etag) }));
      expect(await storedDrafts(project.id)).to.deep.equal([]);
    });
  }

  it("deletes a draft whose slug is reserved", async () => {
    const { project, editor } = await aWorkplace({ site: { live_agent_placement: "destination_page", live_agent_slug: "agent" } });
    const draftId = await aForeignDraft(project, { slug: "agent" });
    discarded(await editor.discard({ draftId }));
    expect(await storedDrafts(project.id)).to.deep.equal([]);
  });
});
