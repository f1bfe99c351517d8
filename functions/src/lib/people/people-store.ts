import type { Manager } from "../projects/managers.ts";
import type { StoredProfile } from "../projects/profile.ts";
import type { Access, Project, Role } from "../projects/project.ts";
import type { Invitation, StoredInvitation } from "./stored-invitation.ts";

/** A sign-in account. */
export interface Account {
  readonly uid: string;
  /** Lower case. */
  readonly email: string | undefined;
  /** That it signs in with. */
  readonly phone: string | undefined;
  readonly isDisabled: boolean;
  /** False if it has an address that was never verified: anybody can make an account with anybody's address. */
  readonly isProven: boolean;
  /** False if there is a way in that is not the address's: a phone, or another address's Google account. */
  readonly isOnlyItsAddress: boolean;
}

/** The deployment's sign-in accounts. @throws AppError `unavailable` (every method) */
export interface Accounts {
  readonly findByAddress: (email: string) => Promise<Account | undefined>;
  readonly findByUid: (uid: string) => Promise<Account | undefined>;
  readonly findMany: (uids: readonly string[]) => Promise<ReadonlyMap<string, Account>>;
  /**
   * Makes an account that only whoever reads the mails to the address gets into, in place of the former one if there is one, which is deleted.
   *
   * @throws WriteConflict when somebody else has the address by now, or the former account was verified since and that matters
   */
  readonly create: (email: string, former?: { readonly uid: string; readonly whateverSince: boolean }) => Promise<void>;
}

/** A record in `members`. */
export interface Member {
  readonly uid: string;
  readonly role: Role | undefined;
  /** Digest of the secret of the invitation by which they came in. */
  readonly joinedBy: string | undefined;
  readonly writeToken: string;
}

/** An admin who may act now counts; one who is locked out does not. */
export interface AdminMember extends Member {
  readonly isLockedOut: boolean;
}

/** What a change of somebody's role is decided on. */
export interface TeamState {
  readonly project: Project;
  readonly admins: readonly AdminMember[];
  readonly target: Member | undefined;
  /** Of the person. */
  readonly profile: StoredProfile;
  /** Of everybody else in the team. */
  readonly others: readonly StoredProfile[];
  /** Made by the person, and not revoked. */
  readonly keyIds: readonly string[];
  /** Of others, by the person. */
  readonly invitationIds: readonly string[];
}

/** One commit. */
export interface TeamChange {
  /** Without a role, the record is deleted. */
  readonly member: Member;
  /** An admin who must still be one, unchanged, when the change is stored. */
  readonly witness: Member | undefined;
  readonly keyIds: readonly string[];
  readonly invitationIds: readonly string[];
  readonly by: string;
  readonly at: Date;
  /** Undefined if the project stays as it is. */
  readonly project:
    | {
        readonly writeToken: string;
        readonly emails: readonly string[];
        /** Those who are still called. */
        readonly managers: readonly Manager[];
      }
    | undefined;
}

/** What an acceptance is decided on. */
interface Arrival {
  readonly access: Access;
  /** Of the person who accepts. */
  readonly member: Member | undefined;
  /** Undefined for somebody who was never provisioned. */
  readonly userToken: string | undefined;
  /** Of whoever invited: undefined if that was an operator, or somebody who has left. */
  readonly inviter: Member | undefined;
  readonly inviterAccess: Access | undefined;
}

/** @throws AppError `unavailable` (every method) */
export interface PeopleStore {
  readonly findInvitation: (projectId: string, id: string) => Promise<StoredInvitation | undefined>;
  /** A few more than are allowed at most. */
  readonly listInvitations: (projectId: string) => Promise<readonly StoredInvitation[]>;
  /** The team first. */
  readonly listMembers: (projectId: string) => Promise<readonly Member[]>;
  readonly findMember: (projectId: string, uid: string) => Promise<Member | undefined>;
  /** Whether an account has a role anywhere, or was provisioned. */
  readonly hasRights: (uid: string) => Promise<boolean>;
  /**
   * Creates it without a write token, else replaces it. Returns the new write token.
   *
   * @throws WriteConflict when it has changed, or `witness` is no longer as it was
   */
  readonly writeInvitation: (
    projectId: string,
    invitation: Invitation,
    condition: { readonly writeToken: string | undefined; readonly witness: Member | undefined },
  ) => Promise<string>;
  /** One that has changed or is gone stays as it is. */
  readonly noteMail: (projectId: string, sent: Pick<StoredInvitation, "id" | "writeToken" | "mailedAt">) => Promise<void>;
  /** @throws WriteConflict when it has changed, or `witness` is no longer as it was */
  readonly removeInvitation: (projectId: string, invitation: StoredInvitation, witness: Member | undefined) => Promise<void>;
  readonly findTeam: (projectId: string, uid: string) => Promise<TeamState>;
  /** @throws WriteConflict when anything that it depends on has changed */
  readonly changeTeam: (projectId: string, change: TeamChange) => Promise<void>;
  readonly findArrival: (projectId: string, uid: string, invitedBy: string | null) => Promise<Arrival>;
  /** @throws WriteConflict when anything that it depends on has changed */
  readonly storeArrival: (
    projectId: string,
    arrival: { readonly uid: string; readonly role: Role; readonly found: Arrival; readonly invitation: StoredInvitation },
  ) => Promise<void>;
}
