import { i18nLimits } from "./limits.ts";
import { withTimeLimit } from "../core/time-limit.ts";
import { findCatalogueLabels } from "./catalogue-labels.ts";
import { labelLanguage } from "./label-language.ts";
import { type AnyLabels, type Labels, type LabelScope, labelScopes } from "./label-scopes.ts";
import { planTranslation } from "./plan-translation.ts";
import { sourceHashOf } from "./source-hash.ts";
import { type Clock, translateOnce, type TranslationPorts } from "./translate-once.ts";
import type { KeptTranslation, TranslationKey } from "./translation-store.ts";

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
 * @throws AppError `unavailable` when the storage does not answer
 */
export const getWidgetLabels = async (ports: TranslationPorts, request: LabelRequest): Promise<WidgetLabels> => {
  const language = labelLanguage(request.language) ?? "en";
  if (language === "en") return english;
  const ofCatalogue = await findCatalogueLabels(language);
  if (ofCatalogue !== undefined) return { labels: ofCatalogue.profile_card, pronoun_labels: ofCatalogue.pronouns };
  const [labels, pronounLabels] = await findTranslatedLabels(ports, language, request);
  return { labels: { ...english.labels, ...labels }, pronoun_labels: { ...english.pronoun_labels, ...pronounLabels } };
};

const english: WidgetLabels = { labels: labelScopes.profile_card, pronoun_labels: labelScopes.pronouns };

/** In the order in which the record of each is read. */
const scopes: readonly LabelScope[] = ["profile_card", "pronouns"];

const findTranslatedLabels = async (
  ports: TranslationPorts,
  language: string,
  { switching, now }: LabelRequest,
): Promise<readonly (AnyLabels | undefined)[]> => {
  const startedMs = performance.now();
  const clock: Clock = () => new Date(now.getTime() + performance.now() - startedMs);
  const inTime = async <Result>(work: Promise<Result>): Promise<Result | undefined> =>
    withTimeLimit(work, i18nLimits.labelsMs - (performance.now() - startedMs), () => new TooSlow()).catch(asTooSlow);

  const keys = scopes.map((scope) => ({ language, scope }));
  const kept = await inTime(ports.store.findTranslations(keys));
  if (kept === undefined) return [];
  const found = async (key: TranslationKey, record: KeptTranslation | undefined): Promise<AnyLabels | undefined> => {
    const plan = planTranslation(record, { sourceHash: sourceHashOf(key.scope), switching, now });
    if (plan.kind === "serve") return plan.labels;
    return plan.kind === "english" ? undefined : inTime(translateOnce(ports, key, record, clock));
  };
  return Promise.all(keys.map(async (key, index) => found(key, kept[index])));
};

class TooSlow extends Error {
  override readonly name = "TooSlow";
}

const asTooSlow = (error: unknown): undefined => {
  if (!(error instanceof TooSlow)) throw error;
};
