import { i18nLimits } from "./limits.ts";
import { withinTime } from "../core/time-limit.ts";
import { labelLanguage } from "./label-language.ts";
import { type AnyLabels, type Labels, labelScopes } from "./label-scopes.ts";
import { findCatalogueLanguage, loadTexts, type Texts } from "./texts.ts";
import { planTranslation } from "./plan-translation.ts";
import { sourceHashOf } from "./source-hash.ts";
import { type Clock, translateOnce, type TranslationPorts } from "./translate-once.ts";
import type { KeptTranslation, TranslationTask } from "./translation-store.ts";

/** The labels of the profile card in one language, under the card's own keys. */
export interface WidgetLabels {
  readonly labels: Labels<"profile_card">;
  readonly pronoun_labels: Labels<"pronouns">;
}

export interface LabelRequest {
  /** BCP 47. Anything else gets English labels. */
  readonly language: string;
  /** True if the visitor has just switched to this language: missing labels are then translated now. */
  readonly switching: boolean;
  readonly now: Date;
}

/**
 * Labels of the profile card: from the catalogue, else as translated before, else in English. Only visitors who switch
 * to a language wait for a translation, and those who come after a switch that did not get one.
 *
 * @throws AppError `unavailable` when storage is unavailable
 */
export const getWidgetLabels = async (ports: TranslationPorts, request: LabelRequest): Promise<WidgetLabels> => {
  const language = labelLanguage(request.language);
  const found = language === undefined ? "en" : findCatalogueLanguage(request.language);
  const texts = await loadTexts(found ?? "en");
  if (language === undefined || found !== undefined) return { labels: texts.profile_card, pronoun_labels: texts.pronouns };
  const [labels, pronounLabels] = await findTranslatedLabels(ports, { ...request, language }, texts);
  return { labels: { ...texts.profile_card, ...labels }, pronoun_labels: { ...texts.pronouns, ...pronounLabels } };
};

const findTranslatedLabels = async (
  ports: TranslationPorts,
  { language, switching, now }: LabelRequest,
  english: Texts,
): Promise<readonly (AnyLabels | undefined)[]> => {
  const startedMs = performance.now();
  const clock: Clock = () => new Date(now.getTime() + performance.now() - startedMs);
  const inTime = async <Result>(work: Promise<Result>): Promise<Result | undefined> =>
    withinTime(work, i18nLimits.labelsMs - (performance.now() - startedMs));

  const tasks = labelScopes.map((scope) => ({ language, scope, english: english[scope] }));
  const kept = await inTime(ports.store.findTranslations(tasks));
  if (kept === undefined) return [];
  const found = async (task: TranslationTask, record: KeptTranslation | undefined): Promise<AnyLabels | undefined> => {
    const plan = planTranslation(record, { sourceHash: sourceHashOf(task), switching, now });
    if (plan.kind === "serve") return plan.labels;
    return plan.kind === "english" ? undefined : inTime(translateOnce(ports, task, record, clock));
  };
  return Promise.all(tasks.map(async (task, index) => found(task, kept[index])));
};
