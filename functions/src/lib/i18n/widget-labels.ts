import { digest } from "../platform/core/digest.ts";
import type { OperatorLog } from "../platform/core/operator-log.ts";
import { ServiceError, type ServiceFailure } from "../platform/core/service-error.ts";
import { countCharacters } from "../platform/core/text.ts";
import { withinTime } from "../platform/core/time-limit.ts";
import type { Spent } from "../platform/core/spent.ts";
import { parseLocale } from "./language.ts";
import { i18nLimits } from "./limits.ts";
import { findCatalogueLanguage, loadTexts, type Texts, type TextScope } from "./texts.ts";

/** Scopes with labels of cards. They are translated as a whole for languages without a catalogue. */
export const labelScopes = ["profile_card", "pronouns"] as const satisfies readonly TextScope[];

export type LabelScope = (typeof labelScopes)[number];

/** Strings by key, for a scope that is only known at run time. */
export type AnyLabels = Readonly<Record<string, string>>;

export interface WidgetLabels {
  readonly labels: Texts["profile_card"];
  readonly pronoun_labels: Texts["pronouns"];
}

export interface TranslationTask {
  readonly language: string;
  readonly scope: LabelScope;
  readonly english: AnyLabels;
}

/** The result of the last attempt. `sourceHash` identifies the English strings that were translated. */
export type KeptTranslation =
  | { readonly kind: "failed"; readonly sourceHash: string; readonly reason: ServiceFailure; readonly retryAt: Date }
  | { readonly kind: "translated"; readonly sourceHash: string; readonly labels: AnyLabels; readonly translatedAt: Date };

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface TranslationStore {
  /** In the order of the tasks; undefined if never attempted. */
  readonly findTranslations: (tasks: readonly TranslationTask[]) => Promise<readonly (KeptTranslation | undefined)[]>;
  readonly writeTranslation: (task: TranslationTask, kept: KeptTranslation) => Promise<void>;
}

interface TranslationRequest {
  readonly texts: readonly string[];
  /** BCP 47. */
  readonly target: string;
  readonly spent: Spent<"translate_labels">;
}

export interface TranslationService {
  /**
   * The translations of English texts, in the same order. Answers within `i18nLimits.serviceMs`.
   *
   * @throws ServiceError
   */
  readonly translate: (request: TranslationRequest) => Promise<readonly string[]>;
}

export interface TranslationPorts {
  readonly store: TranslationStore;
  readonly service: TranslationService;
  /** Counts a translation, which costs money. Undefined if the caller's budget is used up. */
  readonly spend: () => Promise<Spent<"translate_labels"> | undefined>;
  readonly log: OperatorLog;
}

interface LabelRequest {
  /** BCP 47; anything else gets English labels. */
  readonly language: string;
  /** True if the visitor has just switched to this language: missing labels are then translated now. */
  readonly switching: boolean;
  readonly now: Date;
}

/**
 * Labels of the profile card: from the catalogue, otherwise a stored translation, otherwise in English. Only visitors who switch to a
 * language wait for a translation, and later ones if that failed.
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

/**
 * The language of the labels for a tag, without region, and without script unless it is unusual for the language. Undefined for an invalid
 * tag stored by another program.
 */
export const labelLanguage = (tag: string): string | undefined => {
  const locale = parseLocale(tag)?.maximize();
  if (locale === undefined) return undefined;
  const { language, script } = locale;
  const usual = new Intl.Locale(language).maximize().script;
  return script === undefined || script === usual ? language : `${language}-${script}`;
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
 * The labels of a scope, stored or translated now; undefined if English labels have to do, or the caller's budget is used up. Ignores
 * stored translations of outdated English strings. A language is first translated when somebody switches to it; until that succeeds, every
 * later caller tries again.
 */
const findOrTranslate = async (
  ports: TranslationPorts,
  task: TranslationTask,
  { kept, switching, now }: Omit<LabelRequest, "language"> & { readonly kept: KeptTranslation | undefined },
): Promise<AnyLabels | undefined> => {
  if (kept === undefined && !switching) return undefined;
  if (kept?.sourceHash === sourceHashOf(task)) {
    if (kept.kind === "translated") return kept.labels;
    if (kept.retryAt > now) return undefined;
  }
  return translateTogether(ports, task, now);
};

/** Translations in progress in this process, by store: their callers share one attempt, for which the first one is charged. */
const underway = new WeakMap<TranslationStore, Map<string, Promise<AnyLabels | undefined>>>();

const translateTogether = async (ports: TranslationPorts, task: TranslationTask, now: Date): Promise<AnyLabels | undefined> => {
  const attempts = underway.get(ports.store) ?? new Map<string, Promise<AnyLabels | undefined>>();
  underway.set(ports.store, attempts);
  const name = `${task.language}_${task.scope}`;
  const attempt = attempts.get(name) ?? translate(ports, task, now).finally(() => attempts.delete(name));
  attempts.set(name, attempt);
  return attempt;
};

/** If two processes translate the same labels at once, either result is fine, and the last one is kept. */
const translate = async (
  { service, store, log, spend }: TranslationPorts,
  task: TranslationTask,
  now: Date,
): Promise<AnyLabels | undefined> => {
  const spent = await spend();
  if (spent === undefined) return undefined;
  const { language, scope, english } = task;
  const sourceHash = sourceHashOf(task);
  try {
    const labels = readTranslatedLabels(english, await service.translate({ texts: Object.values(english), target: language, spent }));
    if (labels === undefined) throw new ServiceError("unreadable");
    await store.writeTranslation(task, { kind: "translated", sourceHash, labels, translatedAt: now });
    return labels;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { code: reason } = error;
    // An unsupported language is not a fault of the deployment.
    const severity = reason === "unsupported_language" ? "INFO" : "WARNING";
    log({ severity, message: "the translation service failed", outcome: reason, data: { language, scope } });
    const pauseMs = reason === "unsupported_language" ? i18nLimits.unsupportedPauseMs : i18nLimits.failurePauseMs;
    await store.writeTranslation(task, { kind: "failed", sourceHash, reason, retryAt: new Date(now.getTime() + pauseMs) });
    return undefined;
  }
};

/** Increase it to renew translations of unchanged English strings, for example after a change of the request to the service. */
const format = "1";

const sourceHashOf = ({ scope, english }: TranslationTask): string => digest(format, scope, ...Object.entries(english).flat());

/** Labels from translations in the order of the English labels; undefined if one is missing or unfit for a label. */
export const readTranslatedLabels = (english: AnyLabels, translations: readonly string[]): AnyLabels | undefined => {
  const keys = Object.keys(english);
  const texts = translations.map((text) => text.trim().normalize("NFC"));
  if (texts.length !== keys.length || !texts.every(isLabel)) return undefined;
  return Object.fromEntries(keys.map((key, index) => [key, texts[index] ?? ""]));
};

/** The stored translations of exactly the English labels; undefined if one is missing. */
export const readStoredLabels = (english: AnyLabels, stored: Readonly<Record<string, unknown>>): AnyLabels | undefined =>
  readTranslatedLabels(
    english,
    Object.keys(english).map((key) => (typeof stored[key] === "string" ? stored[key] : "")),
  );

/** Line breaks, direction marks, and markup or remnants of it. */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069<>{}]|&#?\w+;/u;

const isLabel = (text: string): boolean => /\p{L}/u.test(text) && !unfit.test(text) && countCharacters(text) <= i18nLimits.labelLength;
