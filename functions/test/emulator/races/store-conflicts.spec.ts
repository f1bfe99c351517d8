import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { WriteConflict } from "../../../src/lib/platform/core/write-conflict.ts";
import type { NewDraft } from "../../../src/lib/pages/drafts/draft-store.ts";
import type { Page } from "../../../src/lib/pages/drafts/page.ts";
import { claimWrite } from "../../../src/lib/pages/drafts/slug-key.ts";
import { draftStore } from "../../../src/lib/pages/drafts/store.ts";
import { settingsStore } from "../../../src/lib/notifications/settings/store.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { firestore } from "../../support/admin-app.ts";
import { aPage, noon } from "../../support/a-page.ts";

const place = { slug: "page", language: "en" };
const nobody = { claim: undefined };
const nothing = { notice: undefined, claim: undefined, request: undefined };

const claiming = (holders: Parameters<typeof claimWrite>[1]) => ({ claim: claimWrite(place, holders), request: undefined });

const newDraft = (id: string): NewDraft => ({ ...aPage({ id, ...place }), createdAt: noon });

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** A stored draft as it was read, and then saved or deleted. */
const aDraftThat = async (change: "was saved" | "is gone"): Promise<{ readonly projectId: string; readonly read: Page }> => {
  const projectId = `store-${randomUUID()}`;
  await draftStore.create(projectId, newDraft("draft"), nothing);
  const read = await draftStore.findPage(projectId, "draft");
  if (read === undefined) throw new Error("the draft was just made");
  const ref = firestore.doc(`projects/${projectId}/documents/draft`);
  await (change === "is gone" ? ref.delete() : ref.update({ content: "changed" }));
  return { projectId, read };
};

const replaceIn = async (projectId: string, before: Page) =>
  draftStore.replace(projectId, {
    before,
    after: before,
    changes: [{ path: ["content"], value: "new" }],
    keep: undefined,
    drop: [],
    ...nothing,
  });

/** The database client names failures by their HTTP status, which several conditions share. */
describe("a condition that does not hold", () => {
  it("is a conflict when the id of a new draft is taken", async () => {
    const projectId = `store-${randomUUID()}`;
    await draftStore.create(projectId, newDraft("draft"), nothing);
    expect(await failureOf(draftStore.create(projectId, newDraft("draft"), nothing))).to.be.instanceOf(WriteConflict);
  });

  it("is a conflict when the place of a new draft is taken, and stores nothing", async () => {
    const projectId = `store-${randomUUID()}`;
    await draftStore.create(projectId, newDraft("first"), claiming(nobody));
    expect(await failureOf(draftStore.create(projectId, newDraft("second"), claiming(nobody)))).to.be.instanceOf(WriteConflict);
    expect(await draftStore.findPage(projectId, "second")).to.equal(undefined);
  });

  it("is a conflict when a void claim was taken over by another", async () => {
    const projectId = `store-${randomUUID()}`;
    await draftStore.create(projectId, newDraft("first"), claiming(nobody));
    const holders = await draftStore.findSlugHolders(projectId, place);
    await draftStore.create(projectId, newDraft("second"), claiming(holders));
    expect(await failureOf(draftStore.create(projectId, newDraft("third"), claiming(holders)))).to.be.instanceOf(WriteConflict);
    expect((await draftStore.findSlugHolders(projectId, place)).claim?.draftId).to.equal("second");
  });

  for (const change of ["was saved", "is gone"] as const) {
    it(`is a conflict when a draft that is saved ${change} since it was read`, async () => {
      const { projectId, read } = await aDraftThat(change);
      expect(await failureOf(replaceIn(projectId, read))).to.be.instanceOf(WriteConflict);
    });

    it(`is a conflict when a draft that is discarded ${change} since it was read`, async () => {
      const { projectId, read } = await aDraftThat(change);
      expect(await failureOf(draftStore.remove(projectId, read, [], undefined))).to.be.instanceOf(WriteConflict);
    });
  }

  it("is a conflict when the project changed since it was read, or is gone", async () => {
    const ref = firestore.doc(`projects/store-${randomUUID()}`);
    await ref.set({ name: "A site" });
    const read = await projectStore.getProject(ref.id);
    for (const change of [async () => ref.update({ name: "Another" }), async () => ref.delete()]) {
      await change();
      const settings = [{ member: "greeting", path: "live_agent.greeting", value: "Hi" }] as const;
      const replaced = { changedAt: new Date(), changedBy: "ada", changed: ["greeting"], settings };
      const failure = await failureOf(settingsStore.writeSettings(read, settings, replaced));
      expect(failure).to.be.instanceOf(WriteConflict);
    }
  });

  it("is told from a document that the database cannot hold, which no repetition would cure", async () => {
    const failure = await failureOf(
      draftStore.create(`store-${randomUUID()}`, { ...newDraft("draft"), content: "a".repeat(2 ** 20) }, nothing),
    );
    expect(failure).to.be.instanceOf(Error).and.not.to.be.instanceOf(WriteConflict);
  });
});
