import { isDirty, type Queue } from "@lectern/client/autosave";
import { metadataPath, sentenceFor } from "../app/errors.ts";
import type { Labels } from "../form/template-fields.ts";
import { texts } from "../texts.ts";

export interface SaveState {
  readonly tone: "good" | "busy" | "bad";
  readonly sentence: string;
}

/** Sentences of the service about single fields, by their key. */
export const refusalsOf = ({ phase }: Queue): ReadonlyMap<string, string> =>
  new Map(
    phase.kind !== "refused"
      ? []
      : phase.details
          .filter(({ path }) => path.startsWith(metadataPath))
          .map(({ path, message }) => [path.slice(metadataPath.length), texts.form.refused(message)]),
  );

/** What the line above the text says: "saved" only after the service's answer. */
export const saveStateOf = (queue: Queue, labels: Labels): SaveState => {
  const { phase } = queue;
  switch (phase.kind) {
    case "saved":
      return { tone: "good", sentence: queue.sends === 0 ? texts.saving.untouched : texts.saving.saved };
    case "unsaved":
      return { tone: "busy", sentence: texts.saving.unsaved };
    case "saving":
      return { tone: "busy", sentence: texts.saving.saving };
    case "comparing":
      return { tone: "busy", sentence: texts.saving.comparing };
    case "paused":
      return { tone: isDirty(queue) ? "bad" : "good", sentence: texts.saving.paused[phase.reason] };
    case "refused":
      return { tone: "bad", sentence: texts.saving.refused(sentenceFor(phase, labels)) };
    case "conflict":
      return { tone: "bad", sentence: texts.saving.conflict };
    case "gone":
      return { tone: "bad", sentence: texts.saving.gone };
  }
};
