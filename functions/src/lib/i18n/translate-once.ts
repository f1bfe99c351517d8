import { setTimeout as sleep } from "node:timers/promises";
import { i18nLimits } from "./limits.ts";
import { WriteConflict } from "../core/write-conflict.ts";
import type { AnyLabels } from "./label-scopes.ts";
import { planTranslation } from "./plan-translation.ts";
import { sourceHashOf } from "./source-hash.ts";
import { readTranslatedLabels } from "./translated-labels.ts";
import { type TranslationFailure, type TranslationService, TranslationServiceError } from "./translation-service.ts";
import type { KeptTranslation, TranslationKey, TranslationState, TranslationStore, TranslationTask } from "./translation-store.ts";

export interface TranslationPorts {
  readonly store: TranslationStore;
  readonly service: TranslationService;
  /** Tells the operator, once for each call of the service that failed. */
  readonly report: (failure: TranslationFailure, key: TranslationKey) => void;
}

/** The time of a request: as it came in, and as it passes. */
export type Clock = () => Date;

/** What is being translated or waited for in this process, by store: its callers share one try. */
const underway = new WeakMap<TranslationStore, Map<string, Promise<AnyLabels | undefined>>>();

/**
 * Translates the labels of a scope, or waits for another process that does; undefined when it did not work out. However many ask
 * for them, the service is called once.
 *
 * @throws AppError `unavailable`
 */
export const translateOnce = async (
  ports: TranslationPorts,
  task: TranslationTask,
  kept: KeptTranslation | undefined,
  clock: Clock,
): Promise<AnyLabels | undefined> => {
  const tries = underway.get(ports.store) ?? new Map<string, Promise<AnyLabels | undefined>>();
  underway.set(ports.store, tries);
  const name = `${task.language}_${task.scope}`;
  const running = tries.get(name);
  if (running !== undefined) return running;
  const begun = translateOrWait(ports, task, kept, clock).finally(() => tries.delete(name));
  tries.set(name, begun);
  return begun;
};

const translateOrWait = async (
  ports: TranslationPorts,
  task: TranslationTask,
  first: KeptTranslation | undefined,
  clock: Clock,
): Promise<AnyLabels | undefined> => {
  const patientUntilMs = clock().getTime() + i18nLimits.labelsMs;
  const sourceHash = sourceHashOf(task);
  let kept = first;
  for (let pauseMs: number = i18nLimits.firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, i18nLimits.longestPauseMs)) {
    const now = clock();
    const plan = planTranslation(kept, { sourceHash, switching: true, now });
    switch (plan.kind) {
      case "serve":
        return plan.labels;
      case "english":
        return undefined;
      case "translate": {
        const lease = await write(
          ports.store,
          task,
          { kind: "running", sourceHash, leaseUntil: after(now, i18nLimits.leaseMs) },
          kept?.writeToken,
        );
        if (lease !== undefined) return translate(ports, task, { sourceHash, lease, clock });
        break;
      }
      case "wait":
        if (now.getTime() + pauseMs > patientUntilMs) return undefined;
        await sleep(pauseMs);
    }
    [kept] = await ports.store.findTranslations([task]);
  }
};

interface Leased {
  readonly sourceHash: string;
  readonly lease: string;
  readonly clock: Clock;
}

const translate = async (
  ports: TranslationPorts,
  task: TranslationTask,
  { sourceHash, lease, clock }: Leased,
): Promise<AnyLabels | undefined> => {
  try {
    const labels = await askService(ports.service, task);
    await write(ports.store, task, { kind: "translated", sourceHash, labels, translatedAt: clock() }, lease);
    return labels;
  } catch (error) {
    if (!(error instanceof TranslationServiceError)) throw error;
    const { code: reason } = error;
    ports.report(reason, task);
    await write(ports.store, task, { kind: "failed", sourceHash, reason, retryAt: after(clock(), pauseAfter(reason)) }, lease);
    return undefined;
  }
};

const askService = async (service: TranslationService, { language, english }: TranslationTask): Promise<AnyLabels> => {
  const texts = Object.values(english);
  const translations = await service.translate({ texts, target: language, signal: AbortSignal.timeout(i18nLimits.serviceMs) });
  const labels = readTranslatedLabels(english, translations);
  if (labels === undefined) throw new TranslationServiceError("unreadable");
  return labels;
};

/** The name of the state that was written; undefined when another has written one meanwhile. */
const write = async (
  store: TranslationStore,
  key: TranslationKey,
  state: TranslationState,
  writeToken: string | undefined,
): Promise<string | undefined> => {
  try {
    return await store.writeTranslation(key, state, writeToken);
  } catch (error) {
    if (error instanceof WriteConflict) return undefined;
    throw error;
  }
};

const pauseAfter = (failure: TranslationFailure): number =>
  failure === "unsupported_language" ? i18nLimits.unsupportedPauseMs : i18nLimits.failurePauseMs;

const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms);
