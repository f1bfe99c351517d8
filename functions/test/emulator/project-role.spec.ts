import { expect } from "chai";
import { firestore } from "../support/admin-app.ts";
import { call, endpointNames, endpoints } from "../support/api.ts";
import { everythingIn } from "../support/documents.ts";
import { aMember, aPerson, aPersonWithClaims, type Person } from "../support/people.ts";
import { aProject, type Project } from "../support/projects.ts";
import { expectOurs, refused } from "../support/replies.ts";
import { aValidCall, someValidCalls } from "../support/valid-calls.ts";

const lockOut = async ({ uid }: Person, disabled: unknown): Promise<void> => {
  await firestore.doc(`users/${uid}`).set({ profile: {}, disabled });
};

/** A manager of the project who also has a record as a provisioned user. */
const aManagerWith = async (projectId: string, disabled: unknown): Promise<Person> => {
  const person = await aMember(projectId, "manager");
  await lockOut(person, disabled);
  return person;
};

const aManagerElsewhere = async (): Promise<Person> => aMember((await aProject()).id, "admin");

const insiders: Readonly<Record<string, (project: Project) => Promise<Person>>> = {
  "a manager": async ({ id }) => aMember(id, "manager"),
  "an admin @nightly": async ({ id }) => aMember(id, "admin"),
  "a manager whose record says that they are not disabled @nightly": async ({ id }) => aManagerWith(id, false),
};

const outsiders: Readonly<Record<string, (project: Project) => Promise<Person>>> = {
  "a member": async ({ id }) => aMember(id, "member"),
  "a stranger": aPerson,
  "an admin of another project": aManagerElsewhere,
  "somebody whose token claims to be an admin": async ({ id }) =>
    aPersonWithClaims({ role: "admin", admin: true, projects: { [id]: "admin" } }),
  "a member whose token claims to be an admin @nightly": async ({ id }) => {
    const person = await aPersonWithClaims({ role: "admin" });
    await firestore.doc(`projects/${id}/members/${person.uid}`).set({ role: "member" });
    return person;
  },
  "a manager who is locked out": async ({ id }) => aManagerWith(id, true),
  "somebody with a role that does not exist @nightly": async ({ id }) => aMember(id, "owner"),
  "somebody with a role in capitals @nightly": async ({ id }) => aMember(id, "ADMIN"),
  "somebody with an empty role @nightly": async ({ id }) => aMember(id, ""),
};

describe("project roles", () => {
  for (const [who, enter] of Object.entries(insiders)) {
    it(`let ${who} in everywhere`, async () => {
      const project = await aProject();
      const { token } = await enter(project);
      for (const [endpoint, valid] of await someValidCalls(project)) expectOurs(await call(endpoint, { ...valid, token }), 200);
    });
  }

  for (const [who, approach] of Object.entries(outsiders)) {
    it(`keep ${who} out everywhere`, async () => {
      const project = await aProject();
      const { token } = await approach(project);
      const calls = await someValidCalls(project);
      const before = await everythingIn(project.id);
      for (const [endpoint, valid] of calls) {
        expect(refused(await call(endpoint, { ...valid, token }), 403, "forbidden").details).to.equal(undefined);
      }
      expect(await everythingIn(project.id)).to.deep.equal(before);
    });
  }

  it("count from the next request on when they change", async () => {
    const project = await aProject();
    const { uid, token } = await aMember(project.id, "manager");
    const valid = await aValidCall("editRead", project);
    expectOurs(await call("editRead", { ...valid, token }), 200);
    await firestore.doc(`projects/${project.id}/members/${uid}`).update({ role: "member" });
    refused(await call("editRead", { ...valid, token }), 403, "forbidden");
    await firestore.doc(`projects/${project.id}/members/${uid}`).update({ role: "admin" });
    expectOurs(await call("editRead", { ...valid, token }), 200);
  });

  it("mean nothing without the project's own record", async () => {
    const projectId = "project-without-a-record";
    const { token } = await aMember(projectId, "admin");
    for (const endpoint of endpointNames) {
      refused(
        await call(endpoint, {
          projectId,
          draftId: "any",
          versionId: "any",
          token,
          body: endpoints[endpoint].method === "GET" ? undefined : {},
        }),
        403,
        "forbidden",
      );
    }
  });
});
