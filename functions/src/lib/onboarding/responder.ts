import { fill } from "../i18n/catalogue.ts";
import { findTexts, type FoundTexts, type TextKey } from "../i18n/texts.ts";
import type { ToolCall, ToolResult } from "../tool-calls/tool-call.ts";
import { briefCard } from "./brief-card.ts";
import type { FieldPath } from "./field-path.ts";
import type { SessionKey } from "./onboarding-store.ts";
import type { Session } from "./onboarding-session.ts";

/** One call of an onboarding tool, in the visitor's language. */
export interface Conversation {
  readonly key: SessionKey;
  /** Of the sentences. */
  readonly texts: FoundTexts<"onboarding">;
  readonly say: (key: TextKey<"onboarding">, values?: Readonly<Record<string, string>>) => string;
  readonly nameOf: (path: FieldPath) => string;
  /** Sentences to speak one after the other, and the brief beside them. */
  readonly answer: (sentences: readonly string[], session: Session, now: Date) => ToolResult;
}

export const openConversation = async ({ project, caller }: Pick<ToolCall, "project" | "caller">): Promise<Conversation> => {
  const texts = await findTexts("onboarding", caller.profile.language);
  return {
    key: { projectId: project.id, uid: caller.uid },
    texts,
    say: (key, values) => fill(texts.messages[key], values),
    nameOf: (path) => texts.messages[`label_${path}`],
    answer: (sentences, session, now) => ({
      result: sentences.filter((sentence) => sentence !== "").join(" "),
      widget: briefCard(session, texts, now),
    }),
  };
};
