import { expect } from "chai";
import { projectList } from "../../answers/projects.ts";
import { firestore } from "../support/admin-app.ts";
import { call } from "../support/api.ts";
import { operate } from "../support/operator.ts";
import { aMember, anAnonymous, aPerson, type Person } from "../support/people.ts";
import { aProject } from "../support/projects.ts";
import { expectOurs, refused } from "../support/replies.ts";

const sitesOf = async ({ token }: Pick<Person, "token">) => {
  const reply = await call("projectsList", { projectId: "", token });
  expectOurs(reply, 200);
  return projectList.parse(reply.body).projects;
};

const join = async (projectId: string, uid: string, fields: object = {}): Promise<void> => {
  await firestore.doc(`projects/${projectId}/members/${uid}`).set({ role: "manager", uid, ...fields });
};

describe("projectsList", () => {
  it("lists the sites of whose team somebody is, by name, and nobody else's", async () => {
    const [bakery, atelier, visited, foreign] = [
      await aProject({ name: "Bakery", site_url: "https://bakery.example" }),
      await aProject({ name: "Atelier" }),
      await aProject(),
      await aProject(),
    ];
    const person = await aMember(bakery.id, "admin");
    await join(atelier.id, person.uid);
    await join(visited.id, person.uid, { role: "member" });
    await aMember(foreign.id, "admin");
    expect(await sitesOf(person)).to.deep.equal([
      { projectId: atelier.id, name: "Atelier", role: "manager", site_url: null },
      { projectId: bakery.id, name: "Bakery", role: "admin", site_url: "https://bakery.example" },
    ]);
  });

  it("lists none for who has none, for visitors, and for who is locked out; and asks who is calling", async () => {
    const { id } = await aProject();
    const locked = await aMember(id, "admin");
    await firestore.doc(`users/${locked.uid}`).set({ disabled: true });
    for (const person of [await aPerson(), await aMember(id, "member"), await anAnonymous(), locked])
      expect(await sitesOf(person)).to.deep.equal([]);
    refused(await call("projectsList", { projectId: "" }), 401, "unauthenticated");
    refused(await call("projectsList", { projectId: "", token: "forged" }), 401, "unauthenticated");
  });

  it("believes the ID of a record, not its field: what another program writes gives nobody a site", async () => {
    const [{ id }, person] = [await aProject(), await aPerson()];
    await firestore.doc(`projects/${id}/members/somebody-else`).set({ role: "admin", uid: person.uid });
    await firestore.doc(`elsewhere/${id}/members/${person.uid}`).set({ role: "admin", uid: person.uid });
    await firestore.doc(`projects/${id}-gone/members/${person.uid}`).set({ role: "admin", uid: person.uid });
    await firestore.doc(`projects/${id}/documents/a/members/${person.uid}`).set({ role: "admin", uid: person.uid });
    for (const role of ["owner", 7, null]) {
      await join((await aProject()).id, person.uid, { role });
    }
    expect(await sitesOf(person)).to.deep.equal([]);
  });

  it("finds records of before once the operator has run `member index`, which can be repeated", async () => {
    const [{ id }, person] = [await aProject(), await aPerson()];
    await firestore.doc(`projects/${id}/members/${person.uid}`).set({ role: "manager", note: "kept" });
    await firestore.doc(`elsewhere/${id}/members/${person.uid}`).set({ role: "manager" });
    expect(await sitesOf(person)).to.deep.equal([]);
    expect(await operate("member", "index")).to.deep.include({ exitCode: 0 });
    expect((await sitesOf(person)).map(({ projectId }) => projectId)).to.deep.equal([id]);
    expect((await firestore.doc(`projects/${id}/members/${person.uid}`).get()).data()).to.deep.equal({
      role: "manager",
      note: "kept",
      uid: person.uid,
    });
    expect((await firestore.doc(`elsewhere/${id}/members/${person.uid}`).get()).data()).to.deep.equal({ role: "manager" });
  });
});
