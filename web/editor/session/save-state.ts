import { isDirty, type Queue } from "@lectern/client/autosave";
import { metadataPath, sentenceFor } from "../words/errors.ts";
import type { Labels } from "../words/labels.ts";
import { texts } from "../texts.ts";

export interface SaveState {
  readonly tone: "good" | "busy" | "bad";
  /** The word in the bar, after the page's state; empty while nothing was typed. */
  readonly word: string;
  /** The same in a sentence; of a problem, what there is to say besides, above the text. */
  readonly sentence: string;
}

const noRefusals: ReadonlyMap<string, string> = new Map();

/** What to say about single fields, by key: the service's own sentences are in English. */
export const refusalsOf = ({ phase }: Partial<Queue> = {}): ReadonlyMap<string, string> =>
  phase?.kind !== "refused"
    ? noRefusals
    : new Map(
        phase.details
          .filter(({ path }) => path.startsWith(metadataPath))
          .map(({ path }) => [path.slice(metadataPath.length), texts.form.refused]),
      );

const said = (tone: SaveState["tone"], word: string): SaveState => ({ tone, word, sentence: word });

const trouble = (word: string, sentence: string): SaveState => ({ tone: "bad", word, sentence });

interface StateOptions {
  readonly labels: Labels;
  /** How many fields hold what cannot be stored. */
  readonly unread?: number;
  /** What is not saved is kept by this browser. */
  readonly isOnDevice?: boolean;
}

/** The text in the bar: "saved" only after the service's answer. */
export const saveStateOf = (queue: Queue, { labels, unread = 0, isOnDevice = true }: StateOptions): SaveState => {
  const { phase } = queue;
  const kept = isOnDevice ? texts.saving.onDevice : texts.saving.failed;
  if (unread > 0 && phase.kind === "saved") return said("busy", texts.saving.unsaved);
  switch (phase.kind) {
    case "saved":
      return queue.sends === 0 ? { tone: "good", word: "", sentence: texts.saving.untouched } : said("good", texts.saving.saved);
    case "unsaved":
      return said("busy", texts.saving.unsaved);
    case "saving":
      return said("busy", texts.saving.saving);
    case "comparing":
      return said("busy", texts.saving.comparing);
    case "paused":
      return isDirty(queue) ? trouble(kept, texts.saving.paused[phase.reason]) : said("good", texts.saving.saved);
    case "refused":
      return trouble(texts.saving.failed, sentenceFor(phase, labels));
    case "conflict":
      return trouble(kept, texts.saving.conflict);
    case "gone":
      return trouble(kept, `${texts.saving.gone} ${texts.gone.explanation}`);
  }
};
