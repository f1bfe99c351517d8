import { type KeptPlace, keyOf } from "./kept-place.ts";

/** Removes what is kept of a conversation as soon as nobody can go on with it: at once if that is now, and when its time is over. */
export const dropOld = (place: KeptPlace): void => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? "null");
    if (stored === null) return;
    const restMs = Number(Reflect.get(Object(stored), "until")) - Date.now();
    if (restMs > 0) AbortSignal.timeout(restMs + 1).addEventListener("abort", () => dropOld(place));
    else sessionStorage.removeItem(keyOf(place));
  } catch {
    // storage is disabled, or the value is not ours
  }
};
