import type { AutosaveClock } from "./clock.ts";
import { hasWhole, type JournalEntry } from "./journal.ts";
import type { JournalWriter } from "./journal-writer.ts";
import { isDirty, type Queue } from "./queue.ts";
import { isSameText, type Text } from "./text.ts";
import { replaced, resolved } from "./transitions.ts";

interface DecisionOptions {
  readonly queue: () => Queue;
  readonly changeTo: (after: Queue) => void;
  readonly writer: Pick<JournalWriter, "replace" | "setAside">;
  readonly now: AutosaveClock["now"];
}

/** An author's decisions about a text. Unless the text that replaces it contains it completely, it stays on this device. */
export const createDecisions = ({ queue, changeTo, writer, now }: DecisionOptions) => {
  /** Offers that were accepted. The entries of dead tabs stay until that is saved: the author may undo it before. */
  let accepted: readonly JournalEntry[] = [];

  const keep = ({ base, text: mine }: Pick<JournalEntry, "base" | "text">, text: Text): void => {
    if (!hasWhole(text, { base, text: mine })) writer.setAside({ base, text: mine, atMs: now() });
  };

  const replaceText = (text: Text): void => changeTo(replaced(queue(), text, now()));

  return {
    resolve: (text: Text): void => {
      if (queue().phase.kind === "conflict") keep(queue(), text);
      changeTo(resolved(queue(), text));
    },
    replace: (text: Text): void => {
      // The stored text becomes a version.
      if (!isSameText(queue().base.text, queue().text)) keep(queue(), text);
      replaceText(text);
    },
    acceptOffer: (offered: JournalEntry, text: Text): void => {
      accepted = [...accepted, offered];
      replaceText(text);
    },
    /** Call after every event. */
    dropSavedOffers: (after: Queue): void => {
      accepted = accepted.filter((entry) => {
        if (isDirty(after) && !hasWhole(after.base.text, entry)) return true;
        keep(entry, after.base.text);
        writer.replace(entry);
        return false;
      });
    },
  };
};
