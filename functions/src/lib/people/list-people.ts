import type { PeopleList, ShownInvitation } from "../../../answers/people.ts";
import type { NameStore } from "../projects/project.ts";
import type { Invitation } from "./stored-invitation.ts";
import type { Account, Accounts, PeopleStore } from "./people-store.ts";

export const describeInvitation = (invitation: Invitation, invitedByName: string | null): ShownInvitation => ({
  email: invitation.email,
  role: invitation.role,
  first_name: invitation.firstName,
  last_name: invitation.lastName,
  invited_by_name: invitedByName,
  invited_at: invitation.invitedAt.toISOString(),
  expires_at: invitation.expiresAt.toISOString(),
  mailed_at: invitation.mailedAt?.toISOString() ?? null,
});

interface ListPorts {
  readonly store: PeopleStore;
  readonly accounts: Pick<Accounts, "findMany">;
  readonly names: NameStore;
}

/**
 * Everybody with a role, the admins first, and whoever is invited.
 *
 * @throws AppError `unavailable`
 */
export const listPeople = async ({ store, accounts, names }: ListPorts, projectId: string): Promise<PeopleList> => {
  const [members, invitations] = await Promise.all([store.listMembers(projectId), store.listInvitations(projectId)]);
  const uids = members.map(({ uid }) => uid);
  const [found, nameOf] = await Promise.all([
    accounts.findMany(uids),
    names.findNames([...uids, ...invitations.map(({ invitedBy }) => invitedBy)]),
  ]);
  return {
    people: members.flatMap(({ uid, role }) =>
      role === undefined ? [] : [{ uid, name: nameOf(uid), email: found.get(uid)?.email ?? null, role, account: stateOf(found.get(uid)) }],
    ),
    invitations: invitations
      .toSorted((a, b) => b.invitedAt.getTime() - a.invitedAt.getTime())
      .map((invitation) => describeInvitation(invitation, nameOf(invitation.invitedBy))),
  };
};

const stateOf = (account: Account | undefined): PeopleList["people"][number]["account"] => {
  if (account === undefined) return "gone";
  if (account.isDisabled) return "disabled";
  return account.isProven ? "enabled" : "unverified";
};
