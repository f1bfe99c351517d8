import { randomUUID } from "node:crypto";
import * as z from "zod";
import { firestore, identities } from "./admin-app.ts";
import { stack } from "./stack-addresses.ts";
import { claimsOf, unsigned } from "./tokens.ts";

export interface Person {
  readonly uid: string;
  readonly token: string;
}

const SignedUp = z.object({ localId: z.string() });
const SignedIn = SignedUp.extend({ idToken: z.string() });

/** A new identity without any project. */
export const aPerson = async (): Promise<Person> => aPersonWithClaims({});

/** A new identity of the provider `anonymous`. Its token is that of the Auth emulator, which gives it to clients of the stack's project only. */
export const anAnonymous = async (): Promise<Person> => {
  const { localId: uid } = SignedUp.parse(await ask("signUp", {}));
  return { uid, token: unsigned(claimsOf(uid, { provider_id: "anonymous", firebase: { identities: {}, sign_in_provider: "anonymous" } })) };
};

/** A new identity with a verified address, whose token has custom claims. */
export const aPersonWithClaims = async (claims: object): Promise<Person> => {
  const credentials = { email: anAddress(), password };
  const { localId: uid } = SignedUp.parse(await ask("signUp", { ...credentials, emailVerified: true }));
  if (Object.keys(claims).length > 0) await identities.setCustomUserClaims(uid, claims);
  return signInAs(credentials);
};

/** A new identity with a role in a project. */
export const aMember = async (projectId: string, role: string): Promise<Person> => {
  const person = await aPerson();
  await firestore.doc(`projects/${projectId}/members/${person.uid}`).set({ role, uid: person.uid });
  return person;
};

/** Signs in an existing identity. */
export const signInAs = async (credentials: { readonly email: string; readonly password: string }): Promise<Person> => {
  const { localId: uid, idToken: token } = SignedIn.parse(await ask("signInWithPassword", credentials));
  return { uid, token };
};

const password = "correct horse";

export const anAddress = (): string => `${randomUUID()}@people.example`;

/**
 * As an administrator, who may name the Google project.
 * The Auth emulator implements https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts
 */
const ask = async (verb: "signUp" | "signInWithPassword", credentials: object): Promise<unknown> => {
  const response = await fetch(`http://${stack.authHost}/identitytoolkit.googleapis.com/v1/accounts:${verb}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: "Bearer owner" },
    body: JSON.stringify({ ...credentials, targetProjectId: stack.projectId, returnSecureToken: true }),
  });
  return response.json();
};
