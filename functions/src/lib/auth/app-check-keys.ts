import { createPublicKey, type KeyObject } from "node:crypto";
import { appCheckLimits } from "./limits.ts";
import { isRecord } from "../core/unknown-record.ts";

export type KeyRing = ReadonlyMap<string, KeyObject>;

interface KeySource {
  /** @throws whatever keeps the keys from being fetched */
  readonly fetchKeys: () => Promise<KeyRing>;
  readonly onFailure: (error: unknown) => void;
  /** In milliseconds, of a clock that never goes back. */
  readonly nowMs: () => number;
}

/** No keys can be had right now. */
export class KeysUnavailable extends Error {
  override readonly name = "KeysUnavailable";
}

/**
 * Finds a key by its ID; undefined when Google has none of that name. Concurrent callers share one fetch. Keys are kept for hours, then
 * renewed while the old ones still serve. A pause follows every attempt, so that neither made-up IDs nor an outage make anybody ask or wait
 * more often.
 *
 * @throws KeysUnavailable
 */
export const createKeyFinder = ({ fetchKeys, onFailure, nowMs }: KeySource): ((id: string) => Promise<KeyObject | undefined>) => {
  let known: { readonly keys: KeyRing; readonly sinceMs: number } | undefined;
  let triedMs = Number.NEGATIVE_INFINITY;
  let isDown = false;
  let underway: Promise<void> | undefined;

  const renew = async (): Promise<void> => {
    triedMs = nowMs();
    try {
      known = { keys: await fetchKeys(), sinceMs: nowMs() };
      isDown = false;
    } catch (error) {
      isDown = true;
      onFailure(error);
    }
  };
  const renewOnce = async (): Promise<void> => {
    underway ??= renew().finally(() => {
      underway = undefined;
    });
    return underway;
  };
  const mayTry = (): boolean => underway !== undefined || nowMs() - triedMs >= appCheckLimits.pauseMs;

  return async (id) => {
    const key = known?.keys.get(id);
    if (known !== undefined && key !== undefined) {
      if (nowMs() - known.sinceMs >= appCheckLimits.keysMs && mayTry()) void renewOnce();
      return key;
    }
    if (mayTry()) await renewOnce();
    if (known === undefined || isDown) throw new KeysUnavailable("The keys could not be fetched");
    return known.keys.get(id);
  };
};

/** RFC 7517. Keys of other kinds are left out. */
export const parseKeys = (body: unknown): KeyRing => {
  const keys: unknown = isRecord(body) ? body["keys"] : undefined;
  if (!Array.isArray(keys)) throw new Error("This is not a set of keys");
  return new Map(
    keys
      .filter(isRecord)
      .flatMap((key) =>
        key["kty"] === "RSA" && typeof key["kid"] === "string" ? [[key["kid"], createPublicKey({ key, format: "jwk" })]] : [],
      ),
  );
};
