import { expect } from "chai";
import { finishRemovals } from "../../../src/lib/pages/removal/finish-removal.ts";
import { pageRemovalStore } from "../../../src/lib/pages/removal/store.ts";
import { firestore } from "../../support/admin-app.ts";
import { aProject, aSlug } from "../../support/projects.ts";
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

  /** Two projects, before and behind a busy one in the order of names, and which of them are served by a run that ends after so many removals. */
  const whoIsServed = async (busy: number, most: number): Promise<readonly boolean[]> => {
    const name = aSlug();
    const removed_at = new Date();
    const ofBusy = Array.from({ length: busy }, (_, index) => [`projects/m-${name}/page_removals/page-${index}`, { removed_at }] as const);
    const others = ["a", "z"].map((letter) => `projects/${letter}-${name}/page_removals/page`);
    await storeMany([...ofBusy, ...others.map((path) => [path, { removed_at }] as const)]);
    const time = new AbortController();
    let count = 0;
    const endRemoval: typeof pageRemovalStore.endRemoval = async (...removal) => {
      count += 1;
      if (count >= most) time.abort();
      return pageRemovalStore.endRemoval(...removal);
    };
    await finishRemovals({ ...pageRemovalStore, endRemoval }, time.signal).catch(() => undefined);
    const served = await Promise.all(others.map(async (path) => !(await firestore.doc(path).get()).exists));
    await firestore.recursiveDelete(firestore.doc(`projects/m-${name}`));
    return served;
  };

  it("of one project are all finished in one run, more than its first turn finds", async () => {
    const { id } = await aProject();
    await storeMany(
      Array.from({ length: 45 }, (_, index) => [`projects/${id}/page_removals/page-${index}`, { removed_at: new Date() }] as const),
    );
    await finishRemovals(pageRemovalStore, new AbortController().signal);
    expect((await firestore.collection(`projects/${id}/page_removals`).count().get()).data().count).to.equal(0);
  });

  it("of one project do not wait for a hundred of another one, wherever it stands in the order of names", async () => {
    expect(await whoIsServed(100, 60)).to.deep.equal([true, true]);
  });

  it("of one project do not wait for ten thousand of another one: one run is enough @nightly", async () => {
    expect(await whoIsServed(10_000, 60)).to.deep.equal([true, true]);
  });
});
