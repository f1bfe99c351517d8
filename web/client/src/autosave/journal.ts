import type { Revision } from "./queue.ts";
import { isSameText, type Text } from "./text.ts";
import { type Merge, mergeThreeWay } from "./three-way.ts";

export interface JournalKey {
  /** The journal belongs to a person: others who sign in to this browser have their own. */
  readonly author: string;
  readonly projectId: string;
  readonly draftId: string;
}

/** The key of an entry: one for each time that a draft is opened, so that two tabs never overwrite each other. */
export interface JournalPlace extends JournalKey {
  readonly run: string;
}

/** Unacknowledged text on this device. */
export interface JournalEntry extends JournalPlace {
  readonly text: Text;
  /** The revision on which it was typed. */
  readonly base: Revision;
  readonly atMs: number;
  /** The author has decided for another text. It is not offered, but can be copied. */
  readonly isSetAside?: true;
}

/** Storage that survives the page. */
export interface Journal {
  /** Signals to other tabs that this run is alive, until the returned function is called or the page dies. Call it before the first entry. */
  readonly hold: (run: string) => Promise<() => void>;
  /** Entries of this draft whose run is dead, newest first. */
  readonly abandoned: (key: JournalKey) => Promise<readonly JournalEntry[]>;
  /** Writes one entry and removes others in one step: their texts are in it, or are not wanted. */
  readonly put: (entry: JournalEntry, instead: readonly JournalPlace[]) => Promise<void>;
  readonly remove: (places: readonly JournalPlace[]) => Promise<void>;
}

export type JournalOffer =
  /** There is none, or the draft has it. */
  | { readonly kind: "nothing" }
  /** Nobody has saved since: the text can continue from there. */
  | { readonly kind: "continue"; readonly entry: JournalEntry }
  /** The draft has changed since: shown as a comparison, never applied automatically. */
  | { readonly kind: "compare"; readonly entry: JournalEntry; readonly merge: Merge };

/** The first text of dead tabs to offer. An entry whose text is completely in the draft is removed instead. */
export const firstOffer = (entries: readonly JournalEntry[], stored: Revision, drop: (entry: JournalEntry) => void): JournalOffer => {
  for (const entry of entries) {
    if (entry.isSetAside) continue;
    if (!hasWhole(stored.text, entry)) {
      if (isSameText(entry.base.text, stored.text)) return { kind: "continue", entry };
      // Whoever puts it into the draft unchanged takes no lines away that others have written elsewhere.
      return { kind: "compare", entry, merge: mergeThreeWay(entry.base.text, entry.text, stored.text, { isMineFirst: true }) };
    }
    drop(entry);
  }
  return { kind: "nothing" };
};

/** Whether a text contains all changes that an author has made to another one. */
export const hasWhole = (text: Text, { base, text: mine }: Pick<JournalEntry, "base" | "text">): boolean => {
  const merge = mergeThreeWay(base.text, mine, text);
  return merge.conflicts.length === 0 && isSameText(merge.text, text);
};
