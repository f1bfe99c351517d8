import { aToolCall } from "../support/a-tool-call.ts";
import type { UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";
import type { ToolResult } from "../../answers/tool-result.ts";
import type { ToolCall } from "../../src/lib/conversations/tool-calls/tool-call.ts";
import type { Profile } from "../../src/lib/projects/profile.ts";
import { type ProfilePorts, updateProfile } from "../../src/lib/profile/update-profile.ts";
import texts from "../../src/lib/i18n/texts/en.json" with { type: "json" };

export const { profile: english } = texts;

export const ada: Profile = {
  first_name: "Ada",
  last_name: "King",
  pronoun: "she_her",
  phone: "+46701234567",
  contact_email: "ada@example.com",
  language: "en",
};
export const nobody: Profile = {
  first_name: null,
  last_name: null,
  pronoun: "unspecified",
  phone: null,
  contact_email: null,
  language: "en",
};

/** A visitor's profile in memory, and the calls of the ports. */
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
  };
  const tell = async (args: UnknownRecord): Promise<ToolResult> => updateProfile(ports, args, aCall(stored));
  return { ports, tell, writes, labelsFor };
};

export const aCall = (profile: Profile): ToolCall => ({ ...aToolCall(), caller: { uid: "ada", role: "member", profile } });
