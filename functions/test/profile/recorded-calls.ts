import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { evalsDir } from "../../local/stack/paths.ts";
import { pronouns } from "../../src/lib/projects/profile.ts";

const profile = z.strictObject({
  first_name: z.nullish(z.string()),
  last_name: z.nullish(z.string()),
  pronoun: z.optional(z.enum(pronouns)),
  phone: z.nullish(z.string()),
  contact_email: z.nullish(z.string()),
  language: z.nullish(z.string()),
});

const args = z.record(z.string(), z.unknown());

const sentence = z.strictObject({
  id: z.string(),
  /** The visitor's stored language; null if unknown. */
  visitor_language: z.nullable(z.string()),
  project: z.strictObject({ default_language: z.string(), manager_phone: z.nullable(z.string()) }),
  before: profile,
  said: z.string(),
  /** The first call, if it was written with the sentence. */
  args: z.optional(args),
  /** What must be stored afterwards. Other fields must not change. */
  after: profile,
  /** Nobody could know what to store: the agent asks. */
  asks: z.optional(z.literal(true)),
  /** Speakers of the language disagree on what is right: counted separately. */
  contested: z.optional(z.literal(true)),
  why: z.string(),
});

/** Null if the model made no call. */
const calls = z.array(z.strictObject({ id: z.string(), args: z.nullable(args) }));

type Args = z.infer<typeof args>;

export interface RecordedSentence extends Omit<z.infer<typeof sentence>, "args"> {
  readonly first: Args | null;
  /** What the model called after an answer with a hint. */
  readonly second: Args | null;
}

/** The sets of sentences, and whether developers may look at them. `held` ones are only counted. */
export const sets = {
  "tune-1": "tuned",
  "tune-2": "tuned",
  "tune-3": "tuned",
  "held-1": "held",
  "held-2": "held",
  "held-3": "held",
  "spoken-100": "tuned",
  "spoken-70": "held",
  "conversation-70": "held",
  "abroad-240": "held",
} as const;

export type SetName = keyof typeof sets;

const read = (file: string): unknown => JSON.parse(readFileSync(pathOf(file), "utf8"));

const pathOf = (file: string): string => join(evalsDir, "calls", `${file}.json`);

const readCalls = (file: string): ReadonlyMap<string, Args | null> =>
  new Map(existsSync(pathOf(file)) ? calls.parse(read(file)).map(({ id, args: sent }) => [id, sent]) : []);

export const recordedSentences = (set: SetName): readonly RecordedSentence[] => {
  const [first, second] = [readCalls(`${set}-first`), readCalls(`${set}-second`)];
  return z
    .array(sentence)
    .parse(read(set))
    .map(({ args: written = null, ...said }) => ({ ...said, first: first.get(said.id) ?? written, second: second.get(said.id) ?? null }));
};
