import { accounts } from "../lib/auth/accounts.ts";
import { projectAdmin } from "../lib/auth/guards.ts";
import { changePerson } from "../lib/people/change-person.ts";
import { PersonChange } from "../lib/people/people-fields.ts";
import { peopleStore as store } from "../lib/people/store.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";

/** Gives somebody another role in the project, or none. */
export const peopleChange = endpoint({
  name: "peopleChange",
  method: "POST",
  path: "/api/projects/:projectId/people/:uid",
  guard: projectAdmin,
  body: jsonBody(PersonChange),
  prefetch: async () => undefined,
  handle: async ({ at, caller, parameters: { uid }, body: { role } }, { access: { id: projectId } }) => ({
    body: await changePerson({ store, accounts }, { projectId, uid, role, by: { kind: "admin", uid: caller.uid }, at }),
  }),
});
