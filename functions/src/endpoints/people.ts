import type { InvitedPerson, PeopleList } from "../../answers/people.ts";
import { accounts } from "../lib/auth/accounts.ts";
import { requireAdmin, teamWho } from "../lib/auth/guards.ts";
import { invitePerson } from "../lib/people/invite-person.ts";
import { peopleLimits } from "../lib/people/limits.ts";
import { listPeople } from "../lib/people/list-people.ts";
import { PeopleRequest } from "../lib/people/people-fields.ts";
import { peopleStore as store } from "../lib/people/store.ts";
import { withdrawInvitation } from "../lib/people/withdraw-invitation.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import type { Answer } from "../lib/platform/http/reply.ts";
import { projectStore as projects } from "../lib/projects/store.ts";
import { mailOptions } from "../lib/providers/notifications/mail-options.ts";
import { invitationSender } from "../lib/providers/notifications/send-invitation.ts";
import { budgetStore as budgets } from "../lib/usage/quota/store.ts";

const ports = { store, accounts, projects, budgets, sendInvitation: invitationSender(mailOptions), baseUrl: mailOptions.baseUrl };

/** Lists the people of a project for its team; for admins, invites somebody, and takes an invitation back. */
export const people = endpoint({
  name: "people",
  method: "POST",
  path: "/api/projects/:projectId/people",
  guard: teamWho((member, { method }) => {
    if (method === "POST") requireAdmin(member);
  }),
  body: jsonBody(PeopleRequest),
  timeMs: peopleLimits.inviteMs,
  prefetch: async () => undefined,
  handle: async ({ at, caller: { uid }, body: { email, role, ...names } }, { access }): Promise<Answer<InvitedPerson>> => {
    const { project } = access;
    const by = { kind: "admin", uid } as const;
    if (role !== undefined)
      return { body: { invitation: await invitePerson(ports, { project, wish: { ...names, email, role }, by, at }) } };
    await withdrawInvitation(ports, { projectId: project.id, email, by });
    return { body: { invitation: null } };
  },
  get: async (_call, { access: { project } }): Promise<Answer<PeopleList>> => ({
    body: await listPeople({ store, accounts, names: projects }, project.id),
  }),
});
