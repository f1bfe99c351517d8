import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

export const scopes = ["read", "write", "publish", "inbox", "answer"] as const;

export type Scope = (typeof scopes)[number];

const scope = z.enum(scopes).meta({
  id: "KeyScope",
  description:
    "`read`: pages, drafts, templates, versions, and questions to the site. `write`: drafts and images. `publish`: what is live. `inbox`: reads what visitors left. `answer`: answers them.",
});

const shownKey = z
  .strictObject({
    keyId: z.string().describe("ID of the key. Changes of its agents are recorded as those of `key:` and this."),
    name: z.string().describe("Shown as the author of what the key changes."),
    scopes: z.array(scope),
    created_at: z.iso.datetime(),
    created_by: z.nullable(z.string()).describe("The admin who made it. The key works while they are one. `null`: they have left."),
    created_by_name: z.nullable(z.string()).describe("Their first and last name, if known."),
    expires_at: z.nullable(z.iso.datetime()).describe("When it stops working. `null`: never."),
    last_used_at: z.nullable(z.iso.datetime()).describe("When it was used last, to the hour. `null`: never."),
  })
  .meta({ id: "ApiKey" });

export const keyList = z
  .strictObject({ keys: z.array(shownKey).describe("Keys that are not revoked, newest first, including expired ones.") })
  .meta({ id: "ApiKeyList" });

export type KeyList = AnswerOf<typeof keyList>;

export const madeKey = z
  .strictObject({
    keyId: z.string().describe("ID of the key."),
    key: z.string().describe("The key itself. It is shown this once: only a digest of it is stored."),
  })
  .meta({ id: "MadeApiKey" });

export type MadeKey = AnswerOf<typeof madeKey>;

export const revokedKey = z
  .strictObject({ success: z.literal(true), keyId: z.string().describe("ID of the key.") })
  .meta({ id: "RevokedApiKey" });

export type RevokedKey = AnswerOf<typeof revokedKey>;
