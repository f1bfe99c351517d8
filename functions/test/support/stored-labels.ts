import { type LabelScope, labelScopes } from "../../src/lib/i18n/widget-labels.ts";
import english from "../../src/lib/i18n/texts/en.json" with { type: "json" };
import { firestore } from "./admin-app.ts";
import type { ToolResult } from "../../answers/tool-result.ts";
import { requireCard } from "./tools.ts";
import { aVisitor, aVoiceProject, type Visitor } from "./visitors.ts";

export const recordOf = (language: string, scope: LabelScope) => firestore.doc(`translations/${language}_${scope}`);

export const changeRecords = async (language: string, fields: object): Promise<void> => {
  await Promise.all(labelScopes.map(async (scope) => recordOf(language, scope).update({ ...fields })));
};

/** A visitor who speaks English, and a language that nobody has requested before. */
export const aVisitorBefore = async (language: string): Promise<Visitor> => {
  await Promise.all(labelScopes.map(async (scope) => recordOf(language, scope).delete()));
  return aVisitor(await aVoiceProject());
};

export const inEnglish = (answer: ToolResult): boolean => {
  const { labels, pronoun_labels } = requireCard(answer, "profile_card");
  return labels.first_name === english.profile_card.first_name && pronoun_labels.she_her === english.pronouns.she_her;
};

export const inSwahili = (answer: ToolResult): boolean => {
  const { labels, pronoun_labels } = requireCard(answer, "profile_card");
  return labels.first_name === "Jina la kwanza" && pronoun_labels.they_them === "wao";
};
