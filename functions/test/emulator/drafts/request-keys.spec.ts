import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { aConcurrentClient, together } from "../../support/concurrent-clients.ts";
import { everythingIn, storedDrafts, storedPage } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { aForeignDraft, anEditor, aSlug, aWorkplace, type Workplace } from "../../support/projects.ts";
import { discarded, opened, refused, saved } from "../../support/replies.ts";

const key = (value: string) => ({ "Idempotency-Key": value });

const text = { metadata: {}, content: "Text", language: "en" };

const aNew = ({ project }: Workplace) => ({ ...text, draftId: "new", doc_template_id: project.templateId, metadata: { slug: aSlug() } });

describe("a key, long after", () => {
  it("of a save is known after 60 more saves, and refused for another text", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const draftId = await aForeignDraft(project);
    const body = { ...text, draftId };
    saved(await editor.save({ ...body, content: "First" }, key("first")));
    for (let count = 1; count <= 60; count++) saved(await editor.save({ ...body, content: `Text ${count}` }));
    const before = await everythingIn(project.id);
    expect(saved(await editor.save({ ...body, content: "First" }, key("first"))).draftId).to.equal(draftId);
    refused(await editor.save({ ...body, content: "Other" }, key("first")), 422, "idempotency_key_reused");
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("of a new draft is known after 60 saves of it, and refused for another text @nightly", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const body = aNew(workplace);
    const { draftId } = saved(await editor.save(body, key("new")));
    for (let count = 1; count <= 60; count++) saved(await editor.save({ ...text, draftId, content: `Text ${count}` }));
    expect(saved(await editor.save(body, key("new"))).draftId).to.equal(draftId);
    refused(await editor.save({ ...body, content: "Other" }, key("new")), 422, "idempotency_key_reused");
    expect(await storedDrafts(project.id)).to.have.length(1);
    expect(await storedPage(project.id, draftId)).to.include({ content: "Text 60" });
  });

  it("of a new draft says that it is live when it was published", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const body = aNew(workplace);
    const { draftId } = saved(await editor.save(body, key("new")));
    await firestore.doc(`projects/${project.id}/documents/${draftId}`).update({ visibility: "live" });
    const before = await everythingIn(project.id);
    refused(await editor.save(body, key("new")), 400, "not_a_draft");
    refused(await editor.save({ ...body, content: "Other" }, key("new")), 422, "idempotency_key_reused");
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("of a new draft does not bring it back when it was discarded", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const body = aNew(workplace);
    const { draftId } = saved(await editor.save(body, key("new")));
    discarded(await editor.discard({ draftId }));
    refused(await editor.save(body, key("new")), 404, "not_found");
    refused(await editor.save({ ...body, content: "Other" }, key("new")), 422, "idempotency_key_reused");
    expect(await storedDrafts(project.id)).to.deep.equal([]);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("that was used before a slug was taken, reserved, or a template removed is answered the same", async () => {
    const workplace = await aWorkplace();
    const { project, editor } = workplace;
    const body = aNew(workplace);
    const first = saved(await editor.save(body, key("new")));
    await firestore.doc(`projects/${project.id}/templates/${project.templateId}`).delete();
    expect(saved(await editor.save(body, key("new")))).to.deep.equal(first);
  });
});

describe("a key of a discard", () => {
  it("is carried out once and answered the same, also when the id is used again", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    const { etag } = opened(await editor.read(draftId));
    for (let repeat = 0; repeat < 3; repeat++) {
      expect(discarded(await editor.discard({ draftId }, { ...key("discard"), "If-Match": etag }))).to.equal(draftId);
    }
    await firestore
      .doc(`projects/${project.id}/documents/${draftId}`)
      .set({ visibility: "draft", content: "Again", slug: "a", language: "en" });
    expect(discarded(await editor.discard({ draftId }, key("discard")))).to.equal(draftId);
    expect(await storedPage(project.id, draftId)).to.include({ content: "Again" });
    discarded(await editor.discard({ draftId }, key("another")));
    expect(await storedDrafts(project.id)).to.deep.equal([]);
  });

  it("is known when another program had deleted the document, and only versions were left", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    saved(await editor.save({ ...text, draftId }));
    await firestore.doc(`projects/${project.id}/documents/${draftId}`).delete();
    for (let repeat = 0; repeat < 2; repeat++) expect(discarded(await editor.discard({ draftId }, key("discard")))).to.equal(draftId);
    refused(await editor.save({ ...text, draftId }, key("discard")), 422, "idempotency_key_reused");
    refused(await editor.discard({ draftId }, key("another")), 404, "not_found");
  });

  it("is refused when it was used for a save, and the other way round", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    saved(await editor.save({ ...text, draftId }, key("one")));
    refused(await editor.discard({ draftId }, key("one")), 422, "idempotency_key_reused");
    discarded(await editor.discard({ draftId }, key("two")));
    refused(await editor.save({ ...text, draftId }, key("two")), 422, "idempotency_key_reused");
  });

  it("is another person's own", async () => {
    const { project, editor } = await aWorkplace();
    const colleague = await anEditor(project);
    const draftId = await aForeignDraft(project);
    discarded(await editor.discard({ draftId }, key("discard")));
    refused(await colleague.discard({ draftId }, key("discard")), 404, "not_found");
  });

  it("deletes the draft once when it is sent twelve times at once", async () => {
    const { project } = await aWorkplace();
    const client = await aConcurrentClient(project);
    const draftId = await aForeignDraft(project);
    const replies = await together(12, async () => client.discard({ draftId }, key("discard")));
    for (const reply of replies) expect(discarded(reply)).to.equal(draftId);
  });

  it("that is empty or too long is refused", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    for (const bad of ["", "k".repeat(256)]) refused(await editor.discard({ draftId }, key(bad)), 400, "invalid_request");
  });
});
