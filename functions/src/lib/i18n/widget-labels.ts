import { i18nLimits } from "./limits.ts";
import { withTimeLimit } from "../core/time-limit.ts";
import { findCatalogueLanguage } from "./catalogue.ts";
import { labelLanguage } from "./label-language.ts";
import { type AnyLabels, type Labels, labelScopes } from "./label-scopes.ts";
import { loadTexts, type Texts } from "./texts.ts";
import { planTranslation } from "./plan-translation.ts";
import { sourceHashOf } from "./source-hash.ts";
import { type Clock, translateOnce, type TranslationPorts } from "./translate-once.ts";
import type { KeptTranslation, TranslationTask } from "./translation-store.ts";

/** The texts of the profile card in one language, named as the card has them. */
export interface WidgetLabels {
  readonly labels: Labels<"profile_card">;
  readonly pronoun_labels: Labels<"pronouns">;
}

export interface LabelRequest {
  /** BCP 47. Anything else is answered in English. */
  readonly language: string;
  /** The visitor has just asked for this language: what is missing is translated now. */
  readonly switching: boolean;
  readonly now: Date;
}

/**
 * Texts of the profile card: of the repository's catalogue, else as they were translated before, else in English. Only who switches
 * to a language waits for a translation, and who comes after a switch that did not get one.
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
    withTimeLimit(work, i18nLimits.labelsMs - (performance.now() - startedMs), () => new TooSlow()).catch(asTooSlow);

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

class TooSlow extends Error {
  override readonly name = "TooSlow";
}

const asTooSlow = (error: unknown): undefined => {
  if (!(error instanceof TooSlow)) throw error;
};
