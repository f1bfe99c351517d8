import { expect } from "chai";
import { visitorLimits } from "../../../src/lib/visitors/limits.ts";
import { removeVisitors } from "../../../src/lib/visitors/removal/remove-visitors.ts";
import { removalStore as store } from "../../../src/lib/visitors/removal/store.ts";
import { firestore } from "../../support/admin-app.ts";
import { aSlug } from "../../support/projects.ts";
import { storeMany } from "./store-many.ts";

const hourMs = 3_600_000;

describe("visitors who have stayed away", () => {
  it("are removed behind those whose removal fails, and those whose call never ended", async () => {
    const projectId = aSlug();
    const awaySince = (hours: number) => ({
      visitor: { projects: [projectId], last_visit_at: new Date(Date.now() - visitorLimits.keptMs - hours * hourMs) },
    });
    const some = (name: string) => Array.from({ length: 15 }, (_, index) => `${name}-${projectId}-${index}`);
    const calling = some("calling");
    const stuck = [...calling, ...some("failing")];
    const calls = calling.map((uid) => [`projects/${projectId}/transfers/${uid}`, { uid, deadline: new Date() }] as const);
    const last = `last-${projectId}`;
    await storeMany([...calls, ...stuck.map((uid) => [`users/${uid}`, awaySince(2)] as const), [`users/${last}`, awaySince(1)]]);
    const removeIdentity = async (uid: string): Promise<void> => {
      if (uid.startsWith("failing")) throw new Error("unreachable");
    };
    const failure: unknown = await removeVisitors({ store, removeIdentity }, new Date(), new AbortController().signal).catch(
      (error: unknown) => error,
    );
    expect(failure).to.be.instanceOf(Error);
    expect((await firestore.doc(`users/${last}`).get()).exists).to.equal(false);
    for (const uid of stuck) expect((await firestore.doc(`users/${uid}`).get()).exists, uid).to.equal(true);
    const left = [...calls.map(([path]) => path), ...stuck.map((uid) => `users/${uid}`)];
    await Promise.all(left.map(async (path) => firestore.doc(path).delete()));
  });
});
