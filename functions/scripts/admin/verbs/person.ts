import { randomBytes } from "node:crypto";
import type { Auth } from "firebase-admin/auth";
import { OperatorError } from "../operator-error.ts";
import type { NewIdentity } from "../change.ts";
import type { Target } from "../target.ts";

interface Person {
  readonly uid: string;
  readonly email: string | undefined;
  readonly isDisabled: boolean;
}

/** @throws OperatorError when nobody has this e-mail address or uid */
export const requirePerson = async ({ auth }: Target, emailOrUid: string): Promise<Person> => {
  const person = await findPerson(auth, emailOrUid);
  if (person !== undefined) return person;
  throw new OperatorError(`Nobody can sign in as ${emailOrUid}. Make the identity with "user provision ${emailOrUid} --create-identity".`);
};

export const findPerson = async (auth: Auth, emailOrUid: string): Promise<Person | undefined> => {
  try {
    const { uid, email, disabled } = emailOrUid.includes("@") ? await auth.getUserByEmail(emailOrUid) : await auth.getUser(emailOrUid);
    return { uid, email, isDisabled: disabled };
  } catch (error) {
    if (error instanceof Error && "code" in error) {
      if (error.code === "auth/user-not-found") return undefined;
      if (error.code === "auth/invalid-email" || error.code === "auth/invalid-uid")
        throw new OperatorError(`${emailOrUid} is not an e-mail address or uid.`);
    }
    throw error;
  }
};

/** An identity to create. Its uid is chosen here, so that everything about it can be shown and written at once. */
export const newIdentity = (emailOrUid: string, password: string | undefined): NewIdentity =>
  emailOrUid.includes("@")
    ? { uid: randomBytes(14).toString("hex"), email: emailOrUid.toLowerCase(), password }
    : { uid: emailOrUid, email: undefined, password };
