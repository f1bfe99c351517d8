import { AppError } from "../../platform/core/app-error.ts";
import { createMemory } from "../../platform/core/memory.ts";
import { createKeyedMutex } from "../../platform/core/write-conflict.ts";
import type { KeyStore } from "./key-store.ts";
import { keyLimits } from "./limits.ts";

/** Requests that this process may still let through in a minute. */
type Left = number | "over";

const minuteMs = 60_000;

/**
 * Counts the requests of a key by the minute. An instance takes a few from the minute's budget at once, so that not every request is a write;
 * what it takes and does not use is lost, so a key has at most the budget, and with many instances a little less.
 */
export const createMinuteBudget = () => {
  const counted = createMemory<Left>({ forMs: minuteMs, entries: keyLimits.remembered });
  const inTurn = createKeyedMutex();
  /** @throws AppError `key_limit`, `unavailable` */
  return async (store: Pick<KeyStore, "takeFromMinute">, keyId: string, at: Date): Promise<void> => {
    const nowMs = at.getTime();
    const minute = Math.floor(nowMs / minuteMs);
    const place = `${keyId}_${minute}`;
    const takeOne = (): boolean => {
      const left = counted.find(place, nowMs) ?? 0;
      if (left === "over") throw keyLimit(nowMs);
      if (left > 0) counted.keep(place, left - 1, nowMs);
      return left > 0;
    };
    if (takeOne()) return;
    // In turn: requests that come together would each take a few, and use up the minute with what they do not need.
    await inTurn(place, async () => {
      if (takeOne()) return;
      const isGranted = (await store.takeFromMinute(keyId, minute, keyLimits.takenAtOnce)) <= keyLimits.perMinute;
      counted.keep(place, isGranted ? keyLimits.takenAtOnce - 1 : "over", nowMs);
      if (!isGranted) throw keyLimit(nowMs);
    });
  };
};

const keyLimit = (nowMs: number): AppError =>
  new AppError("key_limit", `This key has made ${keyLimits.perMinute} requests within a minute. Please wait until the next one begins.`, {
    retryAfterSec: Math.ceil((minuteMs - (nowMs % minuteMs)) / 1000),
  });
