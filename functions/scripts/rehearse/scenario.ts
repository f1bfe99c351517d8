import * as z from "zod";
import { Script } from "../../fakes/voice/agent/scripted-agent.ts";
import { asLanguage } from "../../src/lib/i18n/language.ts";
import { isJudged } from "./speaks-language.ts";

const sentence = z.string().trim().min(1);

/** One item or a list. */
const some = <Item extends z.ZodType>(item: Item) =>
  z.union([z.array(item).min(1), item.transform((one) => [one])], { error: "must be one, or a list" });

const language = z
  .string()
  .refine((tag) => asLanguage(tag) !== undefined, { error: "must be a BCP 47 tag, such as nb or en-GB" })
  .transform((tag) => asLanguage(tag) ?? tag);

/** Values that must be among the actual ones; texts match as a part, in any case of letters. */
const members = z.record(z.string(), z.unknown());

/** What must happen in a turn, or in the whole conversation. Everything else is ignored. */
export type Expectation = z.output<typeof Expectation>;

export const Expectation = z.strictObject({
  /** Each was called, in this order. `[]`: none was. */
  tools: z.array(z.strictObject({ name: sentence, args: members.default({}), status: sentence.optional() })).optional(),
  not_called: some(sentence).optional(),
  /** Each was spoken. A nested list: one of its items was. */
  spoken: some(z.union([sentence, z.array(sentence).min(1)])).optional(),
  not_spoken: some(sentence).optional(),
  /** The agent said nothing. */
  silent: z.literal(true).optional(),
  cards: z.array(z.strictObject({ card_id: sentence, data: members.default({}) })).optional(),
  /** The language that the agent spoke. */
  language: language.refine(isJudged, { error: "must be a language that is recognised: this one is not" }).optional(),
  /** Whether a question was passed on to the team. */
  passed_on: z.boolean().optional(),
  /** The agent was silenced before it had said everything. */
  interrupted: z.literal(true).optional(),
});

const expect = Expectation.optional();

/** What must happen in a whole conversation, beside the rest; a model judges it. */
const Outcome = Expectation.extend({
  /** Nothing was claimed that the agent had not been told. Always judged where a model plays the visitor. */
  faithful: z.literal(true).optional(),
  /** Whether a visitor with a goal reaches it. */
  reached: z.boolean().optional(),
});

/** Exactly one of these keys must be present. */
const oneOf =
  <Key extends string>(...keys: readonly Key[]) =>
  (value: Partial<Record<Key, unknown>>): boolean =>
    keys.filter((key) => value[key] !== undefined).length === 1;

/** What the visitor does. */
export type Step = z.output<typeof Step>;

export const Step = z
  .strictObject({
    says: sentence.optional(),
    /** Said as soon as the agent speaks, over its answer to the previous sentence. */
    interrupts: sentence.optional(),
    /** Seconds of silence. */
    waits: z.number().positive().max(60).optional(),
    /** For sound: a recording of the sentence, in the folder of the scenario. */
    wav: sentence.optional(),
    /** For sound: the language of its pronunciation, if not the visitor's. */
    language: language.optional(),
    expect,
  })
  .refine(oneOf("says", "interrupts", "waits"), { error: 'needs one of "says", "interrupts" and "waits"' });

export const Visitor = z.strictObject({
  role: z.enum(["anonymous", "member", "manager", "admin"]).default("member"),
  language: language.default("en"),
  first_name: sentence.optional(),
  last_name: sentence.optional(),
  phone: sentence.optional(),
  contact_email: sentence.optional(),
});

export type ScenarioVisitor = z.output<typeof Visitor>;

/** A visitor whom a model plays knows all of this, and what they hear. */
const Played = Visitor.extend({
  goal: sentence.optional(),
  temper: sentence.optional(),
  facts: some(sentence).optional(),
}).refine(({ goal, temper, facts }) => goal !== undefined || (temper ?? facts) === undefined, {
  error: 'may have "temper" and "facts" only with a "goal"',
});

/** What happens in a local stack. Real services are not affected. */
const Local = z.strictObject({
  /** The agent's lines, if the fake of Gemini would not find them itself. */
  agent: Script.optional(),
  /** What happens when the manager's phone rings. */
  manager_phone: sentence.optional(),
});

/** A conversation, and what must happen in it. */
export type Scenario = z.output<typeof Scenario>;

export const Scenario = z
  .strictObject({
    name: sentence,
    visitor: Played.prefault({}),
    /** Said before a model that plays the visitor goes on. */
    talk: z.array(Step).min(1).optional(),
    /** How often that model may speak, and for how long it may begin another sentence. */
    turns: z.int().min(1).max(20).default(8),
    minutes: z.number().positive().max(10).default(5),
    /** For the whole conversation. */
    expect: Outcome.optional(),
    local: Local.default({}),
  })
  .refine(({ talk, visitor }) => (talk ?? visitor.goal) !== undefined, { error: 'needs "talk", or a visitor with a "goal"' })
  .refine(({ expect, visitor }) => expect?.reached === undefined || visitor.goal !== undefined, {
    error: 'needs a visitor with a "goal"',
    path: ["expect", "reached"],
  });
