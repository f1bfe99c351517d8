import { keysRevoke as endpoint } from "../src/endpoints/keysRevoke.ts";
import { revokedKey } from "../answers/keys.ts";
import { exampleKeyId } from "./keys.ts";
import { operation } from "./operation.ts";
import { projectAdmin } from "./project-admin.ts";

export const keysRevoke = operation({
  endpoint,
  tag: "API keys",
  summary: "Revoke a key",
  description:
    "Ends a key at once and for good: the next request with it is refused. What it has changed stays, under its name. Revoking it again is a no-op.",
  access: projectAdmin,
  answer: { schema: revokedKey, headers: [] },
  examples: { revoked: { success: true, keyId: exampleKeyId } },
  refusals: [{ code: "not_found", when: "The project has no key with this ID.", error: "There is no key with this ID." }],
});
