import type { Auth, UserRecord } from "firebase-admin/auth";
import type { Account } from "../people/people-store.ts";
import { codeOf } from "../platform/core/service-error.ts";
import { WriteConflict } from "../platform/core/write-conflict.ts";

export const toFoundIdentity = ({ uid, email, phoneNumber, disabled, emailVerified, providerData }: UserRecord): Account => ({
  uid,
  email: email?.toLowerCase(),
  phone: phoneNumber,
  isDisabled: disabled,
  isProven: email === undefined || emailVerified,
  isOnlyItsAddress: providerData.every((provider) => isSameAddress(provider.email, email)),
});

/** A phone has none. */
const isSameAddress = (one: string | undefined, other: string | undefined): boolean => one?.toLowerCase() === other?.toLowerCase();

/** An account to create for somebody who is invited. */
export interface NewIdentity {
  readonly uid: string;
  readonly email: string | undefined;
  /** Without one, the person chooses it by a mail to the address. */
  readonly password: string | undefined;
  /** The account with this address that was not verified when somebody was invited to it, which is deleted. */
  readonly inPlaceOf?: string | undefined;
  /** Deletes it even if its address was verified since. */
  readonly whateverSince?: boolean;
}

/**
 * Creates an account that only the owner of its address can get into, and whoever is told the given password. The unproven account in
 * its way is deleted rather than repaired: whoever made it may hold its sessions, its other ways to sign in, and links in old mails that
 * move the account back to an address of theirs. The new uid has none of them, and no rights that a remembered token of the old one could use.
 *
 * @throws WriteConflict when somebody else has the address by now, or the account in its way is no longer as it was
 */
export const createIdentity = async (
  auth: Auth,
  { uid, email, password, inPlaceOf, whateverSince = false }: NewIdentity,
): Promise<void> => {
  if (inPlaceOf !== undefined) await deleteUnproven(auth, inPlaceOf, { email, whateverSince });
  // Verified, because whoever has no password needs a mail to the address, and whoever has one got it from those who vouch for the address.
  const address = email === undefined ? {} : { email, emailVerified: true };
  await auth.createUser({ uid, ...address, ...(password !== undefined && { password }) }).catch((error: unknown) => {
    throw codeOf(error) === "auth/email-already-exists" ? new WriteConflict("Somebody has the address", { cause: error }) : error;
  });
};

/** One that is already gone is not an error. */
const deleteUnproven = async (
  auth: Auth,
  uid: string,
  { email, whateverSince }: { readonly email: string | undefined; readonly whateverSince: boolean },
): Promise<void> => {
  try {
    const found = toFoundIdentity(await auth.getUser(uid));
    if ((found.isProven && !whateverSince) || found.email !== email?.toLowerCase()) throw new WriteConflict("The account has changed");
    await auth.deleteUser(uid);
  } catch (error) {
    if (codeOf(error) !== "auth/user-not-found") throw error;
  }
};
