import { findTexts } from "../../src/lib/i18n/texts.ts";
import { type ProfilePorts, updateProfile } from "../../src/lib/profile/update-profile.ts";
import type { Profile } from "../../src/lib/projects/profile.ts";
import type { ToolResult } from "../../answers/tool-result.ts";
import type { ToolCall } from "../../src/lib/conversations/tool-calls/tool-call.ts";
import { aToolCall } from "../support/a-tool-call.ts";
import type { RecordedSentence } from "./recorded-calls.ts";

/** The outcome of a sentence, on a profile in memory: after one call of the model, or two if the first answer has a hint. */
export interface Outcome {
  readonly id: string;
  /** How many calls the model made. */
  readonly calls: number;
  /** The last answer; undefined if the model made no call. */
  readonly answer: ToolResult | undefined;
  readonly isRight: boolean;
  /** Stored values that should not be. */
  readonly wrong: readonly unknown[];
}

export const answerSentence = async (sentence: RecordedSentence): Promise<Outcome> => {
  const call = toToolCall(sentence);
  const visitor = aVisitor(call);
  const first = sentence.first === null ? undefined : await visitor.tell(sentence.first);
  const second = first?.hint === undefined || sentence.second === null ? undefined : await visitor.tell(sentence.second);
  const answer = second ?? first;
  const wanted: readonly unknown[] = Object.values(expectedProfile(sentence, call));
  const before: readonly unknown[] = Object.values(call.caller.profile);
  const stored: readonly unknown[] = Object.values(visitor.profile());
  const differing = stored.flatMap((value, at) => (value === wanted[at] ? [] : [{ value, isNew: value !== before[at] }]));
  const asks = answer === undefined || answer.status === "invalid";
  return {
    id: sentence.id,
    calls: [first, second].filter((made) => made !== undefined).length,
    answer,
    isRight: differing.length === 0 && (sentence.asks === true ? asks : answer?.status !== "invalid"),
    wrong: differing.filter(({ isNew }) => isNew).map(({ value }) => value),
  };
};

const aVisitor = (call: ToolCall) => {
  let stored = call.caller.profile;
  const ports: ProfilePorts = {
    profiles: {
      writeProfile: async (_uid, changes) => {
        stored = { ...stored, ...changes };
      },
      getProfile: async () => stored,
    },
    findLabels: async (language) => {
      const [labels, pronouns] = await Promise.all([findTexts("profile_card", language), findTexts("pronouns", language)]);
      return { labels: labels.messages, pronoun_labels: pronouns.messages };
    },
  };
  const tell = async (args: RecordedSentence["first"]): Promise<ToolResult> =>
    updateProfile(ports, args ?? {}, { ...call, caller: { ...call.caller, profile: stored } });
  return { tell, profile: () => stored };
};

const toToolCall = ({ visitor_language, project, before }: RecordedSentence): ToolCall => {
  const made = aToolCall();
  const language = before.language ?? visitor_language ?? project.default_language;
  return {
    ...made,
    project: {
      ...made.project,
      defaultLanguage: project.default_language,
      managers: project.manager_phone ? [{ name: "", phone: project.manager_phone, hours: undefined, languages: [] }] : [],
    },
    caller: { ...made.caller, profile: toProfile(before, language) },
  };
};

const toProfile = (fields: RecordedSentence["before"], language: string): Profile => ({
  first_name: fields.first_name ?? null,
  last_name: fields.last_name ?? null,
  pronoun: fields.pronoun ?? "unspecified",
  phone: fields.phone ?? null,
  contact_email: fields.contact_email ?? null,
  language,
});

/** Fields that a sentence does not mention keep their value. */
const expectedProfile = ({ before, after }: RecordedSentence, { caller }: ToolCall): Profile =>
  toProfile({ ...before, ...after }, after.language ?? caller.profile.language);
