import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "chai";
import { openTarget } from "../../../scripts/admin/target.ts";
import { makeGuest } from "../../../scripts/doctor/guest.ts";
import { Secrecy } from "../../../scripts/doctor/secrecy.ts";
import { functionsDir } from "../../../local/stack/paths.ts";
import { firestore, identities } from "../../support/admin-app.ts";
import { stack } from "../../support/stack-addresses.ts";

const options = async () => ({
  target: await openTarget(undefined),
  origin: stack.hostingUrl,
  secrecy: new Secrecy(),
  name: "guest",
  pages: { hours: "# Hours" },
});

/** Everything that remains of a guest. */
const leftOf = async (id: string): Promise<readonly string[]> => {
  const project = firestore.doc(`projects/${id}`);
  const found = await firestore.getAll(project, firestore.doc(`users/${id}`));
  const { users } = await identities.getUsers([{ uid: id }]);
  const below = await project.listCollections();
  return [
    ...found.filter(({ exists }) => exists).map(({ ref }) => ref.path),
    ...users.map(({ uid }) => uid),
    ...below.map(({ path }) => path),
  ];
};

describe("the guest of a run", () => {
  it("is removed with the project, whatever happens in between", async () => {
    let id = "";
    const failed = (async () => {
      await using guest = await makeGuest(await options());
      id = guest.projectId;
      expect(await leftOf(id)).to.have.lengthOf(5);
      throw new Error("something failed");
    })();
    expect(await failed.catch(String)).to.equal("Error: something failed");
    expect(await leftOf(id)).to.deep.equal([]);
  });

  it("takes no existing project's place", async () => {
    const taken = firestore.doc("projects/guest-taken");
    await taken.set({ name: "A site" });
    const refused = await makeGuest({ ...(await options()), suffix: "taken" }).catch(String);
    expect(refused).to.include("There is a project or user guest-taken already; it was left as it is.");
    expect((await taken.get()).data()).to.deep.equal({ name: "A site" });
    expect(await leftOf("guest-taken")).to.deep.equal(["projects/guest-taken"]);
    await taken.delete();
  });

  it("takes no user's place either", async () => {
    const suffix = randomBytes(6).toString("hex");
    const uid = `guest-${suffix}`;
    await identities.createUser({ uid });
    expect(await makeGuest({ ...(await options()), suffix }).catch(String)).to.include("it was left as it is");
    expect(await leftOf(uid)).to.deep.equal([uid]);
    await identities.deleteUser(uid);
  });

  it("is made, and removed, where the commit is repeated because its answer was lost", async () => {
    const known = await options();
    const { firestore: store } = known.target;
    const batch = store.batch.bind(store);
    store.batch = () => {
      store.batch = batch;
      const made = batch();
      const commit = made.commit.bind(made);
      made.commit = async () => {
        await commit();
        return commit();
      };
      return made;
    };
    const suffix = randomBytes(6).toString("hex");
    const guest = await makeGuest({ ...known, suffix });
    expect(await leftOf(guest.projectId)).to.have.lengthOf(5);
    await guest[Symbol.asyncDispose]();
    expect(await leftOf(guest.projectId)).to.deep.equal([]);
  });

  it("leaves no user where the project cannot be removed", async () => {
    const guest = await makeGuest(await options());
    const call = firestore.doc(`projects/${guest.projectId}/transfers/call`);
    await call.set({ deadline: new Date() });
    expect(await guest[Symbol.asyncDispose]().then(() => "", String)).to.include("Somebody is on the phone");
    expect((await firestore.doc(`users/${guest.uid}`).get()).exists).to.equal(false);
    expect((await identities.getUsers([{ uid: guest.uid }])).users).to.deep.equal([]);
    await firestore.recursiveDelete(firestore.doc(`projects/${guest.projectId}`));
  });

  it("is gone after Ctrl+C, too", async () => {
    const run = spawn(process.execPath, [join(functionsDir, "scripts/doctor.ts"), "--local", "--only", "deployment"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(run, "close");
    const seen = new Set<string>();
    for await (const line of createInterface(run.stdout)) {
      if (!line.includes("deployment/editing")) continue;
      const { docs } = await firestore.collection("projects").where("name", "==", "Lectern's doctor").get();
      for (const { id } of docs) seen.add(id);
      run.kill("SIGINT");
    }
    expect(await ended).to.deep.equal([130, null]);
    expect(seen.size).to.be.greaterThan(0);
    const left = await Promise.all([...seen].map(leftOf));
    // Another test may have a guest of its own.
    expect(left.filter((of) => of.length === 0)).not.to.deep.equal([]);
  });
});
