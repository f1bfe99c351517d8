import type * as z from "zod";
import { int32, message, text, timestamp } from "../../google/proto.ts";
import { Setup } from "../wire/setup.ts";

/** The fields of an `AuthToken` that a client may set. */
export const TokenRequest = message({
  expireTime: timestamp,
  newSessionExpireTime: timestamp,
  uses: int32,
  fieldMask: text,
  bidiGenerateContentSetup: Setup,
});

export type TokenRequest = z.infer<typeof TokenRequest>;

/** 30 minutes, 60 seconds, one use: https://ai.google.dev/gemini-api/docs/ephemeral-tokens (2026-09). */
export const defaults = { expireMs: 1_800_000, newSessionExpireMs: 60_000, uses: 1 };

/** 20 hours: Google refuses times that are as far ahead or further. */
export const longestLifetimeMs = 72_000_000;
