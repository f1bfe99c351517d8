import { cleanText, shorten } from "../core/text.ts";
import type { UnknownRecord } from "../core/unknown-record.ts";
import { fill } from "../i18n/catalogue.ts";
import { findTexts } from "../i18n/texts.ts";
import type { WidgetLabels } from "../i18n/widget-labels.ts";
import type { ToolCall, ToolResult } from "../tool-calls/tool-call.ts";
import { type Profile, profileIn } from "../projects/profile.ts";
import type { Project } from "../projects/project.ts";
import { makeProfileCard } from "./profile-card.ts";
import type { ProfilePorts } from "./profile-ports.ts";
import { profileLimits } from "./limits.ts";
import { parseArgs } from "./profile-args.ts";
import { makeHint } from "./make-hint.ts";
import { parseChange } from "./parse-change.ts";
import { sayChange, saySummary } from "./say-profile.ts";

/**
 * Keeps what a visitor says about themselves, as far as it comes in the declared form, asks for the rest, first the model and then the
 * visitor, and shows the profile. What is new is written field by field, while the labels of the card are looked for. Without arguments nothing is written.
 *
 * @throws AppError `not_provisioned` when the user was removed meanwhile, `unavailable`
 */
export const updateProfile = async (
  ports: ProfilePorts,
  sent: UnknownRecord,
  { caller: { uid, profile: before }, project }: ToolCall,
): Promise<ToolResult> => {
  const { args, unknown } = parseArgs(sent, before.language);
  const change = await parseChange(args, {
    language: before.language,
    project: { language: project.defaultLanguage, managerPhone: project.managerPhone },
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

/** For the model, which has called something by another name: it knows what the visitor has said. */
const sayUnknown = async (names: readonly string[], language: string): Promise<string> => {
  if (names.length === 0) return "";
  const { messages } = await findTexts("tools", language);
  const listed = names.slice(0, profileLimits.namedArguments).map((name) => shorten(cleanText(name), profileLimits.argumentLength));
  return fill(messages.notUnderstood, { problems: listed.map((name) => `${name} is not a recognised argument`).join(", ") });
};

/** The profile as it is stored then, also with what others have written meanwhile. */
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

/** Another call may have changed the language in between: the card is in the language that it names. */
const labelsOf = async (
  ports: ProfilePorts,
  profile: Profile,
  found: { readonly language: string; readonly labels: WidgetLabels },
): Promise<WidgetLabels> => (profile.language === found.language ? found.labels : ports.findLabels(profile.language, false));
