import * as z from "zod";
import { Script } from "../../fakes/voice/agent/scripted-agent.ts";
import { asLanguage } from "../../src/lib/i18n/language.ts";
import { isJudged } from "./speaks-language.ts";

const sentence = z.string().trim().min(1);

/** One, or a list. */
const some = <Item extends z.ZodType>(item: Item) =>
  z.union([z.array(item).min(1), item.transform((one) => [one])], { error: "must be one, or a list" });

const language = z
  .string()
  .refine((tag) => asLanguage(tag) !== undefined, { error: "must be a BCP 47 tag, such as nb or en-GB" })
  .transform((tag) => asLanguage(tag) ?? tag);

/** Values that must be among those that came: texts as a part, in any case. */
const members = z.record(z.string(), z.unknown());

/** What must have happened, in a turn or in the whole conversation. Whatever is not named does not matter. */
export type Expectation = z.output<typeof Expectation>;

export const Expectation = z.strictObject({
  /** Each was called, in this order. `[]`: none was. */
  tools: z.array(z.strictObject({ name: sentence, args: members.default({}), status: sentence.optional() })).optional(),
  not_called: some(sentence).optional(),
  /** Each of these was spoken. A list in it: one of them was. */
  spoken: some(z.union([sentence, z.array(sentence).min(1)])).optional(),
  not_spoken: some(sentence).optional(),
  /** The agent has said nothing. */
  silent: z.literal(true).optional(),
  cards: z.array(z.strictObject({ card_id: sentence, data: members.default({}) })).optional(),
  /** The language that the agent has spoken. */
  language: language.refine(isJudged, { error: "must be a language that is recognised: this one is not" }).optional(),
  /** Whether a question was passed on to the team. */
  passed_on: z.boolean().optional(),
  /** The agent has fallen silent before it had said all. */
  interrupted: z.literal(true).optional(),
});

const expect = Expectation.optional();

/** Exactly one of these keys is given. */
const oneOf =
  <Key extends string>(...keys: readonly Key[]) =>
  (value: Partial<Record<Key, unknown>>): boolean =>
    keys.filter((key) => value[key] !== undefined).length === 1;

/** What the visitor does. */
export type Step = z.output<typeof Step>;

export const Step = z
  .strictObject({
    says: sentence.optional(),
    /** Said as soon as the agent is heard: it answers what was said before. */
    interrupts: sentence.optional(),
    /** Seconds without a word. */
    waits: z.number().positive().max(60).optional(),
    /** In sound mode: a recording of what is said, from the folder of the scenario. */
    wav: sentence.optional(),
    /** In sound mode: whose pronunciation it has, if not that of the visitor's language. */
    language: language.optional(),
    expect,
  })
  .refine(oneOf("says", "interrupts", "waits"), { error: 'needs one of "says", "interrupts" and "waits"' });

const Visitor = z.strictObject({
  role: z.enum(["anonymous", "member", "manager", "admin"]).default("member"),
  language: language.default("en"),
  first_name: sentence.optional(),
  last_name: sentence.optional(),
  phone: sentence.optional(),
  contact_email: sentence.optional(),
});

export type ScenarioVisitor = z.output<typeof Visitor>;

/** What happens at a local stack. Real services are not told any of it. */
const Local = z.strictObject({
  /** The lines of the agent, where the stand-in of the voice service would not find them by itself. */
  agent: Script.optional(),
  /** What happens when the manager's phone rings. */
  manager_phone: sentence.optional(),
});

/** A conversation, and what must happen in it. */
export type Scenario = z.output<typeof Scenario>;

export const Scenario = z
  .strictObject({
    name: sentence,
    visitor: Visitor.prefault({}),
    talk: z.array(Step).min(1).optional(),
    /** For a model that plays the visitor. */
    goal: sentence.optional(),
    /** How often it may speak. */
    turns: z.int().min(1).max(20).default(8),
    /** Of the whole conversation. */
    expect,
    local: Local.default({}),
  })
  .refine(oneOf("talk", "goal"), { error: 'needs either "talk" or "goal"' });
