import "./common.ts";
import type { Kept } from "./kept-conversation.ts";
import { type KeptPlace, keyOf } from "./kept-place.ts";

/** Taken, not read: it is used once. Undefined where there is none for this visitor. `findUid` is asked only where there is one. */
export const takeKept = async (place: KeptPlace, findUid: () => Promise<string | undefined>): Promise<Kept | undefined> => {
  const stored = takeStored(keyOf(place));
  if (stored === undefined || stored.until < Date.now()) return undefined;
  return stored.uid === (await findUid().catch(() => undefined)) ? stored : undefined;
};

interface Stored extends Kept {
  readonly uid: string;
  readonly until: number;
}

/** Pages have other scripts, and an older version of this one. */
const isStored = (value: unknown): value is Stored =>
  typeof value === "object" &&
  value !== null &&
  typeof Reflect.get(value, "handle") === "string" &&
  typeof Reflect.get(value, "until") === "number" &&
  typeof Reflect.get(Object(Reflect.get(value, "session")), "token") === "string" &&
  typeof Reflect.get(Object(Reflect.get(value, "session")), "traits") === "object";

const takeStored = (key: string): Stored | undefined => {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const stored: unknown = text === null ? undefined : JSON.parse(text);
    return isStored(stored) ? stored : undefined;
  } catch {
    return undefined; // storage is switched off, or not ours
  }
};
