import type { MessageKey as CompanyKey } from "../companies/messages/english.ts";
import type { MessageKey as ExtractionKey } from "../extraction/messages/english.ts";
import type { MessageKey as KnowledgeKey } from "../knowledge/messages/english.ts";
import type { MessageKey as ToolKey } from "../tool-calls/messages/english.ts";
import type { MessageKey as OnboardingKey } from "../onboarding/messages/english.ts";
import type { MessageKey as ProfileKey } from "../profile/messages/english.ts";
import type { MessageKey as TransferKey } from "../transfers/messages/english.ts";
import { type CatalogueLanguage, findCatalogueLanguage, type Messages } from "./catalogue.ts";

/** All that the service says, by subject. Each subject has its English beside its code; the other languages are in `texts/`. */
export interface Texts {
  readonly tools: Messages<ToolKey>;
  readonly profile: Messages<ProfileKey>;
  readonly knowledge: Messages<KnowledgeKey>;
  readonly transfers: Messages<TransferKey>;
  readonly companies: Messages<CompanyKey>;
  readonly extraction: Messages<ExtractionKey>;
  readonly onboarding: Messages<OnboardingKey>;
}

const others: Readonly<Record<CatalogueLanguage, () => Promise<{ readonly default: Texts }>>> = {
  ar: async () => import("./texts/ar.json", { with: { type: "json" } }),
  bg: async () => import("./texts/bg.json", { with: { type: "json" } }),
  cs: async () => import("./texts/cs.json", { with: { type: "json" } }),
  da: async () => import("./texts/da.json", { with: { type: "json" } }),
  de: async () => import("./texts/de.json", { with: { type: "json" } }),
  el: async () => import("./texts/el.json", { with: { type: "json" } }),
  es: async () => import("./texts/es.json", { with: { type: "json" } }),
  et: async () => import("./texts/et.json", { with: { type: "json" } }),
  fa: async () => import("./texts/fa.json", { with: { type: "json" } }),
  fi: async () => import("./texts/fi.json", { with: { type: "json" } }),
  fr: async () => import("./texts/fr.json", { with: { type: "json" } }),
  he: async () => import("./texts/he.json", { with: { type: "json" } }),
  hi: async () => import("./texts/hi.json", { with: { type: "json" } }),
  hu: async () => import("./texts/hu.json", { with: { type: "json" } }),
  id: async () => import("./texts/id.json", { with: { type: "json" } }),
  it: async () => import("./texts/it.json", { with: { type: "json" } }),
  ja: async () => import("./texts/ja.json", { with: { type: "json" } }),
  ko: async () => import("./texts/ko.json", { with: { type: "json" } }),
  lv: async () => import("./texts/lv.json", { with: { type: "json" } }),
  nb: async () => import("./texts/nb.json", { with: { type: "json" } }),
  nl: async () => import("./texts/nl.json", { with: { type: "json" } }),
  pl: async () => import("./texts/pl.json", { with: { type: "json" } }),
  pt: async () => import("./texts/pt.json", { with: { type: "json" } }),
  ro: async () => import("./texts/ro.json", { with: { type: "json" } }),
  ru: async () => import("./texts/ru.json", { with: { type: "json" } }),
  sk: async () => import("./texts/sk.json", { with: { type: "json" } }),
  sv: async () => import("./texts/sv.json", { with: { type: "json" } }),
  th: async () => import("./texts/th.json", { with: { type: "json" } }),
  tr: async () => import("./texts/tr.json", { with: { type: "json" } }),
  uk: async () => import("./texts/uk.json", { with: { type: "json" } }),
  ur: async () => import("./texts/ur.json", { with: { type: "json" } }),
  vi: async () => import("./texts/vi.json", { with: { type: "json" } }),
  zh: async () => import("./texts/zh.json", { with: { type: "json" } }),
  "zh-Hant": async () => import("./texts/zh-Hant.json", { with: { type: "json" } }),
};

/** Texts, and the language that they really are in. */
export interface FoundTexts<Subject extends keyof Texts> {
  readonly language: string;
  readonly messages: Texts[Subject];
}

/** The texts of a subject in a language; in English where the repository has no other. Only this language is loaded. */
export const findTexts = async <Subject extends keyof Texts>(
  subject: Subject,
  english: Texts[Subject],
  language: string,
): Promise<FoundTexts<Subject>> => {
  const found = findCatalogueLanguage(language);
  if (found === undefined) return { language: "en", messages: english };
  const { default: texts } = await others[found]();
  return { language: found, messages: texts[subject] };
};
