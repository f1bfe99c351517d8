import { projectAdmin } from "../lib/auth/guards.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import { noBody } from "../lib/platform/http/request-body.ts";
import { revokeKey } from "../lib/projects/keys/revoke-key.ts";
import { keyStore } from "../lib/projects/keys/store.ts";

export const keysRevoke = endpoint({
  name: "keysRevoke",
  method: "POST",
  path: "/api/projects/:projectId/keys/:keyId/revoke",
  guard: projectAdmin,
  body: noBody,
  prefetch: async ({ parameters: { keyId } }) => keyStore.findKey(keyId),
  handle: async ({ at, caller: { uid: by }, parameters: { keyId } }, { access: { id: projectId }, found }) => ({
    body: await revokeKey(keyStore, { projectId, keyId, by, at }, found),
  }),
});
