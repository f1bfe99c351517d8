import { repeated } from "../platform/core/text.ts";
import { listOf } from "../i18n/texts.ts";
import type { ToolResult } from "../../../answers/tool-result.ts";
import type { ToolCall } from "../conversations/tool-calls/tool-call.ts";
import { voices } from "../projects/voices.ts";
import { type BriefField, briefField } from "./brief.ts";
import { asFirstDecided, changeSession } from "./change-session.ts";
import { type Conversation, openConversation } from "./open-conversation.ts";
import { sayValue, readFieldValue, type RefusedValue } from "./field-value.ts";
import { type FieldPath, fieldPaths, findFieldPath } from "./field-path.ts";
import { editField, type EditOutcome } from "./transitions.ts";
import type { OnboardingStore, FieldValue } from "./onboarding-session.ts";

interface SetFieldPorts {
  readonly sessions: OnboardingStore;
  /** The language that was named, in a conversation that may be in another language. */
  readonly findLanguage: (said: string, conversationLanguage: string) => Promise<string | undefined>;
  readonly now: () => Date;
}

/**
 * Stores the visitor's value for one field of the brief. Does not require a company: a visitor may begin with their wishes.
 *
 * @throws AppError `unavailable`
 */
export const setField = async (
  { sessions, findLanguage, now }: SetFieldPorts,
  { path: saidPath, value: said }: { readonly path: string; readonly value: unknown },
  call: ToolCall,
): Promise<ToolResult> => {
  const conversation = await openConversation(call);
  const { key, answer } = conversation;
  const { language } = call.caller.profile;
  const path = findFieldPath(saidPath);
  const refuse = async (reason?: RefusedValue): Promise<ToolResult> => {
    const session = await sessions.findSession(key);
    return {
      ...answer([explain(conversation, path, reason)], session, now()),
      status: "invalid",
      retryable: true,
      ...(reason?.kind === "unknown_language" && { hint: "value: send each language that they named as a BCP 47 tag." }),
    };
  };
  if (path === undefined) return refuse();
  if (said === undefined) {
    const session = await sessions.findSession(key);
    return answer([sayField(conversation, briefField(session, path)), explain(conversation, path, undefined)], session, now());
  }
  const read = await readFieldValue(path, said, async (name) => findLanguage(name, language));
  if (read.kind !== "value") return refuse(read);

  const { value } = read;
  const { session, outcome } = await changeSession(
    sessions,
    key,
    now,
    asFirstDecided((found) => editField(found, path, value, now())),
  );
  const again = outcome.mustConfirmAgain ? conversation.say("confirmAgain") : "";
  return answer([describe(conversation, path, value, outcome), again], session, now());
};

const describe = (
  { say, nameOf, texts: { language } }: Conversation,
  path: FieldPath,
  value: FieldValue | null,
  { kind, before }: EditOutcome,
): string => {
  const field = nameOf(path);
  const spoken = (part: FieldValue): string => sayValue(path, part, language);
  if (value === null) return before === null ? say("alreadyEmpty", { field }) : say("emptied", { field, before: spoken(before) });
  if (kind === "unchanged") return say("unchanged", { field, value: spoken(value) });
  if (before === null) return say("filled", { field, value: spoken(value) });
  return say("changed", { field, value: spoken(value), before: spoken(before) });
};

const sayField = ({ say, nameOf, texts: { language } }: Conversation, { path, value }: BriefField): string =>
  value === null ? "" : say("fact", { field: nameOf(path), value: sayValue(path, value, language) });

/** Why nothing was stored, and what to ask the visitor for. */
const explain = (
  { say, nameOf, texts: { language } }: Conversation,
  path: FieldPath | undefined,
  read: RefusedValue | undefined,
): string => {
  if (path === undefined) return say("whichField", { fields: listOf(language, fieldPaths.map(nameOf)) });
  const field = nameOf(path);
  switch (read?.kind) {
    case undefined:
      return say("whichValue", { field });
    case "not_a_text":
      return say("notAText", { field });
    case "too_long":
      return say("tooLong", { field, limit: String(read.limit) });
    case "too_many":
      return say("tooMany", { field, limit: String(read.limit) });
    case "unknown_voice":
      return say("unknownVoice", { voice: repeated(read.said), voices: listOf(language, voices) });
    case "unknown_language":
      return say("unknownLanguage", { language: repeated(read.said) });
  }
};
