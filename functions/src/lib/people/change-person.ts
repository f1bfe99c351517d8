import type { ChangedPerson } from "../../../answers/people.ts";
import { AppError } from "../platform/core/app-error.ts";
import { retryOnConflict } from "../platform/core/write-conflict.ts";
import { isOfTeam, type Role } from "../projects/project.ts";
import { leaveTeam, toLeaver } from "./leave-team.ts";
import { hasAtLeast, invitationIdOf } from "./stored-invitation.ts";
import type { Account, Accounts, AdminMember, Member, PeopleStore, TeamChange, TeamState } from "./people-store.ts";

/** Who changes something: an admin of the project, or an operator of the deployment. */
export type Actor = { readonly kind: "admin"; readonly uid: string } | { readonly kind: "operator" };

export const authorOf = (actor: Actor): string => (actor.kind === "admin" ? actor.uid : "admin");

interface PersonRequest {
  readonly projectId: string;
  readonly uid: string;
  /** Undefined takes the role away. */
  readonly role: Role | undefined;
  readonly by: Actor;
  readonly at: Date;
}

/**
 * Gives somebody another role, or none. With an admin's rights go the keys that they made and the invitations of others that nobody has
 * accepted yet; with their place in the team its mails and calls. An invitation to them ends with any change, because it would
 * undo it; of a deleted account, the one to the address in the profile. An account whose address was never verified may be
 * anybody's: it may lose rights, and gets no more.
 *
 * @throws AppError `forbidden`, `not_found`, `address_unconfirmed`, `last_admin`, `unavailable`
 */
export const changePerson = async (
  { store, accounts }: { readonly store: PeopleStore; readonly accounts: Pick<Accounts, "findByUid"> },
  request: PersonRequest,
): Promise<ChangedPerson> => {
  const { projectId, uid, role } = request;
  const load = async () => Promise.all([store.findTeam(projectId, uid), accounts.findByUid(uid)]);
  return retryOnConflict(await load(), load, async ([state, account]) => {
    const change = decideChange(state, request, account);
    if (change !== undefined) await store.changeTeam(projectId, change);
    return { success: true, uid, role: role ?? null };
  });
};

/** Undefined if it is so already. @throws AppError `forbidden`, `not_found`, `address_unconfirmed`, `last_admin` */
const decideChange = (
  { project, admins, target, profile, others: colleagues, keyIds, invitationIds }: TeamState,
  { uid, role, by, at }: Omit<PersonRequest, "projectId">,
  account: Account | undefined,
): TeamChange | undefined => {
  const actor = requireActor(admins, by);
  if (target?.role === undefined) throw new AppError("not_found", "Nobody with this ID has a role on this site.");
  if (target.role === role) return undefined;
  if (account?.isProven === false && role !== undefined && !hasAtLeast(target.role, role))
    throw new AppError("address_unconfirmed", "This account's address was never confirmed. Have them choose a new password first.");
  const leaver = toLeaver(account, profile, colleagues);
  const email = leaver.email ?? undefined;
  const stopsBeingAdmin = target.role === "admin";
  const others = admins.filter((admin) => admin.uid !== uid && !admin.isLockedOut);
  const [survivor] = others;
  if (stopsBeingAdmin && survivor === undefined)
    throw new AppError("last_admin", "This is the only admin. Make someone else an admin first.");
  const left =
    isOfTeam(target.role) && !isOfTeam(role)
      ? leaveTeam({ ...project.notify, managers: project.managers, phone: project.managers[0]?.phone }, [leaver])
      : undefined;
  const isProjectChanged =
    left !== undefined && (left.managers.length < project.managers.length || left.emails.length < project.notify.emails.length);
  return {
    member: { ...target, role },
    // Whoever acts must still be an admin. Two who remove each other at once: the record of the first is gone when the second is stored.
    witness: actor !== undefined && actor.uid !== uid ? actor : stopsBeingAdmin ? survivor : undefined,
    keyIds: stopsBeingAdmin ? keyIds : [],
    invitationIds: [...(stopsBeingAdmin ? invitationIds : []), ...(email === undefined ? [] : [invitationIdOf(email)])],
    by: authorOf(by),
    at,
    project: isProjectChanged ? { writeToken: project.writeToken, emails: left.emails, managers: left.managers } : undefined,
  };
};

/** @throws AppError `forbidden` for somebody who is no admin any more */
const requireActor = (admins: readonly AdminMember[], by: Actor): Member | undefined => {
  if (by.kind === "operator") return undefined;
  const actor = admins.find(({ uid, isLockedOut }) => uid === by.uid && !isLockedOut);
  if (actor === undefined) throw new AppError("forbidden", "Only admins of this site can do this.");
  return actor;
};
