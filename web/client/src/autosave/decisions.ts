import type { AutosaveClock } from "./clock.ts";
import { hasWhole, type JournalEntry } from "./journal.ts";
import type { JournalWriter } from "./journal-writer.ts";
import { isDirty, type Queue } from "./queue.ts";
import { isSameText, type Text } from "./text.ts";
import { replaced, resolved } from "./transitions.ts";

interface DecisionOptions {
  readonly queue: () => Queue;
  readonly become: (after: Queue) => void;
  readonly writer: Pick<JournalWriter, "replace" | "setAside">;
  readonly now: AutosaveClock["now"];
}

/** An author's decisions about a text. Unless the text that replaces it contains it completely, it stays on this device. */
export const createDecisions = ({ queue, become, writer, now }: DecisionOptions) => {
  /** Taken over. The entries of dead tabs stay until that is saved: the author may undo it before. */
  let taken: readonly JournalEntry[] = [];

  const keep = ({ base, text: mine }: Pick<JournalEntry, "base" | "text">, text: Text): void => {
    if (!hasWhole(text, { base, text: mine })) writer.setAside({ base, text: mine, atMs: now() });
  };

  const stand = (text: Text): void => become(replaced(queue(), text, now()));

  return {
    resolve: (text: Text): void => {
      if (queue().phase.kind === "conflict") keep(queue(), text);
      become(resolved(queue(), text));
    },
    replace: (text: Text): void => {
      // The stored text becomes a version.
      if (!isSameText(queue().base.text, queue().text)) keep(queue(), text);
      stand(text);
    },
    take: (offered: JournalEntry, text: Text): void => {
      taken = [...taken, offered];
      stand(text);
    },
    /** Call after every event. */
    settleTaken: (after: Queue): void => {
      taken = taken.filter((entry) => {
        if (isDirty(after) && !hasWhole(after.base.text, entry)) return true;
        keep(entry, after.base.text);
        writer.replace(entry);
        return false;
      });
    },
  };
};
