import { readLanguage } from "../../src/lib/i18n/spoken-language.ts";
import { loadTexts } from "../../src/lib/i18n/texts.ts";
import type { ProfilePorts } from "../../src/lib/profile/profile-ports.ts";
import { parseEmail } from "../../src/lib/profile/parse-email.ts";
import { parsePhone, speakPhone } from "../../src/lib/profile/parse-phone.ts";
import { parsePronoun } from "../../src/lib/profile/parse-pronoun.ts";
import { updateProfile } from "../../src/lib/profile/update-profile.ts";
import type { Profile } from "../../src/lib/projects/profile.ts";
import type { ToolCall } from "../../src/lib/tool-calls/tool-call.ts";
import { aToolCall } from "../support/a-tool-call.ts";
import type { RecordedCall } from "./recorded-calls.ts";

const english = await loadTexts("en");

/** What came of a recorded call. */
export interface Outcome {
  readonly isRight: boolean;
  readonly stored: Profile;
  readonly result: string;
}

/** Answers a recorded call with the real readers, on a profile in memory. */
export const answerCall = async (call: RecordedCall): Promise<Outcome> => {
  const toolCall = toToolCall(call);
  let stored = toolCall.caller.profile;
  const ports: ProfilePorts = {
    profiles: {
      writeProfile: async (_uid, changes) => {
        stored = { ...stored, ...changes };
      },
      getProfile: async () => stored,
    },
    findLabels: async () => ({ labels: english.profile_card, pronoun_labels: english.pronouns }),
    findMessages: async () => ({ language: "en", messages: english.profile }),
    parseLanguage: async (...said) => readLanguage(...said),
    parsePronoun: async (...said) => parsePronoun(...said),
    parseEmail: async (...said) => parseEmail(...said),
    parsePhone: async (...said) => parsePhone(...said),
    speakPhone: async (phone) => speakPhone(phone),
  };
  const { result } = await updateProfile(ports, call.args, toolCall);
  const isRight = isAsExpected(stored, call) && asksAgain(result) === (call.asks ?? false);
  return { isRight, stored, result };
};

const toToolCall = ({ visitor_language, project, before }: RecordedCall): ToolCall => {
  const made = aToolCall();
  const profile: Profile = {
    firstName: before.first_name ?? null,
    lastName: before.last_name ?? null,
    pronoun: before.pronoun ?? "unspecified",
    phone: before.phone ?? null,
    contactEmail: before.contact_email ?? null,
    language: visitor_language ?? project.default_language,
  };
  return {
    ...made,
    project: { ...made.project, defaultLanguage: project.default_language, managerPhone: project.manager_phone ?? undefined },
    caller: { ...made.caller, profile },
  };
};

/** Fields of which a call says nothing must not have been touched. */
const isAsExpected = ({ firstName, lastName, pronoun, phone, contactEmail, language }: Profile, call: RecordedCall): boolean => {
  const { before, after } = call;
  const stored = { first_name: firstName, last_name: lastName, pronoun, phone, contact_email: contactEmail };
  const wanted = { first_name: null, last_name: null, pronoun: "unspecified", phone: null, contact_email: null, ...before, ...after };
  return (
    Object.entries(stored).every(([field, value]) => value === new Map<string, unknown>(Object.entries(wanted)).get(field)) &&
    language === (after.language ?? toToolCall(call).caller.profile.language)
  );
};

/** Sentences that ask for something once more. */
const question = /NotUnderstood$|TooLong$|Needed$|Ambiguous$/;

const asksAgain = (result: string): boolean =>
  Object.entries(english.profile).some(([key, text]) => question.test(key) && result.includes(text.replace(/\{.*/, "")));
