import { accounts } from "../lib/auth/accounts.ts";
import { anybody } from "../lib/auth/guards.ts";
import { signInFirst } from "../lib/auth/id-token.ts";
import { InvitationRequest } from "../lib/people/people-fields.ts";
import { peopleStore as store } from "../lib/people/store.ts";
import { acceptInvitation, prepareAccount, showInvitation } from "../lib/people/use-invitation.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { projectStore as projects } from "../lib/projects/store.ts";

const ports = { store, accounts, projects };

/** What whoever has the link of an invitation does with it. Only accepting it needs an identity. */
export const invitation = endpoint({
  name: "invitation",
  method: "POST",
  path: "/api/projects/:projectId/invitations/:invitationId",
  guard: anybody,
  body: jsonBody(InvitationRequest),
  prefetch: async () => undefined,
  handle: async ({ at, caller, parameters: { projectId, invitationId: id }, body: { secret, action } }) => {
    const link = { projectId, id, secret, at };
    switch (action) {
      case "show":
        return { body: await showInvitation(ports, link) };
      case "prepare":
        return { body: await prepareAccount(ports, link) };
      case "accept":
        if (caller === undefined) throw signInFirst();
        return { body: await acceptInvitation(ports, link, caller.uid) };
    }
  },
});
