import { aToolCall } from "../support/a-tool-call.ts";
import type { UnknownRecord } from "../../src/lib/core/unknown-record.ts";
import type { ToolCall, ToolResult } from "../../src/lib/tool-calls/tool-call.ts";
import type { Profile } from "../../src/lib/projects/profile.ts";
import type { ProfilePorts } from "../../src/lib/profile/profile-ports.ts";
import { parsePhone, speakPhone } from "../../src/lib/profile/parse-phone.ts";
import { parsePronoun } from "../../src/lib/profile/parse-pronoun.ts";
import { parseEmail } from "../../src/lib/profile/parse-email.ts";
import { updateProfile } from "../../src/lib/profile/update-profile.ts";
import texts from "../../src/lib/i18n/texts/en.json" with { type: "json" };

export const { profile: english } = texts;

export const ada: Profile = {
  firstName: "Ada",
  lastName: "King",
  pronoun: "she_her",
  phone: "+46701234567",
  contactEmail: "ada@example.com",
  language: "en",
};
export const nobody: Profile = { firstName: null, lastName: null, pronoun: "unspecified", phone: null, contactEmail: null, language: "en" };

const languages: Readonly<Record<string, string>> = {
  swedish: "sv",
  svenska: "sv",
  hebrew: "he",
  english: "en",
  "austrian german": "de-AT",
  swahili: "sw",
};

/** A visitor's profile in memory, and what was asked of the ports. */
export const aProfile = (stored: Profile, meanwhile: Partial<Profile> = {}) => {
  const writes: Partial<Profile>[] = [];
  const labelsFor: string[] = [];
  let profile = stored;
  const ports: ProfilePorts = {
    profiles: {
      writeProfile: async (_uid, changes) => {
        writes.push(changes);
        profile = { ...profile, ...meanwhile, ...changes };
      },
      getProfile: async () => profile,
    },
    findLabels: async (language, switching) => {
      labelsFor.push(`${language}${switching ? "!" : ""}`);
      return { labels: texts.profile_card, pronoun_labels: texts.pronouns };
    },
    findMessages: async () => ({ language: "en", messages: english }),
    parseLanguage: async (text) => {
      if (text === "gaelic") return { candidates: ["ga", "gd"] };
      if (text === "british or american") return { candidates: ["en-GB", "en-US"] };
      const language = languages[text.toLowerCase()];
      return language === undefined ? undefined : { language };
    },
    parsePronoun: async (...said) => parsePronoun(...said),
    parseEmail: async (...said) => parseEmail(...said),
    parsePhone: async (...said) => parsePhone(...said),
    speakPhone: async (phone) => speakPhone(phone),
  };
  const tell = async (args: UnknownRecord): Promise<ToolResult> => updateProfile(ports, args, aCall(stored));
  return { ports, tell, writes, labelsFor };
};

export const aCall = (profile: Profile): ToolCall => ({ ...aToolCall(), caller: { uid: "ada", role: "member", profile } });
