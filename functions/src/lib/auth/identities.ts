import type { Auth, UserRecord } from "firebase-admin/auth";
import { WriteConflict } from "../platform/core/write-conflict.ts";

/** A sign-in account. */
export interface FoundIdentity {
  readonly uid: string;
  readonly email: string | undefined;
  readonly isDisabled: boolean;
  /** False if it has an address that was never verified: anybody can make an account with anybody's address, and a password of their own. */
  readonly isProven: boolean;
}

export const toFoundIdentity = ({ uid, email, disabled, emailVerified }: UserRecord): FoundIdentity => ({
  uid,
  email,
  isDisabled: disabled,
  isProven: email === undefined || emailVerified,
});

/** An account to create for somebody who is invited. */
export interface NewIdentity {
  readonly uid: string;
  readonly email: string | undefined;
  /** Without one, the person chooses it by a mail to the address. */
  readonly password: string | undefined;
  /** The account with this address that was never verified, which is deleted. */
  readonly inPlaceOf?: string | undefined;
}

/**
 * Creates an account that only the owner of its address can get into, and whoever is told the given password. The unproven account in
 * its way is deleted rather than repaired: whoever made it may hold its sessions, its other ways to sign in, and links in old mails that
 * move the account back to an address of theirs. The new uid has none of them, and no rights that a remembered token of the old one could use.
 *
 * @throws WriteConflict when somebody else has the address by now, or the account in its way is no longer as it was
 */
export const createIdentity = async (auth: Auth, { uid, email, password, inPlaceOf }: NewIdentity): Promise<void> => {
  if (inPlaceOf !== undefined) await deleteUnproven(auth, inPlaceOf, email);
  // Verified, because whoever has no password needs a mail to the address, and whoever has one got it from those who vouch for the address.
  const address = email === undefined ? {} : { email, emailVerified: true };
  await auth.createUser({ uid, ...address, ...(password !== undefined && { password }) }).catch((error: unknown) => {
    throw codeOf(error) === "auth/email-already-exists" ? new WriteConflict("Somebody has the address", { cause: error }) : error;
  });
};

/** One that is already gone is not an error. */
const deleteUnproven = async (auth: Auth, uid: string, email: string | undefined): Promise<void> => {
  try {
    const found = toFoundIdentity(await auth.getUser(uid));
    if (found.isProven || found.email !== email) throw new WriteConflict("The account has changed");
    await auth.deleteUser(uid);
  } catch (error) {
    if (codeOf(error) !== "auth/user-not-found") throw error;
  }
};

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);
