import { randomBytes } from "node:crypto";
import { AppError } from "../platform/core/app-error.ts";
import { digest, isSecret } from "../platform/core/digest.ts";
import { isAdmin, type Access, type Role, roles } from "../projects/project.ts";
import { peopleLimits } from "./limits.ts";

/** A role that waits for somebody to accept it. It is no right, and the link in its mail is none. */
export interface Invitation {
  /** Follows from the address: an address has one invitation of a project. */
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  readonly role: Role;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Of the secret in the link. */
  readonly digest: string;
  /** uid of the admin who answers for it; null for an operator. */
  readonly invitedBy: string | null;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
  /** When a mail began to be sent; undefined after a failure. */
  readonly attemptedAt: Date | undefined;
  /** When the mail server took it. */
  readonly mailedAt: Date | undefined;
  /** uid of the account that had the address, unverified, when the invitation was made: anybody's. */
  readonly foreignUid: string | undefined;
}

export interface StoredInvitation extends Invitation {
  readonly writeToken: string;
}

export const invitationIdOf = (email: string): string => digest("invitation", email);

export const newSecret = (): string => randomBytes(peopleLimits.secretBytes).toString("base64url");

/** A mail with the same offer has just been sent, or is being sent. */
export const isJustSent = ({ role, expiresAt, attemptedAt }: Invitation, wanted: Role, at: Date): boolean =>
  role === wanted && expiresAt > at && attemptedAt !== undefined && at.getTime() - attemptedAt.getTime() < peopleLimits.resendMs;

/** The same for every reason, so that a guessed link learns nothing. */
export const invitationGone = (): AppError => new AppError("invitation_gone", "This invitation is no longer valid. Ask for a new one.");

/** @throws AppError `invitation_gone` for a wrong secret, or when it has expired or is not there */
export const requireOpen = (found: StoredInvitation | undefined, secret: string, at: Date): StoredInvitation => {
  if (found === undefined || !isSecret(secret, found) || at >= found.expiresAt) throw invitationGone();
  return found;
};

/** An invitation lasts as long as whoever made it may invite, and can sign in. @throws AppError `invitation_gone` */
export const requireInviter = (
  { invitedBy }: Invitation,
  inviter: Pick<Access, "role" | "user"> | undefined,
  account: { readonly isDisabled: boolean } | undefined,
): void => {
  if (invitedBy === null) return;
  if (inviter === undefined || !isAdmin(inviter) || account === undefined || account.isDisabled) throw invitationGone();
};

/** `roles` begins with the highest. */
export const higherRole = (one: Role | undefined, other: Role): Role => roles.find((role) => role === one || role === other) ?? other;

export const hasAtLeast = (role: Role | undefined, wanted: Role): boolean => role !== undefined && higherRole(role, wanted) === role;
