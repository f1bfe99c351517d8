import { randomUUID } from "node:crypto";
import * as z from "zod";
import { firestore, identities } from "./admin-app.ts";
import { stack } from "./stack-addresses.ts";

export interface Person {
  readonly uid: string;
  readonly token: string;
}

const SignedIn = z.object({ localId: z.string(), idToken: z.string() });

/** A new identity without any project. */
export const aPerson = async (): Promise<Person> => signIn("signUp", { email: anAddress(), password });

/** A new identity of the provider `anonymous`. */
export const anAnonymous = async (): Promise<Person> => signIn("signUp", {});

/** A new identity whose token has custom claims. */
export const aPersonWithClaims = async (claims: object): Promise<Person> => {
  const email = anAddress();
  const { uid } = await signIn("signUp", { email, password });
  await identities.setCustomUserClaims(uid, claims);
  return signIn("signInWithPassword", { email, password });
};

/** A new identity with a role in a project. */
export const aMember = async (projectId: string, role: string): Promise<Person> => {
  const person = await aPerson();
  await firestore.doc(`projects/${projectId}/members/${person.uid}`).set({ role });
  return person;
};

/** Signs in an existing identity. */
export const signInAs = async (credentials: { readonly email: string; readonly password: string }): Promise<Person> =>
  signIn("signInWithPassword", credentials);

const password = "correct horse";

const anAddress = (): string => `${randomUUID()}@people.example`;

/** The Auth emulator implements https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts */
const signIn = async (verb: "signUp" | "signInWithPassword", credentials: object): Promise<Person> => {
  const response = await fetch(`http://${stack.authHost}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=any`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...credentials, returnSecureToken: true }),
  });
  const { localId: uid, idToken: token } = SignedIn.parse(await response.json());
  return { uid, token };
};
