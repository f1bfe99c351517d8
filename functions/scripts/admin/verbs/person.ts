import { randomBytes } from "node:crypto";
import type { Auth } from "firebase-admin/auth";
import { type NewIdentity, toFoundIdentity } from "../../../src/lib/auth/identities.ts";
import type { Account } from "../../../src/lib/people/people-store.ts";
import { OperatorError } from "../operator-error.ts";
import type { Target } from "../target.ts";

/** @throws OperatorError when nobody has this email address or uid */
export const requirePerson = async ({ auth }: Pick<Target, "auth">, emailOrUid: string): Promise<Account> => {
  const person = await findPerson(auth, emailOrUid);
  if (person !== undefined) return person;
  throw new OperatorError(`Nobody can sign in as ${emailOrUid}. Make the identity with "user provision ${emailOrUid} --create-identity".`);
};

export const findPerson = async (auth: Auth, emailOrUid: string): Promise<Account | undefined> => {
  try {
    return toFoundIdentity(await (emailOrUid.includes("@") ? auth.getUserByEmail(emailOrUid) : auth.getUser(emailOrUid)));
  } catch (error) {
    if (error instanceof Error && "code" in error) {
      if (error.code === "auth/user-not-found") return undefined;
      if (error.code === "auth/invalid-email" || error.code === "auth/invalid-uid")
        throw new OperatorError(`${emailOrUid} is not an email address or uid.`);
    }
    throw error;
  }
};

/** An identity to create. Its uid is chosen here, so that everything about it can be shown and written at once. */
export const newIdentity = (emailOrUid: string, password: string | undefined): NewIdentity =>
  emailOrUid.includes("@")
    ? { uid: randomBytes(14).toString("hex"), email: emailOrUid.toLowerCase(), password }
    : { uid: emailOrUid, email: undefined, password };
