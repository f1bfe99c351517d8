import { projectAdmin } from "../lib/auth/guards.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { KeyWish } from "../lib/projects/keys/key-fields.ts";
import { describeKeys } from "../lib/projects/keys/describe-keys.ts";
import { makeKey } from "../lib/projects/keys/make-key.ts";
import { keyStore } from "../lib/projects/keys/store.ts";
import { projectStore } from "../lib/projects/store.ts";

/** Makes and lists the keys with which programs act in a project. */
export const keys = endpoint({
  name: "keys",
  method: "POST",
  path: "/api/projects/:projectId/keys",
  guard: projectAdmin,
  body: jsonBody(KeyWish),
  prefetch: async ({ parameters: { projectId } }) => keyStore.listKeys(projectId),
  handle: async ({ at, caller: { uid: by }, body: wish }, { access: { id: projectId }, found }) => ({
    body: await makeKey(keyStore, { projectId, wish, by, at }, found),
  }),
  get: async (_call, { access: { id } }) => ({ body: await describeKeys(projectStore, await keyStore.listKeys(id)) }),
});
