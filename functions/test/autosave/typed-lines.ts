import type { Text } from "../../../web/client/src/autosave/text.ts";
import { linesOf } from "../../../web/client/src/autosave/line-hunks.ts";

/** Texts in which every typed line can be found again. */

export type Place = "start" | "end" | "metadata";

export const withLine = ({ metadata, content }: Text, line: string, where: Place): Text => {
  if (where === "metadata") return { content, metadata: { ...metadata, notes: notesOf(metadata) + line } };
  return { metadata, content: where === "start" ? line + content : content + line };
};

const notesOf = ({ notes }: Text["metadata"]): string => (typeof notes === "string" ? notes : "");

export const has = ({ content, metadata }: Text, line: string): boolean => (content + notesOf(metadata)).includes(line);

export type Choice = "mine" | "theirs" | "both";

/** The options of an author in a conflict. */
export const chosen = (choice: Choice, mine: Text, theirs: Text): Text => {
  if (choice !== "both") return choice === "mine" ? mine : theirs;
  const added = linesOf(mine.content).filter((line) => !theirs.content.includes(line));
  return {
    metadata: { ...mine.metadata, notes: notesOf(theirs.metadata) + notesOf(mine.metadata) },
    content: theirs.content + added.join(""),
  };
};
