import { expect } from "chai";
import { firestoreLimits } from "../../../src/lib/platform/firestore/limits.ts";
import { siteLimits } from "../../../src/lib/projects/site/limits.ts";
import { draftLimits } from "../../../src/lib/pages/drafts/limits.ts";
import { textBytes } from "../../../src/lib/pages/drafts/storable.ts";
import { firestore } from "../../support/admin-app.ts";
import { storedDrafts, storedPage, storedVersions } from "../../support/documents.ts";
import { brokenInvariantsOf } from "../../support/invariants.ts";
import { aSlug, pageFields, type Project } from "../../support/projects.ts";
import { aConcurrentClient } from "../../support/concurrent-clients.ts";
import { discarded, opened, saved } from "../../support/replies.ts";

/** IDs, slug and language of the maximum length: all of them are in the draft, or in its name. */
const longId = (name: string): string => name.padEnd(firestoreLimits.idBytes, "x");
const language = "de-Latn-DE-1996-u-co-phonebk-x-abcd";
const slug = "😀".repeat(siteLimits.slugLength);

const aProjectOfLongNames = async (): Promise<Project> => {
  const project = { id: longId(aSlug()), templateId: longId("template") };
  const ref = firestore.collection("projects").doc(project.id);
  await ref.set({ name: "A site" });
  await ref
    .collection("documents")
    .doc(longId("live"))
    .set(pageFields(project, { slug, language, metadata: {}, content: "live" }));
  return project;
};

describe("a draft at the limit whose books are full", () => {
  it("still fits the database, can be saved again and discarded @nightly", async () => {
    const project = await aProjectOfLongNames();
    const editor = await aConcurrentClient(project);
    const { draftId } = opened(await editor.open({ slug, language }));
    const save = async (content: string) => saved(await editor.save({ draftId, metadata: {}, content, language }));
    for (let index = 0; index <= draftLimits.keptVersions; index++) await save(`text ${index}`);
    const room = draftLimits.textBytes - textBytes({ metadata: {}, content: "", language });

    await save("a".repeat(room));
    await save("b".repeat(room));

    const stored = await storedPage(project.id, draftId);
    expect(stored?.["content"] === "b".repeat(room)).to.be.true;
    expect(stored?.["recent_saves"]).to.have.lengthOf(draftLimits.recentSaves);
    expect(await storedVersions(project.id, draftId)).to.have.lengthOf(draftLimits.keptVersions);
    expect(await brokenInvariantsOf(project.id)).to.deep.equal([]);
    discarded(await editor.discard({ draftId }));
    expect(await storedDrafts(project.id)).to.deep.equal([]);
  });
});
