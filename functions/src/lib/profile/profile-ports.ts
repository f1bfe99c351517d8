import type { WidgetLabels } from "../i18n/widget-labels.ts";
import type { FoundTexts } from "../i18n/texts.ts";
import type { ProfileStore } from "./profile-store.ts";
import type { PhoneContext } from "./phone-countries.ts";
import type { ParsedPhone } from "./parse-phone.ts";
import type { Pronoun } from "../projects/profile.ts";

/** A language that somebody has named: its tag, or the tags of all that it may be. */
type ParsedLanguage = { readonly language: string } | { readonly candidates: readonly string[] } | undefined;

/** What parses the words of a visitor. Each brings tables of its own, and is loaded when there is something to parse. */
export interface ProfileParsers {
  readonly parseLanguage: (text: string, conversationLanguage: string) => Promise<ParsedLanguage>;
  readonly parsePronoun: (text: string, languages: readonly string[]) => Promise<Pronoun | undefined>;
  readonly parsePhone: (text: string, context: PhoneContext) => Promise<ParsedPhone>;
  readonly parseEmail: (text: string, languages: readonly string[]) => Promise<string | null | undefined>;
}

export interface ProfilePorts extends ProfileParsers {
  readonly profiles: ProfileStore;
  /** `switching`: the visitor has just asked for this language. */
  readonly findLabels: (language: string, switching: boolean) => Promise<WidgetLabels>;
  readonly findMessages: (language: string) => Promise<FoundTexts<"profile">>;
  readonly speakPhone: (phone: string) => Promise<string>;
}
