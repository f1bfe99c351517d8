import type { ShownInvitation } from "../../../answers/people.ts";
import { AppError } from "../platform/core/app-error.ts";
import { retryOnConflict, WriteConflict } from "../platform/core/write-conflict.ts";
import { budgetOf } from "../projects/plans.ts";
import { type Access, isAdmin, type NameStore, type Project } from "../projects/project.ts";
import { type BudgetStore, consumeBudget } from "../usage/quota/daily-budget.ts";
import { dayOf, secondsUntilTomorrow } from "../usage/quota/daily-usage.ts";
import { type Actor, authorOf } from "./change-person.ts";
import { type InvitationMail, invitationLink } from "./compose-invitation.ts";
import { hasAtLeast, type Invitation, invitationIdOf, isJustSent, newSecret } from "./stored-invitation.ts";
import { digestOfSecret } from "../platform/core/digest.ts";
import { peopleLimits } from "./limits.ts";
import { describeInvitation } from "./list-people.ts";
import type { Wish } from "./people-fields.ts";
import type { Account, Accounts, Member, PeopleStore } from "./people-store.ts";

export interface InvitePorts {
  readonly store: PeopleStore;
  readonly accounts: Accounts;
  readonly projects: NameStore & { readonly findAccess: (projectId: string, uid: string) => Promise<Access> };
  readonly budgets: BudgetStore;
  /** Whether the mail server took it. Never throws. */
  readonly sendInvitation: (mail: InvitationMail) => Promise<boolean>;
  readonly baseUrl: () => string;
}

interface InviteRequest {
  readonly project: Project;
  readonly wish: Wish;
  readonly by: Actor;
  readonly at: Date;
}

/**
 * Invites somebody by mail, again if they were invited before: then the link of the earlier mail ends. Nobody gets a right by it: the role
 * begins when the person accepts. A repetition within a minute sends nothing.
 *
 * @throws AppError `forbidden`, `already_in_team`, `too_many_invitations`, `unavailable`
 */
export const invitePerson = async (ports: InvitePorts, request: InviteRequest): Promise<ShownInvitation> => {
  const { store, accounts, projects } = ports;
  const { project, wish, at } = request;
  const account = await accounts.findByAddress(wish.email);
  const { role, user } = account === undefined ? {} : await projects.findAccess(project.id, account.uid);
  if (hasAtLeast(role, wish.role))
    throw new AppError("already_in_team", "This person already has access. Change their role in the list of people.");
  const load = async () => loadInvitation(ports, request);
  const begun = await retryOnConflict(await load(), load, async ({ found, witness, listed }) => {
    if (found !== undefined && isJustSent(found, wish.role, at)) return { invitation: found, secret: undefined };
    if (found === undefined && listed.length >= peopleLimits.invitations)
      throw new AppError("too_many_invitations", `A project has at most ${peopleLimits.invitations} open invitations. Withdraw one first.`);
    await spend(ports, request);
    const holder = account ?? (await makeAccount(accounts, wish.email));
    const isForeign = holder !== undefined && !holder.isProven && !(await store.hasRights(holder.uid));
    const foreignUid = isForeign ? holder.uid : undefined;
    const secret = newSecret();
    const invitation = toInvitation(request, { secret, foreignUid, before: found });
    const writeToken = await store.writeInvitation(project.id, invitation, { writeToken: found?.writeToken, witness });
    return { invitation: { ...invitation, writeToken }, secret };
  });
  const nameOf = await projects.findNames([begun.invitation.invitedBy]);
  const inviterName = nameOf(begun.invitation.invitedBy);
  if (begun.secret === undefined) return describeInvitation(begun.invitation, inviterName);
  const isSent = await ports.sendInvitation({
    projectId: project.id,
    email: wish.email,
    projectName: project.name,
    inviterName,
    language: user?.profile.language ?? project.defaultLanguage,
    timeZone: project.timeZone,
    expiresAt: begun.invitation.expiresAt,
    link: invitationLink(ports.baseUrl(), project.id, begun.invitation.id, begun.secret),
  });
  const sent = { ...begun.invitation, mailedAt: isSent ? at : undefined };
  await store.noteMail(project.id, sent);
  return describeInvitation(sent, inviterName);
};

/**
 * At once, so that nobody else can make one with this address before the person does. Without its password, which only they can choose.
 * Returns the account of somebody who was faster.
 */
const makeAccount = async (accounts: Accounts, email: string): Promise<Account | undefined> => {
  try {
    await accounts.create(email);
    return undefined;
  } catch (error) {
    if (error instanceof WriteConflict) return accounts.findByAddress(email);
    throw error;
  }
};

const loadInvitation = async ({ store, projects }: InvitePorts, { project: { id: projectId }, wish, by }: InviteRequest) => {
  const id = invitationIdOf(wish.email);
  const [found, listed, witness] = await Promise.all([
    store.findInvitation(projectId, id),
    store.listInvitations(projectId),
    by.kind === "admin" ? findWitness(store, projects, projectId, by.uid) : undefined,
  ]);
  return { found, listed, witness };
};

/** @throws AppError `forbidden` for somebody who is no admin any more */
export const findWitness = async (
  store: Pick<PeopleStore, "findMember">,
  projects: Pick<InvitePorts["projects"], "findAccess">,
  projectId: string,
  uid: string,
): Promise<Member> => {
  const [member, access] = await Promise.all([store.findMember(projectId, uid), projects.findAccess(projectId, uid)]);
  if (member === undefined || !isAdmin(access)) throw new AppError("forbidden", "Only admins of this site can do this.");
  return member;
};

/** Each mail counts, before it is sent. @throws AppError `too_many_invitations` */
const spend = async ({ budgets }: InvitePorts, { project, by, at }: InviteRequest): Promise<void> => {
  if (by.kind === "operator") return;
  const key = { projectId: project.id, uid: by.uid, day: dayOf(at), isVisitor: false };
  const use = await consumeBudget(budgets, { key, unit: "invitations", limits: budgetOf(project, "invitations") });
  if (use !== undefined) return;
  const retryAfterSec = secondsUntilTomorrow(at);
  throw new AppError("too_many_invitations", "Today's invitations are used up. Please try again tomorrow.", { retryAfterSec });
};

const toInvitation = (
  { wish, by, at }: InviteRequest,
  {
    secret,
    foreignUid,
    before,
  }: { readonly secret: string; readonly foreignUid: string | undefined; readonly before: Invitation | undefined },
): Invitation => ({
  id: invitationIdOf(wish.email),
  email: wish.email,
  role: wish.role,
  firstName: wish.first_name ?? before?.firstName ?? null,
  lastName: wish.last_name ?? before?.lastName ?? null,
  digest: digestOfSecret(secret),
  invitedBy: by.kind === "admin" ? authorOf(by) : null,
  invitedAt: at,
  expiresAt: new Date(at.getTime() + peopleLimits.invitationMs),
  attemptedAt: at,
  mailedAt: undefined,
  foreignUid: foreignUid ?? before?.foreignUid,
});
