import { accounts } from "../../../src/lib/auth/accounts.ts";
import { invitePerson } from "../../../src/lib/people/invite-person.ts";
import { invitationIdOf, isJustSent } from "../../../src/lib/people/stored-invitation.ts";
import { PeopleRequest, type Wish } from "../../../src/lib/people/people-fields.ts";
import { peopleStore as store } from "../../../src/lib/people/store.ts";
import type { Role } from "../../../src/lib/projects/project.ts";
import { projectStore as projects } from "../../../src/lib/projects/store.ts";
import { invitationSender } from "../../../src/lib/providers/notifications/send-invitation.ts";
import { budgetStore as budgets } from "../../../src/lib/usage/quota/store.ts";
import { propose, type Proposal, type Work } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { requireProject, requireValid } from "../records.ts";
import type { Target } from "../target.ts";

/** One mail each. @throws OperatorError when no mail can be sent from here */
export const invitations = async ({ mail }: Target, projectId: string, wishes: readonly Wish[]): Promise<readonly Work[]> => {
  if (!URL.canParse(mail.smtpUrl())) throw new OperatorError("Invitations are mails: set SMTP_URL, as in the deployment.");
  const ports = { store, accounts, projects, budgets, sendInvitation: invitationSender(mail), baseUrl: mail.baseUrl };
  const found = await Promise.all(wishes.map(async ({ email }) => store.findInvitation(projectId, invitationIdOf(email))));
  const isRepeated = ({ role }: Wish, index: number): boolean => {
    const invitation = found[index];
    return invitation !== undefined && isJustSent(invitation, role, new Date());
  };
  const fresh = wishes.filter((wish, index) => !isRepeated(wish, index));
  return fresh.map((wish) => ({
    lines: [`+ an invitation of ${wish.email} as ${wish.role}`],
    run: async () => {
      const project = await projects.getProject(projectId);
      const { mailed_at } = await invitePerson(ports, { project, wish, by: { kind: "operator" }, at: new Date() });
      if (mailed_at === null) throw new OperatorError(`The mail to ${wish.email} could not be sent. Run the command again.`);
    },
  }));
};

export interface InviteOptions {
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Invites somebody to a project, as its admins do. */
export const inviteMember = async (
  target: Target,
  {
    projectId,
    email,
    role,
    firstName,
    lastName,
  }: InviteOptions & { readonly projectId: string; readonly email: string; readonly role: Role },
): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const sent = { email, role, first_name: firstName, last_name: lastName };
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const wish = requireValid(PeopleRequest, given, "invitation");
  return propose({
    work: await invitations(target, projectId, [{ ...wish, role }]),
    result: { project: projectId, email: wish.email, role },
    sentence: `${wish.email} is invited to ${projectId} as ${role}.`,
  });
};
