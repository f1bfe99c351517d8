import type { DraftDoc } from "@lectern/client";
import type { Text } from "@lectern/client/autosave";

/** The text of a version. A field that the version lacks keeps its value: nothing is lost that the version does not mention. */
export const restored = (current: Text, { metadata, content }: DraftDoc): Text => ({
  metadata: { ...current.metadata, ...metadata },
  content,
});
