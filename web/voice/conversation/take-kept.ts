import "../chunks/shared-modules.ts";
import type { Kept } from "../kept/kept-conversation.ts";
import { type KeptPlace, keyOf } from "../kept/kept-place.ts";

/**
 * Removes the kept conversation, because it is used once. Undefined if there is none for this visitor. `findUid` is called only if there is
 * one. Until it answers, and if it fails, the conversation stays for the next page, to which the visitor may already be on the way.
 */
export const takeKept = async (place: KeptPlace, findUid: () => Promise<string | undefined>): Promise<Stored | undefined> => {
  const key = keyOf(place);
  const found = readStored(key);
  const isWanted = found !== undefined && found.until >= Date.now();
  const uid = isWanted ? await findUid() : undefined;
  const stored = readStored(key);
  remove(key);
  return stored?.uid === uid && isWanted ? stored : undefined;
};

interface Stored extends Kept {
  readonly uid: string;
  readonly until: number;
}

const areLines = (value: unknown): boolean => Array.isArray(value) && value.every((line) => typeof line === "string");

/** Pages have other scripts, and may have an older version of this one. */
const isStored = (value: unknown): value is Stored =>
  typeof value === "object" &&
  value !== null &&
  typeof Reflect.get(value, "handle") === "string" &&
  typeof Reflect.get(value, "uid") === "string" &&
  typeof Reflect.get(value, "until") === "number" &&
  areLines(Reflect.get(value, "lines") ?? []) &&
  typeof Reflect.get(Object(Reflect.get(value, "session")), "token") === "string" &&
  typeof Reflect.get(Object(Reflect.get(value, "session")), "traits") === "object";

const readStored = (key: string): Stored | undefined => {
  try {
    const text = sessionStorage.getItem(key);
    const stored: unknown = text === null ? undefined : JSON.parse(text);
    return isStored(stored) ? stored : undefined;
  } catch {
    return undefined; // storage is disabled, or the value is not ours
  }
};

const remove = (key: string): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // storage is disabled: there is nothing
  }
};
