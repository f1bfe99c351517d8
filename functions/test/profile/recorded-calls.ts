import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { pronouns } from "../../src/lib/projects/profile.ts";

const stored = z.strictObject({
  first_name: z.nullish(z.string()),
  last_name: z.nullish(z.string()),
  pronoun: z.optional(z.enum(pronouns)),
  phone: z.nullish(z.string()),
  contact_email: z.nullish(z.string()),
});

const recordedCall = z.strictObject({
  id: z.string(),
  /** What the visitor has stored; null for a visitor of whom no language is known. */
  visitor_language: z.nullable(z.string()),
  project: z.strictObject({ default_language: z.string(), manager_phone: z.nullable(z.string()) }),
  /** What is stored beside the language. */
  before: stored,
  said: z.string(),
  args: z.record(z.string(), z.unknown()),
  /** A field that is not named is not looked at; `language` may also be what it was before. */
  after: stored.extend({ language: z.nullish(z.string()) }),
  /** Something was not understood, and the agent asks for it. */
  asks: z.optional(z.literal(true)),
  /** People who know the language disagree on what is right: counted on its own. */
  contested: z.optional(z.literal(true)),
  why: z.string(),
});

export type RecordedCall = z.infer<typeof recordedCall>;

const file = z.strictObject({ about: z.string(), calls: z.array(recordedCall) });

/** `tune`: looked at while the code was written. `held`: only ever counted. */
export type Half = "tune" | "held";

export const recordedCalls = (half: Half): readonly RecordedCall[] =>
  [1, 2, 3].flatMap((part) => file.parse(JSON.parse(readFileSync(join(import.meta.dirname, `calls/${half}-${part}.json`), "utf8"))).calls);
