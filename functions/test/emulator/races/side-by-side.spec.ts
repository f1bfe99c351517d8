import { expect } from "chai";
import { findForChange } from "../../../src/lib/pages/drafts/change-request.ts";
import { discardDraft, toDiscard } from "../../../src/lib/pages/drafts/discard-draft.ts";
import { openDraft } from "../../../src/lib/pages/drafts/open-draft.ts";
import { toDueRequest } from "../../../src/lib/pages/publishing/publication-request.ts";
import { publishDraft } from "../../../src/lib/pages/publishing/publish-draft.ts";
import { publishingStore } from "../../../src/lib/pages/publishing/store.ts";
import { draftStore } from "../../../src/lib/pages/drafts/store.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { storedDrafts } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { aProjectAfter, draftId, open, place, save, stores } from "../../support/draft-operations.ts";
import { noon } from "../../support/a-page.ts";

const openWith = async (projectId: string, holders: Awaited<ReturnType<typeof draftStore.findSlugHolders>>, newId: string) =>
  openDraft(draftStore, await projectStore.getProject(projectId), { asked: place, by: "bob", at: noon, newId }, holders);

/** Two parallel reads may see two different moments. A race rarely causes that, so this test keeps the older result on purpose. */
describe("parallel reads of different moments", () => {
  it("leaves no version behind that was made between the two, when a draft is discarded", async () => {
    const projectId = await aProjectAfter([open, save({ key: "1", content: "one" })]);
    const request = toDiscard({ projectId, documentId: draftId, by: "bob", at: noon, key: undefined, expected: undefined });
    const older = await draftStore.findVersionSizes(projectId, draftId);
    await save({ key: "2", content: "two" })(stores, projectId);
    const found = await findForChange({ ...draftStore, findVersionSizes: async () => older }, request);

    await discardDraft(draftStore, request, found);

    expect(await storedDrafts(projectId)).to.deep.equal([]);
    expect(await brokenInvariantsOf(projectId)).to.deep.equal([]);
  });

  it("leaves no version behind that was made between the two, when a draft is published", async () => {
    const projectId = await aProjectAfter([open, save({ key: "1", content: "one" })]);
    const request = toDueRequest({ projectId, documentId: draftId }, "bob", noon);
    const older = await draftStore.findVersionSizes(projectId, draftId);
    await save({ key: "2", content: "two" })(stores, projectId);
    const found = await findForChange({ ...publishingStore, findVersionSizes: async () => older }, request);

    await publishDraft(publishingStore, await projectStore.getProject(projectId), request, found);

    expect(await storedDrafts(projectId)).to.deep.equal([]);
    expect(await brokenInvariantsOf(projectId)).to.deep.equal([]);
  });

  it("finds the draft that only the claim speaks of", async () => {
    const projectId = await aProjectAfter([]);
    const { livePages, drafts } = await draftStore.findSlugHolders(projectId, place);
    await open(stores, projectId);
    const { claim } = await draftStore.findSlugHolders(projectId, place);

    const { body } = await openWith(projectId, { livePages, drafts, claim }, "second");

    expect(body).to.include({ draftId, action: "existing_draft" });
    expect(await brokenInvariantsOf(projectId)).to.deep.equal([]);
  });

  it("finds the draft that only the query speaks of", async () => {
    const projectId = await aProjectAfter([]);
    const { claim } = await draftStore.findSlugHolders(projectId, place);
    await open(stores, projectId);
    const { livePages, drafts } = await draftStore.findSlugHolders(projectId, place);

    const { body } = await openWith(projectId, { livePages, drafts, claim }, "second");

    expect(body).to.include({ draftId, action: "existing_draft" });
    expect(await brokenInvariantsOf(projectId)).to.deep.equal([]);
  });

  it("does not take a place over from a claim that is gone with its draft", async () => {
    const projectId = await aProjectAfter([open]);
    const { claim } = await draftStore.findSlugHolders(projectId, place);
    await save({ metadata: { slug: "moved" } })(stores, projectId);
    const { livePages, drafts } = await draftStore.findSlugHolders(projectId, place);

    const { body } = await openWith(projectId, { livePages, drafts, claim }, "second");

    expect(body).to.include({ draftId: "second", action: "cloned_from_live" });
    expect(await storedDrafts(projectId)).to.have.lengthOf(2);
    expect(await brokenInvariantsOf(projectId)).to.deep.equal([]);
  });
});
