import "./common.ts";
import type { Kept } from "./kept-conversation.ts";
import { type KeptPlace, keyOf } from "./kept-place.ts";

/** Removes the kept conversation, because it is used once. Undefined if there is none for this visitor. `findUid` is called only if there is one. */
export const takeKept = async (place: KeptPlace, findUid: () => Promise<string | undefined>): Promise<Kept | undefined> => {
  const stored = takeStored(keyOf(place));
  if (stored === undefined || stored.until < Date.now()) return undefined;
  return stored.uid === (await findUid().catch(() => undefined)) ? stored : undefined;
};

interface Stored extends Kept {
  readonly uid: string;
  readonly until: number;
}

/** Pages have other scripts, and may have an older version of this one. */
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
    return undefined; // storage is disabled, or the value is not ours
  }
};
