import { randomBytes } from "node:crypto";
import * as z from "zod";
import { toKeyId, toKeyText } from "../../src/lib/projects/keys/api-key.ts";
import { digestOfSecret } from "../../src/lib/platform/core/digest.ts";
import { toKeyDocument } from "../../src/lib/projects/keys/record.ts";
import { aDraft } from "../draft-pages.ts";
import type { Ask, Fixture, Operation } from "../sample.ts";

/** A new key for each request: no benchmark reaches the budget of its minute. */
const aKey = async ({ projectId, uid, store }: Fixture): Promise<string> => {
  const id = toKeyId(projectId, randomBytes(6).toString("hex"));
  const text = toKeyText(id, randomBytes(32).toString("base64url"));
  const scopes = ["read", "write"] as const;
  const key = { id, name: "Bench", scopes, digest: digestOfSecret(text), createdAt: new Date(), createdBy: uid };
  await store(`api_keys/${id}`, {
    ...toKeyDocument({ ...key, expiresAt: undefined, revokedAt: undefined, lastUsedAt: undefined }),
    last_used_at: new Date(),
  });
  return text;
};

const toolCall = async (fixture: Fixture, name: string, args: object): Promise<Ask> => ({
  headers: { Authorization: `Bearer ${await aKey(fixture)}` },
  body: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } },
  answer: z.object({ result: z.object({ structuredContent: z.looseObject({}) }) }),
});

export const operations: readonly Operation[] = [
  {
    name: "agent: save a draft",
    why: "the key; the minute's budget, for every fifth request; the rights of whoever made it; the draft, twice; one commit; the draft as it is then",
    prepare: async (fixture) => {
      const { draftId, etag } = await aDraft(fixture);
      return toolCall(fixture, "save_draft", { draftId, tag: etag, content: "New." });
    },
  },
  {
    name: "agent: read a draft",
    why: "the same before; the draft; its template and a name",
    prepare: async (fixture) => toolCall(fixture, "read_draft", { draftId: (await aDraft(fixture)).draftId }),
  },
  {
    name: "agent: list the tools",
    why: "the key, the minute's budget, the rights",
    prepare: async (fixture) => ({
      headers: { Authorization: `Bearer ${await aKey(fixture)}` },
      body: { jsonrpc: "2.0", id: 1, method: "tools/list" },
      answer: z.object({ result: z.object({ tools: z.array(z.unknown()) }) }),
    }),
  },
];
