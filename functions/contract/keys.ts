import { keys as endpoint } from "../src/endpoints/keys.ts";
import { keyLimits } from "../src/lib/projects/keys/limits.ts";
import { keyList, madeKey } from "../answers/keys.ts";
import { operation } from "./operation.ts";
import { projectAdmin } from "./project-admin.ts";

export const exampleKeyId = "bakery.3f9c21aa04d7";

export const keysList = operation({
  endpoint,
  method: "GET",
  tag: "API keys",
  summary: "List the keys",
  description: "Lists the keys of the project that are not revoked. The keys themselves are not stored and cannot be shown again.",
  access: projectAdmin,
  answer: { schema: keyList, headers: [] },
  examples: {
    keys: {
      keys: [
        {
          keyId: exampleKeyId,
          name: "Opening hours",
          scopes: ["read", "write"],
          created_at: "2026-05-04T09:30:00.000Z",
          created_by: "qX3vB1nM0aZ",
          created_by_name: "Ada Lovelace",
          expires_at: "2027-05-04T00:00:00.000Z",
          last_used_at: null,
        },
      ],
    },
  },
});

export const keys = operation({
  endpoint,
  tag: "API keys",
  summary: "Create a key",
  description:
    "Creates a key that lets a program work in this project at `/mcp`, within the given scopes. The key is returned only in this answer. It works until it is " +
    `revoked or expires, and while whoever made it is an admin of the project. A project has at most ${keyLimits.keys} keys that are not revoked. ` +
    "Repeating the request creates another key: if an answer was lost, revoke the key that is never used.",
  access: projectAdmin,
  request: {
    fields: {
      name: `What it is for, at most ${keyLimits.nameLength} characters. Shown as the author of what the key changes.`,
      scopes: "What its agents may do.",
      expires_at: "When it stops working. Omitted or `null`: never.",
    },
    examples: { editing: { name: "Opening hours", scopes: ["read", "write"], expires_at: "2027-05-04T00:00:00Z" } },
  },
  answer: { schema: madeKey, headers: [] },
  examples: {
    made: { keyId: exampleKeyId, key: `lk_${exampleKeyId}_Hq0w6oJ3mVt8yKdR2sXfB5nLzE9uCgPa1iTbW7vQkMx` },
  },
  refusals: [
    {
      code: "invalid_request",
      when: "`expires_at` has passed.",
      error: "The request is not valid: expires_at must be in the future.",
      details: [{ path: "expires_at", message: "must be in the future" }],
    },
    {
      code: "too_many_keys",
      when: `The project has ${keyLimits.keys} keys that are not revoked.`,
      error: `A project has at most ${keyLimits.keys} keys. Revoke one that is no longer needed.`,
    },
  ],
});
