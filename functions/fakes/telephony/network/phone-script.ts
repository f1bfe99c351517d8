import * as z from "zod";

const afterMs = z.number().nonnegative();

/** Digits and the two other keys of a phone. */
const key = z.string().regex(/^[0-9*#]$/);

/** What the person or machine at a phone does. */
const behaviours = [
  /** Somebody answers, presses one of the keys whenever keys are requested, and hangs up on request. */
  z.strictObject({
    does: z.literal("answers"),
    afterMs: afterMs.default(3_000),
    presses: z.array(key).readonly().default([]),
    pressAfterMs: afterMs.default(2_000),
    hangUpAfterMs: afterMs.optional(),
  }),
  /** A machine answers, speaks, and records until its limit. */
  z.strictObject({
    does: z.literal("voicemail"),
    afterMs: afterMs.default(8_000),
    greetingMs: afterMs.default(6_000),
    recordsMs: afterMs.default(60_000),
  }),
  z.strictObject({ does: z.literal("busy"), afterMs: afterMs.default(1_000) }),
  /** Rings, and somebody declines. Networks report that as busy. */
  z.strictObject({ does: z.literal("declines"), afterMs: afterMs.default(4_000) }),
  z.strictObject({ does: z.literal("never-answers") }),
  /** The phone cannot be reached. `code`: as in the debugger. */
  z.strictObject({
    does: z.literal("fails"),
    sipResponseCode: z.int().default(404),
    code: z.union([z.literal(13_224), z.literal(13_227)]).optional(),
  }),
  /** The test decides. */
  z.strictObject({ does: z.literal("waits") }),
] as const;

export const Behaviour = z.discriminatedUnion("does", behaviours);

export type Behaviour = z.infer<typeof Behaviour>;

/** Faults of the REST API when a number is called. */
export const RestFault = z.enum(["429", "500", "503", "problem", "html", "empty", "reset", "hang"]);

export type RestFault = z.infer<typeof RestFault>;

const refusalCodes = z.literal([10_001, 21_210, 21_211, 21_214, 21_215, 21_216, 21_217, 21_219, 573_005]);

/** Everything that happens when a number is called. */
export const PhoneScript = z.strictObject({
  phone: Behaviour.default({ does: "waits" }),
  /** The request is refused with this Twilio code. */
  refusal: refusalCodes.optional(),
  /** The request fails. `called`: the phone rings nevertheless. `times`: how often; always by default. */
  fault: z.strictObject({ is: RestFault, called: z.boolean().default(false), times: z.int().positive().optional() }).optional(),
});

export type PhoneScript = z.infer<typeof PhoneScript>;

const script = (entry: z.input<typeof PhoneScript>): PhoneScript => PhoneScript.parse(entry);

const accepts = { does: "answers", presses: ["1"] } as const;

/** Scripts by name. */
export const phoneScripts = {
  "presses 1": script({ phone: accepts }),
  "presses 2": script({ phone: { ...accepts, presses: ["2"] } }),
  "presses wrong keys": script({ phone: { ...accepts, presses: ["7", "#", "9"] } }),
  "presses nothing": script({ phone: { does: "answers" } }),
  "hangs up at once": script({ phone: { does: "answers", hangUpAfterMs: 500 } }),
  "hangs up after accepting": script({ phone: { ...accepts, hangUpAfterMs: 30_000 } }),
  "answers slowly": script({ phone: { ...accepts, afterMs: 18_000 } }),
  voicemail: script({ phone: { does: "voicemail" } }),
  busy: script({ phone: { does: "busy" } }),
  declines: script({ phone: { does: "declines" } }),
  "no answer": script({ phone: { does: "never-answers" } }),
  fails: script({ phone: { does: "fails" } }),
  "carrier refuses": script({ phone: { does: "fails", sipResponseCode: 603, code: 13_224 } }),
  manual: script({ phone: { does: "waits" } }),
  "geo-blocked": script({ refusal: 21_215 }),
  unverified: script({ refusal: 21_219 }),
  blocked: script({ refusal: 21_216 }),
  unreachable: script({ refusal: 21_214 }),
  invalid: script({ refusal: 21_217 }),
  "429 twice": script({ phone: accepts, fault: { is: "429", times: 2 } }),
  "429 always": script({ phone: accepts, fault: { is: "429" } }),
  "500 and rings": script({ phone: accepts, fault: { is: "500", called: true, times: 1 } }),
  "500 once": script({ phone: accepts, fault: { is: "500", times: 1 } }),
  "reset and rings": script({ phone: accepts, fault: { is: "reset", called: true, times: 1 } }),
  "hangs and rings": script({ phone: accepts, fault: { is: "hang", called: true, times: 1 } }),
} as const satisfies Readonly<Record<string, PhoneScript>>;

export type ScriptName = keyof typeof phoneScripts;

export const isScriptName = (text: string): text is ScriptName => Object.hasOwn(phoneScripts, text);

/**
 * Numbers that have a script by default. Those with 01 before the last two digits are reserved for fiction
 * (https://nationalnanpa.com/number_resource_info/555_numbers.html); the rest are Twilio's own test numbers.
 */
export const magicNumbers: ReadonlyMap<string, ScriptName> = new Map<string, ScriptName>([
  ["+12025550101", "presses 1"],
  ["+12025550102", "presses 2"],
  ["+12025550103", "voicemail"],
  ["+12025550104", "busy"],
  ["+12025550105", "no answer"],
  ["+12025550106", "answers slowly"],
  ["+12025550107", "fails"],
  ["+12025550108", "hangs up at once"],
  ["+12025550109", "presses nothing"],
  ["+12025550110", "manual"],
  ["+12025550111", "declines"],
  ["+12025550112", "carrier refuses"],
  ["+12025550113", "hangs up after accepting"],
  ["+12025550114", "presses wrong keys"],
  ["+12025550121", "geo-blocked"],
  ["+12025550122", "unverified"],
  ["+12025550123", "429 twice"],
  ["+12025550124", "500 and rings"],
  ["+12025550125", "hangs and rings"],
  ["+12025550126", "blocked"],
  ["+12025550127", "unreachable"],
  ["+12025550128", "invalid"],
  ["+12025550129", "429 always"],
  ["+12025550130", "reset and rings"],
  ["+12025550131", "500 once"],
  ["+15005550001", "invalid"],
  ["+15005550002", "unreachable"],
  ["+15005550003", "geo-blocked"],
  ["+15005550004", "blocked"],
]);
