import type { Revision } from "./queue.ts";
import { isSameText, type Text } from "./text.ts";
import { type Merge, mergeThreeWay } from "./three-way.ts";

export interface JournalKey {
  /** The journal belongs to a person: who else signs in at this browser has another one. */
  readonly author: string;
  readonly projectId: string;
  readonly draftId: string;
}

/** Where an entry stands: one for each time that a draft is opened, so that two tabs never write over one another. */
export interface JournalPlace extends JournalKey {
  readonly run: string;
}

/** What was typed and not yet acknowledged, on this device. */
export interface JournalEntry extends JournalPlace {
  readonly text: Text;
  /** What it was typed on. */
  readonly base: Revision;
  readonly atMs: number;
  /** The author has decided for another text. It is offered to nobody, and can be copied. */
  readonly isSetAside?: true;
}

/** Survives the page. */
export interface Journal {
  /** Tells other tabs that this run lives, until the answer is called or the page dies. Before its first entry. */
  readonly hold: (run: string) => Promise<() => void>;
  /** Entries of this draft whose run lives no more, the newest first. */
  readonly abandoned: (key: JournalKey) => Promise<readonly JournalEntry[]>;
  /** Writes one entry and removes others in one step: what they had is in it, or is not wanted. */
  readonly put: (entry: JournalEntry, instead: readonly JournalPlace[]) => Promise<void>;
  readonly remove: (places: readonly JournalPlace[]) => Promise<void>;
}

export type JournalOffer =
  /** There is none, or the draft has it. */
  | { readonly kind: "nothing" }
  /** Nobody saved since: the text can go on where it was left. */
  | { readonly kind: "continue"; readonly entry: JournalEntry }
  /** The draft has moved on: shown with a comparison, and never laid over the draft by itself. */
  | { readonly kind: "compare"; readonly entry: JournalEntry; readonly merge: Merge };

/** What to offer first of what dead tabs have left. An entry that the draft has whole is no offer: it goes. */
export const firstOffer = (entries: readonly JournalEntry[], stored: Revision, drop: (entry: JournalEntry) => void): JournalOffer => {
  for (const entry of entries) {
    if (entry.isSetAside) continue;
    if (!hasWhole(stored.text, entry)) {
      const isContinued = isSameText(entry.base.text, stored.text);
      return isContinued
        ? { kind: "continue", entry }
        : { kind: "compare", entry, merge: mergeThreeWay(entry.base.text, entry.text, stored.text) };
    }
    drop(entry);
  }
  return { kind: "nothing" };
};

/** Whether a text has all that an author has made of another one. */
export const hasWhole = (text: Text, { base, text: mine }: Pick<JournalEntry, "base" | "text">): boolean => {
  const merge = mergeThreeWay(base.text, mine, text);
  return merge.conflicts.length === 0 && isSameText(merge.text, text);
};
