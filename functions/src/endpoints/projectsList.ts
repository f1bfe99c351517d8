import { signedIn } from "../lib/auth/guards.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { noBody } from "../lib/platform/http/request-body.ts";
import { listProjects } from "../lib/projects/list-projects.ts";
import { projectStore } from "../lib/projects/store.ts";

/** Lists the projects of whoever asks. */
export const projectsList = endpoint({
  name: "projectsList",
  method: "GET",
  path: "/api/projects",
  guard: signedIn,
  body: noBody,
  prefetch: async () => undefined,
  handle: async ({ caller: { uid } }) => ({ body: await listProjects(projectStore, uid) }),
});
