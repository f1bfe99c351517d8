import { expect } from "chai";
import { finishRemovals } from "../../../src/lib/pages/removal/finish-removal.ts";
import { pageRemovalStore } from "../../../src/lib/pages/removal/store.ts";
import { firestore } from "../../support/admin-app.ts";
import { aProject } from "../../support/projects.ts";
import { storeMany } from "./store-many.ts";

describe("removals that are left over", () => {
  it("are finished behind those that fail, and behind records that are not Lectern's", async () => {
    const [broken, sound] = await Promise.all([aProject(), aProject()]);
    const removed_at = new Date();
    const numbers = Array.from({ length: 25 }, (_, index) => index);
    const foreign = numbers.map((index) => [`archive/${index}/page_removals/a`, { removed_at }] as const);
    const failing = numbers.map((index) => [`projects/${broken.id}/page_removals/a${index}`, { removed_at }] as const);
    const last = `projects/${sound.id}/page_removals/z`;
    await storeMany([...foreign, ...failing, [last, { removed_at }]]);
    const findLeftVersions: typeof pageRemovalStore.findLeftVersions = async (removal) => {
      if (removal.projectId === broken.id) throw new Error("unreadable");
      return pageRemovalStore.findLeftVersions(removal);
    };
    const failure: unknown = await finishRemovals({ ...pageRemovalStore, findLeftVersions }, new AbortController().signal).catch(
      (error: unknown) => error,
    );
    expect(failure).to.be.instanceOf(Error);
    expect((await firestore.doc(last).get()).exists).to.equal(false);
    expect((await firestore.doc("archive/7/page_removals/a").get()).exists).to.equal(true);
    await Promise.all(foreign.map(async ([path]) => firestore.doc(path).delete()));
  });
});
