import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { i18nLimits } from "./limits.ts";
import type { OperatorLog } from "../core/operator-log.ts";
import { acquireLease, held } from "../core/lease.ts";
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
  readonly log: OperatorLog;
}

/** The time of a request: as it came in, and as it passes. */
export type Clock = () => Date;

/** Translations in progress in this process, by store: their callers share one attempt. */
const underway = new WeakMap<TranslationStore, Map<string, Promise<AnyLabels | undefined>>>();

/**
 * Translates the labels of a scope, or waits for another process that does; undefined if that fails. However many callers ask
 * for them, the service is called only once.
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
  const leaseId = randomUUID();
  const attempt = async (kept: KeptTranslation | undefined): Promise<Acquired | typeof held> => {
    const now = clock();
    // Ours already: an earlier attempt was stored although its answer was lost.
    if (kept?.state.kind === "running" && kept.state.leaseId === leaseId) return { lease: kept.writeToken };
    const plan = planTranslation(kept, { sourceHash, switching: true, now });
    switch (plan.kind) {
      case "serve":
        return { labels: plan.labels };
      case "english":
        return { labels: undefined };
      case "wait":
        return held;
      case "translate": {
        const state = { kind: "running", sourceHash, leaseUntil: after(now, i18nLimits.leaseMs), leaseId } as const;
        return { lease: await ports.store.writeTranslation(task, state, kept?.writeToken) };
      }
    }
  };
  const acquired = await acquireLease(first, async () => (await ports.store.findTranslations([task]))[0], attempt, {
    ...i18nLimits,
    pause: sleep,
    giveUp: (_kept, pauseMs) => (clock().getTime() + pauseMs > patientUntilMs ? { labels: undefined } : undefined),
  });
  return "lease" in acquired ? translate(ports, task, { sourceHash, lease: acquired.lease, clock }) : acquired.labels;
};

/** The labels to serve, if any, or the write token of our own claim to translate. */
type Acquired = { readonly labels: AnyLabels | undefined } | { readonly lease: string };

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
    // A language that the service does not have is nothing to put right.
    const severity = reason === "unsupported_language" ? "INFO" : "WARNING";
    const { language, scope } = task;
    ports.log({ severity, message: "the translation service failed", outcome: reason, data: { language, scope } });
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

/** Labels that somebody else has stored in the meantime are just as good. */
const write = async (store: TranslationStore, key: TranslationKey, state: TranslationState, writeToken: string): Promise<void> => {
  try {
    await store.writeTranslation(key, state, writeToken);
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
  }
};

const pauseAfter = (failure: TranslationFailure): number =>
  failure === "unsupported_language" ? i18nLimits.unsupportedPauseMs : i18nLimits.failurePauseMs;

const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms);
