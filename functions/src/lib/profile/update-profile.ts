import type { ProfileCard } from "../../../answers/widget.ts";
import { cleanText, shorten } from "../platform/core/text.ts";
import type { UnknownRecord } from "../platform/core/unknown-record.ts";
import { fill, findTexts } from "../i18n/texts.ts";
import type { WidgetLabels } from "../i18n/widget-labels.ts";
import type { ToolResult } from "../../../answers/tool-result.ts";
import type { ToolCall } from "../conversations/tool-calls/tool-call.ts";
import { type Profile, profileIn, type StoredProfile } from "../projects/profile.ts";
import type { Project } from "../projects/project.ts";
import { profileLimits } from "./limits.ts";
import { parseArgs } from "./profile-args.ts";
import { parseChange, type Problem } from "./parse-change.ts";
import { sayChange, saySummary } from "./say-profile.ts";
import { directionOf } from "../i18n/direction.ts";
import { languageLabel } from "../i18n/language.ts";

/**
 * Stores what a visitor says about themselves, asks the model or the visitor about what was not understood, and shows the profile. Changed
 * fields are written while the labels of the card are looked up. Without arguments nothing is written.
 *
 * @throws AppError `not_provisioned` when the user was removed in the meantime, `unavailable`
 */
export const updateProfile = async (
  ports: ProfilePorts,
  sent: UnknownRecord,
  { caller: { uid, profile: before }, project }: ToolCall,
): Promise<ToolResult> => {
  const { args, unknown } = parseArgs(sent, before.language);
  const change = await parseChange(args, {
    language: before.language,
    project: { language: project.defaultLanguage, managerPhone: project.managers[0]?.phone },
  });
  const { values, problems } = change;
  const language = values.language ?? before.language;
  const [profile, labels, texts] = await Promise.all([
    store(ports, uid, { before, project }, values),
    ports.findLabels(language, values.language !== undefined),
    findTexts("profile", language),
  ]);
  const speech = { ...texts, labels };
  const isValid = problems.length === 0 && unknown.length === 0;
  const isQuestion = isValid && Object.keys(values).length === 0;
  const hint = makeHint(problems, unknown);
  return {
    result: isQuestion ? await saySummary(speech, profile) : await join(sayChange(speech, change, before), sayUnknown(unknown, language)),
    ...(isValid ? { status: "ok" } : { status: "invalid", retryable: true }),
    ...(hint !== undefined && { hint }),
    widget: makeProfileCard(profile, await labelsOf(ports, profile, { language, labels })),
  };
};

const join = async (...sentences: readonly Promise<string>[]): Promise<string> =>
  (await Promise.all(sentences)).filter((sentence) => sentence !== "").join(" ");

/** Tells the model, which knows what the visitor said, which argument names are wrong. */
const sayUnknown = async (names: readonly string[], language: string): Promise<string> => {
  if (names.length === 0) return "";
  const { messages } = await findTexts("tools", language);
  const listed = names.slice(0, profileLimits.namedArguments).map((name) => shorten(cleanText(name), profileLimits.argumentLength));
  return fill(messages.notUnderstood, { problems: listed.map((name) => `${name} is not a recognised argument`).join(", ") });
};

/** Returns the stored profile after a change, including concurrent changes by others. */
const store = async (
  { profiles }: ProfilePorts,
  uid: string,
  { before, project }: { readonly before: Profile; readonly project: Project },
  values: Partial<Profile>,
): Promise<Profile> => {
  const changes = changedValues(before, values);
  if (Object.keys(changes).length === 0) return before;
  await profiles.writeProfile(uid, changes);
  return profileIn(project, await profiles.getProfile(uid));
};

const changedValues = (before: Profile, values: Partial<Profile>): Partial<Profile> => {
  const stored = new Map<string, string | null>(Object.entries(before));
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => stored.get(field) !== value));
};

/** A concurrent call may have changed the language: the card is in the language that it names. */
const labelsOf = async (
  ports: ProfilePorts,
  profile: Profile,
  found: { readonly language: string; readonly labels: WidgetLabels },
): Promise<WidgetLabels> => (profile.language === found.language ? found.labels : ports.findLabels(profile.language, false));

/** Tells the model the declared form of an argument. Empty if only the visitor can help, as with a name that is too long. */
const forms: Readonly<Record<Problem, string>> = {
  firstNameNotUnderstood: "first_name: send the name as a string.",
  firstNameTooLong: "",
  lastNameNotUnderstood: "last_name: send the name as a string.",
  lastNameTooLong: "",
  pronounNotUnderstood: "pronoun: send one of she_her, he_him, they_them, unspecified for what they said.",
  phoneNotUnderstood: "phone: send the number as digits, without words and without the extension.",
  phoneCountryNeeded:
    "phone: send the number with a plus sign and the country code, if they named the country or said that they are in it.",
  emailNotUnderstood: "contact_email: send the address as it is written, such as anna.berg@example.com.",
  languageNotUnderstood: "language: send the English name of the one language that they named.",
};

/** Tells the model what to send in the next call; undefined if another call would not help. */
export const makeHint = (problems: readonly Problem[], unknownArgs: readonly string[]): string | undefined => {
  const parts = [...problems.map((problem) => forms[problem]), unknownArgs.length > 0 ? declaredOnly : ""].filter((part) => part !== "");
  return parts.length === 0 ? undefined : [...parts, otherwise].join(" ");
};

const declaredOnly = "Send only the declared arguments: first_name, last_name, pronoun, phone, contact_email, language.";

const otherwise = "Call with that alone. If what they said does not tell it, do not call again: speak the result.";

/** The profile in the visitor's language. Replaces the previous card. */
const makeProfileCard = (profile: Profile, { labels, pronoun_labels }: WidgetLabels): ProfileCard => ({
  type: "card",
  card_id: "profile_card",
  template_id: "profile_card",
  dir: directionOf(profile.language),
  data: { ...profile, language_label: languageLabel(profile.language) },
  labels,
  pronoun_labels,
});

export interface ProfileStore {
  /**
   * Writes these fields in one commit; other fields, and concurrent writes to them, are unaffected.
   *
   * @throws AppError `not_provisioned` when the user has been removed, `unavailable`
   */
  readonly writeProfile: (uid: string, changes: Partial<Profile>) => Promise<void>;
  /** @throws AppError `not_provisioned` when the user has been removed, `unavailable` */
  readonly getProfile: (uid: string) => Promise<StoredProfile>;
}

export interface ProfilePorts {
  readonly profiles: ProfileStore;
  /** `switching`: the visitor has just asked for this language. */
  readonly findLabels: (language: string, switching: boolean) => Promise<WidgetLabels>;
}
