import { digestOfSecret } from "../../../src/lib/platform/core/digest.ts";
import { firestore, identities } from "../../support/admin-app.ts";
import type { Reply } from "../../support/api.ts";
import { documentedBody } from "../../support/documented-examples.ts";
import { aMember, aPerson, type Person, signInAs } from "../../support/people.ts";
import { provision } from "../../support/visitors.ts";
import type { ExampleWorld } from "./example-world.ts";
import type { Scenes } from "./scenes.ts";

const email = "grace@bakery.example";
const secret = "Hq0w6oJ3mVt8yKdR2sXfB5nLzE9uCgPa1iTbW7vQkMx";
const names = { first_name: "Ada", last_name: "Lovelace" };

/** The documented person, who is an admin. */
const ada = async ({ project }: ExampleWorld, projectId = project.id): Promise<Person> => {
  const admin = await aMember(projectId, "admin");
  await provision(admin, { profile: { ...names, language: "en" } });
  return admin;
};

const byAda = async (world: ExampleWorld, operation: "people" | "peopleChange", body?: object, draftId?: string): Promise<Reply> => {
  const { token } = await ada(world);
  return world.ask(operation, { token, ...(body !== undefined && { body }), ...(draftId !== undefined && { draftId }) });
};

/** An invitation of the documented address to the documented project. */
const invite = async (more: object = {}): Promise<void> => {
  await firestore.doc("projects/bakery").set({ name: "Bakery", site_url: "https://bakery.example" });
  const times = { invited_at: new Date(), expire_at: new Date(Date.now() + 3_600_000) };
  const fields = { email, role: "manager", digest: digestOfSecret(secret), by_operator: true, ...times, ...more };
  await firestore.doc("projects/bakery/invitations/i1").set(fields);
};

/** Whoever has the documented address, with a password. */
const grace = async (emailVerified = true): Promise<Person> => {
  const former = await identities.getUserByEmail(email).catch(() => undefined);
  if (former !== undefined) await identities.deleteUser(former.uid);
  await identities.createUser({ email, password: "correct horse", emailVerified });
  return signInAs({ email, password: "correct horse" });
};

const useAs = async (world: ExampleWorld, caller: Person): Promise<Reply> =>
  world.ask("invitation", { projectId: "bakery", draftId: "i1", token: caller.token });

const listScenes: Scenes = {
  "projectsList projects": async (world) => {
    await firestore.doc("projects/bakery").set({ name: "Bakery", site_url: "https://bakery.example" });
    return world.ask("projectsList", { token: (await aMember("bakery", "manager")).token });
  },
  "peopleRead people": async (world) => {
    const { uid } = await ada(world);
    await firestore.doc(`projects/${world.project.id}/members/${world.caller.uid}`).delete();
    const address = "ada@bakery.example";
    const former = await identities.getUserByEmail(address).catch(() => undefined);
    if (former !== undefined) await identities.deleteUser(former.uid);
    const password = "correct horse";
    await identities.updateUser(uid, { email: address, emailVerified: true, password });
    // A new address ends the tokens of before.
    const { token } = await signInAs({ email: address, password });
    const at = new Date();
    const times = { invited_at: at, expire_at: at, attempted_at: at, mailed_at: at };
    const invitation = { email, role: "manager", first_name: "Grace", last_name: "Hopper", digest: "x", invited_by: uid, ...times };
    await firestore.doc(`projects/${world.project.id}/invitations/i1`).set(invitation);
    return world.ask("peopleRead", { token });
  },
};

const changeScenes: Scenes = {
  "people forbidden": async (world) => world.ask("people", { token: world.caller.token }),
  "people invited": async (world) => byAda(world, "people"),
  "people withdrawn": async (world) => byAda(world, "people", documentedBody("people", "withdrawal")),
  "people already_in_team": async (world) => {
    const { uid } = await grace();
    await firestore.doc(`projects/${world.project.id}/members/${uid}`).set({ role: "admin", uid });
    return byAda(world, "people");
  },
  "people too_many_invitations": async (world) => {
    await world.changeProject({ limits: { invitations: { per_project: 0 } } });
    return byAda(world, "people");
  },
  "peopleChange forbidden": async (world) => world.ask("peopleChange", { token: world.caller.token }),
  "peopleChange changed": async (world) => byAda(world, "peopleChange", undefined, (await aMember(world.project.id, "admin")).uid),
  "peopleChange removed": async (world) => byAda(world, "peopleChange", { remove: true }, world.caller.uid),
  "peopleChange not_found": async (world) => byAda(world, "peopleChange", undefined, "nobody"),
  "peopleChange address_unconfirmed": async (world) => {
    const { uid } = await grace(false);
    await firestore.doc(`projects/${world.project.id}/members/${uid}`).set({ role: "member", uid });
    return byAda(world, "peopleChange", undefined, uid);
  },
  "peopleChange last_admin": async (world) => {
    const { uid, token } = await ada(world);
    return world.ask("peopleChange", { token, draftId: uid });
  },
};

const invitationScenes: Scenes = {
  "invitation shown": async (world) => {
    const { uid } = await ada(world, "bakery");
    await invite({ by_operator: false, invited_by: uid });
    return world.ask("invitation", { projectId: "bakery", draftId: "i1", body: { secret, action: "show" } });
  },
  "invitation accepted": async (world) => {
    await invite();
    return useAs(world, await grace());
  },
  "invitation invitation_gone": async (world) => world.ask("invitation", { draftId: "i1" }),
  "invitation wrong_account": async (world) => {
    await invite();
    return useAs(world, await aPerson());
  },
  "invitation address_unconfirmed": async (world) => {
    await invite();
    return useAs(world, await grace(false));
  },
  "invitation forbidden": async (world) => {
    await invite();
    const person = await grace();
    await firestore.doc(`users/${person.uid}`).set({ disabled: true });
    return useAs(world, person);
  },
};

/** The examples of one's own sites, and of people. */
export const peopleScenes: Scenes = { ...listScenes, ...changeScenes, ...invitationScenes };
