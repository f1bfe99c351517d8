import type { Revision } from "./queue.ts";
import { isSameText, type Text } from "./text.ts";
import { type Merge, mergeThreeWay } from "./three-way.ts";

export interface JournalKey {
  readonly projectId: string;
  readonly draftId: string;
}

/** What was typed and not yet acknowledged, on this device. */
export interface JournalEntry extends JournalKey {
  readonly text: Text;
  /** What it was typed on. */
  readonly base: Revision;
  readonly atMs: number;
}

/** Survives the page. One entry for each draft. */
export interface Journal {
  readonly find: (key: JournalKey) => Promise<JournalEntry | undefined>;
  readonly put: (entry: JournalEntry) => Promise<void>;
  /** Removes the entry if it still has this very text. */
  readonly clear: (key: JournalKey, text: Text) => Promise<void>;
}

export type JournalOffer =
  /** There is none, or the draft has it. */
  | { readonly kind: "nothing" }
  /** Nobody saved since: the text can go on where it was left. */
  | { readonly kind: "continue"; readonly entry: JournalEntry }
  /** The draft has moved on: shown with a comparison, and never laid over the draft by itself. */
  | { readonly kind: "compare"; readonly entry: JournalEntry; readonly merge: Merge };

/** What to offer the author who opens a draft of which the journal still holds a text. */
export const offerOf = (entry: JournalEntry | undefined, opened: Revision): JournalOffer => {
  if (entry === undefined) return { kind: "nothing" };
  const merge = mergeThreeWay(entry.base.text, entry.text, opened.text);
  if (merge.conflicts.length === 0 && isSameText(merge.text, opened.text)) return { kind: "nothing" };
  return isSameText(entry.base.text, opened.text) ? { kind: "continue", entry } : { kind: "compare", entry, merge };
};

/** As `offerOf`. An entry that the draft has whole is cleared: a save whose answer was lost had stored it. */
export const takeOffer = async (journal: Journal, key: JournalKey, opened: Revision): Promise<JournalOffer> => {
  const entry = await journal.find(key);
  const offer = offerOf(entry, opened);
  if (entry !== undefined && offer.kind === "nothing") await journal.clear(key, entry.text);
  return offer;
};
