import { expect } from "chai";
import { findForChange } from "../../../src/lib/pages/drafts/change-request.ts";
import { discardDraft, toDiscard } from "../../../src/lib/pages/drafts/discard-draft.ts";
import { draftStore } from "../../../src/lib/pages/drafts/store.ts";
import { firestore } from "../../support/admin-app.ts";
import { storedClaims, storedDrafts, storedVersions } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { aLivePage, aProject, aSlug } from "../../support/projects.ts";
import { rounds } from "../../support/rounds.ts";
import { aConcurrentClient, inRounds, tally, together } from "../../support/concurrent-clients.ts";
import { discarded, opened, refused, refusedPaths, saved } from "../../support/replies.ts";

/** A project, an editor, and a way to make drafts with a place and a version. */
const aFixture = async () => {
  const project = await aProject();
  const editor = await aConcurrentClient(project);
  const aDraft = async () => {
    const text = { metadata: { slug: aSlug() }, content: "first", language: "en" };
    const { draftId } = saved(await editor.save({ ...text, draftId: "new", doc_template_id: project.templateId }));
    return saved(await editor.save({ draftId, metadata: {}, content: "second", language: "en" }));
  };
  const edit = (draftId: string) => ({ draftId, metadata: { edited: true }, content: "third", language: "en" });
  return { project, editor, aDraft, edit };
};

const count = rounds({ usual: 12, nightly: 50 });

describe("a discard beside a save", () => {
  it(`leaves nothing of the draft, in ${count} rounds`, async () => {
    const { project, editor, aDraft, edit } = await aFixture();
    const statuses: number[] = [];
    await inRounds(count, async () => {
      const { draftId } = await aDraft();
      const [save] = await Promise.all([editor.save(edit(draftId)), editor.discard({ draftId }).then(discarded)]);
      if (save.status === 200) saved(save);
      else refused(save, 404, "not_found");
      statuses.push(save.status);
    });
    expect(statuses).to.have.lengthOf(count);
    expect(await storedDrafts(project.id)).to.deep.equal([]);
    expect(await storedClaims(project.id)).to.deep.equal([]);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it(`never loses a save that the one who discards has not seen, in ${count} rounds`, async () => {
    const { project, editor, aDraft, edit } = await aFixture();
    const survivors: string[] = [];
    await inRounds(count, async () => {
      const { draftId, etag } = await aDraft();
      const [save, discard] = await Promise.all([editor.save(edit(draftId)), editor.discard({ draftId }, { "If-Match": etag })]);
      if (discard.status === 200) {
        discarded(discard);
        refused(save, 404, "not_found");
        return;
      }
      expect(refusedPaths(discard, 412, "stale_revision")).to.include.members(["updated_by", "content", "metadata.edited"]);
      expect(discard.headers.etag).to.equal(saved(save).etag);
      survivors.push(draftId);
    });
    const drafts = await storedDrafts(project.id);
    expect(drafts.map(({ id }) => id)).to.have.members(survivors);
    expect(tally(drafts.map(({ fields }) => String(fields?.["content"])))).to.deep.equal(
      survivors.length === 0 ? {} : { third: survivors.length },
    );
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });

  it("is final beside 20 saves, and beside 20 discards", async () => {
    const { project, editor, aDraft, edit } = await aFixture();
    const { draftId } = await aDraft();
    const saves = together(20, async () => editor.save(edit(draftId)));
    const discards = await together(20, async () => editor.discard({ draftId }));
    expect((await saves).filter(({ status }) => status !== 200 && status !== 404)).to.deep.equal([]);
    expect(discards.filter(({ status }) => status !== 200 && status !== 404)).to.deep.equal([]);
    expect(discards.some(({ status }) => status === 200)).to.be.true;
    expect(await storedDrafts(project.id)).to.deep.equal([]);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });
});

describe("a discard beside another program", () => {
  it("leaves no versions of a document that was deleted alone after it was read", async () => {
    const { project, editor, aDraft } = await aFixture();
    const { draftId } = await aDraft();
    const request = { projectId: project.id, documentId: draftId, by: editor.uid, at: new Date(), key: undefined, expected: undefined };
    const discard = toDiscard(request);
    const found = await findForChange(draftStore, discard);
    await firestore.doc(`projects/${project.id}/documents/${draftId}`).delete();
    await discardDraft(draftStore, discard, found);
    expect(await storedVersions(project.id, draftId)).to.deep.equal([]);
  });
});

describe("a draft that is discarded and opened again", () => {
  it("knows nothing of its earlier life, and takes no saves that were meant for it", async () => {
    const project = await aProject();
    const slug = aSlug();
    await aLivePage(project, { slug, content: "live" });
    const editor = await aConcurrentClient(project);
    const old = opened(await editor.open({ slug, language: "en" }));
    const text = { metadata: {}, content: "stale", language: "en" };
    saved(await editor.save({ ...text, draftId: old.draftId, content: "old" }));
    discarded(await editor.discard({ draftId: old.draftId }));

    const reborn = opened(await editor.open({ slug, language: "en" }));

    expect(reborn.action).to.equal("cloned_from_live");
    expect(await storedVersions(project.id, reborn.draftId)).to.deep.equal([]);
    refused(await editor.save({ ...text, draftId: old.draftId }, { "If-Match": old.etag }), 404, "not_found");
    expect(
      refusedPaths(await editor.save({ ...text, draftId: reborn.draftId }, { "If-Match": old.etag }), 412, "stale_revision"),
    ).to.include("draftId");
    refused(await editor.discard({ draftId: reborn.draftId }, { "If-Match": old.etag }), 412, "stale_revision");
    expect(opened(await editor.read(reborn.draftId))).to.deep.include({ etag: reborn.etag, doc: reborn.doc });
  });

  it("is not made again by the key that made it", async () => {
    const { project, editor } = await aFixture();
    const body = { draftId: "new", metadata: { slug: aSlug() }, content: "text", language: "en", doc_template_id: project.templateId };
    const key = { "Idempotency-Key": "same" };
    const old = saved(await editor.save(body, key));
    saved(await editor.save({ ...body, draftId: old.draftId, content: "more" }));
    discarded(await editor.discard({ draftId: old.draftId }));

    refused(await editor.save(body, key), 404, "not_found");
    refused(await editor.save({ ...body, content: "other" }, key), 422, "idempotency_key_reused");

    expect(await storedDrafts(project.id)).to.deep.equal([]);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
  });
});
