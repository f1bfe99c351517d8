import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assertFails, initializeTestEnvironment, type RulesTestContext, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { expect } from "chai";
import { setLogLevel } from "firebase/firestore";
import { firestore } from "../support/admin-app.ts";
import { documentedCollections } from "../support/data-model.ts";
import { aForeignDraft, aProject, type Project } from "../support/projects.ts";
import { stack } from "../support/stack-addresses.ts";

const uid = "somebody";

/** Every collection of the service, with a document that the test stores there: none that the service has itself. */
const collections: Readonly<Record<string, (project: Project) => string>> = {
  ...Object.fromEntries(
    documentedCollections.map(({ name, path }) => [
      name,
      ({ id }: Project) =>
        path
          .replace(/\/[^/{}]+$/, "/a-document")
          .replace("{projectId}", id)
          .replace("{uid}", uid)
          .replaceAll(/\{[^}]+\}/g, "a-document"),
    ]),
  ),
  "a collection that does not exist yet": ({ id }) => `projects/${id}/later/x`,
};

const clients: Readonly<Record<string, (environment: RulesTestEnvironment) => RulesTestContext>> = {
  "nobody @nightly": (environment) => environment.unauthenticatedContext(),
  "an admin of the project @nightly": (environment) => environment.authenticatedContext(uid),
  "somebody whose token claims everything": (environment) =>
    environment.authenticatedContext(uid, { email: "a@b.example", email_verified: true, admin: true, role: "admin", owner: true }),
};

describe("firestore.rules", () => {
  let environment: RulesTestEnvironment;
  let project: Project;

  before(async () => {
    setLogLevel("silent");
    const [host = "", port = ""] = stack.firestoreHost.split(":");
    // Without `rules`, the rules from firebase.json in the emulator are tested.
    environment = await initializeTestEnvironment({ projectId: stack.projectId, firestore: { host, port: Number(port) } });
    project = await aProject();
    await aForeignDraft(project);
    const paths = Object.values(collections).map((pathIn) => pathIn(project));
    await Promise.all(
      paths.map(async (path) => firestore.doc(path).set({ role: "admin", uid, owner: uid, public: true }, { merge: true })),
    );
  });

  after(async () => {
    await environment.cleanup();
  });

  for (const [who, enter] of Object.entries(clients)) {
    for (const [name, pathIn] of Object.entries(collections)) {
      it(`lets ${who} neither read nor write ${name}`, async () => {
        const database = enter(environment).firestore();
        const path = pathIn(project);
        const parent = path.slice(0, path.lastIndexOf("/"));
        const group = database.collectionGroup(parent.slice(parent.lastIndexOf("/") + 1));
        const before = await firestore.doc(path).get();
        await Promise.all([
          assertFails(database.doc(path).get()),
          assertFails(database.doc(`${parent}/missing`).get()),
          assertFails(database.collection(parent).get()),
          assertFails(database.collection(parent).where("public", "==", true).get()),
          assertFails(group.get()),
          assertFails(group.where("uid", "==", uid).get()),
          assertFails(database.doc(`${parent}/new`).set({ uid })),
          assertFails(database.doc(path).set({ uid })),
          assertFails(database.doc(path).update({ uid: "other" })),
          assertFails(database.doc(path).delete()),
        ]);
        expect((await firestore.doc(path).get()).updateTime?.isEqual(before.updateTime ?? before.readTime)).to.equal(true);
        expect((await firestore.doc(`${parent}/new`).get()).exists).to.equal(false);
      });
    }
  }

  it("are the ones that firebase.json deploys", () => {
    const config = readFileSync(join(import.meta.dirname, "../../../firebase.json"), "utf8");
    expect(JSON.parse(config)).to.have.nested.property("firestore.rules", "firestore.rules");
  });
});
