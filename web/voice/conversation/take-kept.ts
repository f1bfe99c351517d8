import "../chunks/shared-modules.ts";
import { type KeptPlace, keyOf } from "../kept/kept-place.ts";
import type { Kept } from "./keep-conversation.ts";

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

const of = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);

const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((text) => typeof text === "string");

const isEarlier = (value: unknown): boolean => {
  const captions = of(value, "captions");
  return Array.isArray(captions) && areTexts(captions.map((caption) => of(caption, "text"))) && Array.isArray(of(value, "inserts"));
};

/** Pages have other scripts, and may have an older version of this one. */
const isStored = (value: unknown): value is Stored =>
  typeof of(value, "handle") === "string" &&
  typeof of(value, "uid") === "string" &&
  typeof of(value, "until") === "number" &&
  areTexts(of(value, "lines") ?? []) &&
  (of(value, "earlier") === undefined || isEarlier(of(value, "earlier"))) &&
  typeof of(of(value, "session"), "token") === "string" &&
  typeof of(of(value, "session"), "traits") === "object";

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
