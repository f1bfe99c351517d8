import type { OpenedInvitation } from "../../../answers/people.ts";
import { AppError } from "../platform/core/app-error.ts";
import { retryOnConflict } from "../platform/core/write-conflict.ts";
import type { Access, NameStore, Project } from "../projects/project.ts";
import { higherRole, invitationGone, requireInviter, requireOpen, type StoredInvitation } from "./stored-invitation.ts";
import { digestOfSecret } from "../platform/core/digest.ts";
import type { Account, Accounts, PeopleStore } from "./people-store.ts";

export interface UsePorts {
  readonly store: Pick<PeopleStore, "findArrival" | "findInvitation" | "findMember" | "hasRights" | "storeArrival">;
  readonly accounts: Pick<Accounts, "create" | "findByAddress" | "findByUid">;
  readonly projects: NameStore & {
    readonly findProject: (projectId: string) => Promise<Project | undefined>;
    readonly findAccess: (projectId: string, uid: string) => Promise<Access>;
  };
}

/** A link to an invitation, which may be forged. */
interface InvitationLink {
  readonly projectId: string;
  readonly id: string;
  readonly secret: string;
  readonly at: Date;
}

/**
 * Shows an invitation to whoever has its link. That says nothing of who they are: it gives no right.
 *
 * @throws AppError `invitation_gone`, `unavailable`
 */
export const showInvitation = async (
  { store, accounts, projects }: UsePorts,
  { projectId, id, secret, at }: InvitationLink,
): Promise<OpenedInvitation> => {
  const invitation = requireOpen(await store.findInvitation(projectId, id), secret, at);
  const { invitedBy } = invitation;
  const [project, inviter, inviterAccount, nameOf] = await Promise.all([
    projects.findProject(projectId),
    invitedBy === null ? undefined : projects.findAccess(projectId, invitedBy),
    invitedBy === null ? undefined : accounts.findByUid(invitedBy),
    projects.findNames([invitedBy]),
  ]);
  requireInviter(invitation, inviter, inviterAccount);
  if (project === undefined) throw invitationGone();
  return describe(project, invitation, nameOf(invitedBy));
};

const describe = (
  { id, name }: Project,
  { email, role, expiresAt }: Pick<StoredInvitation, "email" | "role" | "expiresAt">,
  inviterName: string | null,
): OpenedInvitation => ({
  projectId: id,
  name,
  email,
  role,
  invited_by_name: inviterName,
  expires_at: expiresAt.toISOString(),
  accepted: false,
});

/**
 * Sees to it that the address has an account that only whoever reads its mails gets into. One that somebody else may have made, without
 * ever verifying the address, gives way: its password, its other ways in and its sessions end with it. Whoever holds the link proves by it
 * that mails to the address arrive, and gets nothing but a mail to it. An account with a role anywhere is never deleted.
 *
 * @throws AppError `invitation_gone`, `unavailable`
 */
export const prepareAccount = async (ports: UsePorts, link: InvitationLink): Promise<OpenedInvitation> => {
  const shown = await showInvitation(ports, link);
  const { store, accounts } = ports;
  await retryOnConflict(
    undefined,
    async () => undefined,
    async () => {
      const [invitation, account] = await Promise.all([store.findInvitation(link.projectId, link.id), accounts.findByAddress(shown.email)]);
      const isForeign = account !== undefined && (!account.isProven || account.uid === invitation?.foreignUid);
      if (isForeign && (account.isDisabled || (await store.hasRights(account.uid)))) return;
      if (account === undefined) await accounts.create(shown.email);
      else if (isForeign) await accounts.create(shown.email, { uid: account.uid, whateverSince: account.uid === invitation?.foreignUid });
    },
  );
  return shown;
};

/**
 * Begins the role. The caller must be signed in with the address, verified, in an account that is nobody else's; the link alone, forwarded
 * or found, gives nothing. A repetition by the same person changes nothing.
 *
 * @throws AppError `invitation_gone`, `wrong_account`, `address_unconfirmed`, `forbidden`, `unavailable`
 */
export const acceptInvitation = async (ports: UsePorts, link: InvitationLink, uid: string): Promise<OpenedInvitation> => {
  const { store, accounts } = ports;
  const { projectId, id, secret, at } = link;
  const load = async () => store.findInvitation(projectId, id);
  return retryOnConflict(await load(), load, async (found) => {
    if (found === undefined) return findAccepted(ports, link, uid);
    const invitation = requireOpen(found, secret, at);
    const { invitedBy } = invitation;
    const [account, inviterAccount, arrival] = await Promise.all([
      accounts.findByUid(uid),
      invitedBy === null ? undefined : accounts.findByUid(invitedBy),
      store.findArrival(projectId, uid, invitedBy),
    ]);
    const { access, member, inviterAccess } = arrival;
    requireInviter(invitation, inviterAccess, inviterAccount);
    requireOwner(invitation, account);
    if (access.project === undefined) throw invitationGone();
    if (access.user?.disabled === true) throw new AppError("forbidden", "This account is disabled. Ask whoever runs the site.");
    const role = higherRole(member?.role, invitation.role);
    await store.storeArrival(projectId, { uid, role, found: arrival, invitation });
    return { ...describe(access.project, { ...invitation, role }, null), accepted: true };
  });
};

/** Accepted already, and the answer was lost. @throws AppError `invitation_gone` */
const findAccepted = async ({ store, projects }: UsePorts, link: InvitationLink, uid: string): Promise<OpenedInvitation> => {
  const member = await store.findMember(link.projectId, uid);
  if (member?.role === undefined || member.joinedBy !== digestOfSecret(link.secret)) throw invitationGone();
  const project = await projects.findProject(link.projectId);
  if (project === undefined) throw invitationGone();
  return { ...describe(project, { email: "", role: member.role, expiresAt: link.at }, null), accepted: true };
};

/** @throws AppError `wrong_account`, `address_unconfirmed` */
const requireOwner = ({ email, foreignUid }: StoredInvitation, account: Account | undefined): void => {
  if (account?.email !== email) throw new AppError("wrong_account", `This invitation is for ${email}. Sign in with that address.`);
  // An account that somebody made with this address stays theirs, even if its mails were confirmed by mistake: they may have other ways in.
  if (!account.isProven || account.uid === foreignUid)
    throw new AppError("address_unconfirmed", `Choose a password for ${email} first. The email for that confirms your address.`);
  if (!account.isOnlyItsAddress) {
    throw new AppError(
      "wrong_account",
      "This account can also be opened with a phone number or another address. Ask to be invited at an address that has its own account.",
      {
        details: [{ path: "sign_in", message: "is not the address alone" }],
      },
    );
  }
};
