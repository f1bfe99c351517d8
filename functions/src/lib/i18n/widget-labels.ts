import { i18nLimits } from "./limits.ts";
import { withinTime } from "../core/time-limit.ts";
import { parseLocale } from "./language.ts";
import { type AnyLabels, type Labels, labelScopes, findOrTranslate, type TranslationPorts } from "./translate-labels.ts";
import { findCatalogueLanguage, loadTexts, type Texts } from "./texts.ts";

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
 * Labels of the profile card: from the catalogue, else a stored translation, else in English. Only visitors who switch to a language wait
 * for a translation, and those after a switch whose translation failed.
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
  const inTime = async <Result>(work: Promise<Result>): Promise<Result | undefined> =>
    withinTime(work, i18nLimits.labelsMs - (performance.now() - startedMs));
  const tasks = labelScopes.map((scope) => ({ language, scope, english: english[scope] }));
  const kept = await inTime(ports.store.findTranslations(tasks));
  if (kept === undefined) return [];
  return Promise.all(tasks.map(async (task, index) => inTime(findOrTranslate(ports, task, { kept: kept[index], switching, now }))));
};

/**
 * The language of the labels for a tag, without the region, and without the script unless it is unusual for the language. Undefined for an
 * invalid tag that another program has stored.
 */
export const labelLanguage = (tag: string): string | undefined => {
  const locale = parseLocale(tag)?.maximize();
  if (locale === undefined) return undefined;
  const { language, script } = locale;
  const usual = new Intl.Locale(language).maximize().script;
  return script === undefined || script === usual ? language : `${language}-${script}`;
};
