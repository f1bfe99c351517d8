import { expect } from "chai";
import { everythingIn, storedDrafts, storedPage, storedVersions } from "../../support/documents.ts";
import { aForeignDraft, aSlug, aWorkplace, anEditor } from "../../support/projects.ts";
import { opened, refused, saved } from "../../support/replies.ts";

const text = { metadata: {}, content: "Text", language: "en" };

const key = (value: string) => ({ "Idempotency-Key": value });

describe("editSave, repeats", () => {
  it("applies a repeated save once and answers it the same", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    const { etag } = opened(await editor.read(draftId));
    const first = saved(await editor.save({ ...text, draftId }, { ...key("save-1"), "If-Match": etag }));
    const before = await everythingIn(project.id);
    for (let repeat = 0; repeat < 3; repeat++) {
      // The author's own lost answer is not a conflict: the tag is the one before the save.
      expect(saved(await editor.save({ ...text, draftId }, { ...key("save-1"), "If-Match": etag }))).to.deep.equal(first);
    }
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("answers a repeat the same after somebody else has saved", async () => {
    const { project, editor } = await aWorkplace();
    const colleague = await anEditor(project);
    const draftId = await aForeignDraft(project);
    const first = saved(await editor.save({ ...text, draftId, content: "Mine" }, key("save-1")));
    const second = saved(await colleague.save({ ...text, draftId, content: "Theirs" }, key("save-2")));
    const before = await everythingIn(project.id);
    expect(saved(await editor.save({ ...text, draftId, content: "Mine" }, key("save-1")))).to.deep.equal(first);
    expect(second.etag).not.to.equal(first.etag);
    expect(await everythingIn(project.id)).to.deep.equal(before);
    expect(await storedPage(project.id, draftId)).to.include({ content: "Theirs" });
  });

  it("knows a repeat whose members come in another order", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    const first = saved(await editor.save({ draftId, metadata: { a: 1 }, content: "Text", language: "en" }, key("save-1")));
    expect(saved(await editor.save({ language: "EN", content: "Text", metadata: { a: 1 }, draftId }, key("save-1")))).to.deep.equal(first);
  });

  const others = { content: { content: "Other" }, metadata: { metadata: { title: "Other" } }, language: { language: "fr" } } as const;

  for (const [what, change] of Object.entries(others)) {
    it(`refuses a key that was used for other ${what}`, async () => {
      const { project, editor } = await aWorkplace();
      const draftId = await aForeignDraft(project);
      saved(await editor.save({ ...text, draftId }, key("save-1")));
      const before = await everythingIn(project.id);
      refused(await editor.save({ ...text, draftId, ...change }, key("save-1")), 422, "idempotency_key_reused");
      expect(await everythingIn(project.id)).to.deep.equal(before);
    });
  }

  it("keeps the keys of two people and of two drafts apart", async () => {
    const { project, editor } = await aWorkplace();
    const colleague = await anEditor(project);
    const [one, other] = [await aForeignDraft(project), await aForeignDraft(project)];
    saved(await editor.save({ ...text, draftId: one, content: "A" }, key("save-1")));
    saved(await colleague.save({ ...text, draftId: one, content: "B" }, key("save-1")));
    saved(await editor.save({ ...text, draftId: other, content: "C" }, key("save-1")));
    expect(await storedPage(project.id, one)).to.include({ content: "B", revision: 5 });
    expect(await storedPage(project.id, other)).to.include({ content: "C", revision: 4 });
  });

  it("applies the same text again under a new key only when something changed in between", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    saved(await editor.save({ ...text, draftId, content: "A" }, key("save-1")));
    saved(await editor.save({ ...text, draftId, content: "B" }, key("save-2")));
    saved(await editor.save({ ...text, draftId, content: "A" }, key("save-3")));
    expect(await storedPage(project.id, draftId)).to.include({ content: "A", revision: 6 });
    expect(await storedVersions(project.id, draftId)).to.have.length(3);
  });

  it("makes one draft of a repeated new one", async () => {
    const { project, editor } = await aWorkplace();
    const body = { ...text, draftId: "new", doc_template_id: project.templateId, metadata: { slug: aSlug() } };
    const first = saved(await editor.save(body, key("new-1")));
    const before = await everythingIn(project.id);
    for (let repeat = 0; repeat < 3; repeat++) expect(saved(await editor.save(body, key("new-1")))).to.deep.equal(first);
    expect(await everythingIn(project.id)).to.deep.equal(before);
    refused(await editor.save({ ...body, content: "Other" }, key("new-1")), 422, "idempotency_key_reused");
    expect(await storedDrafts(project.id)).to.have.length(1);
  });

  it("answers a repeated new one the same after it was saved on", async () => {
    const { project, editor } = await aWorkplace();
    const body = { ...text, draftId: "new", doc_template_id: project.templateId };
    const first = saved(await editor.save(body, key("new-1")));
    saved(await editor.save({ ...text, draftId: first.draftId, content: "More" }, key("save-1")));
    expect(saved(await editor.save(body, key("new-1")))).to.deep.equal(first);
    expect(await storedPage(project.id, first.draftId)).to.include({ content: "More", revision: 2 });
  });

  it("makes two drafts of two new ones under two keys or none", async () => {
    const { project, editor } = await aWorkplace();
    const colleague = await anEditor(project);
    const body = { ...text, draftId: "new", doc_template_id: project.templateId };
    const ids = [
      saved(await editor.save(body, key("new-1"))).draftId,
      saved(await editor.save(body, key("new-2"))).draftId,
      saved(await colleague.save(body, key("new-1"))).draftId,
      saved(await editor.save(body)).draftId,
      saved(await editor.save(body)).draftId,
    ];
    expect(new Set(ids).size).to.equal(5);
    expect(await storedDrafts(project.id)).to.have.length(5);
  });

  it("takes a key of 255 characters and refuses one that is longer or empty", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    saved(await editor.save({ ...text, draftId, content: "A" }, key("k".repeat(255))));
    const before = await everythingIn(project.id);
    for (const bad of ["k".repeat(256), ""]) {
      expect(refused(await editor.save({ ...text, draftId, content: "B" }, key(bad)), 400, "invalid_request").error).to.include(
        "Idempotency-Key",
      );
    }
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });
});
