/** The line endings of a text: `mixed` if they differ. */
export type LineEnding = "\n" | "\r\n" | "\r" | "mixed";

export const lineEndingOf = (text: string): LineEnding => {
  const found = new Set(text.match(/\r\n|\r|\n/g));
  const [only = "\n", ...others] = found;
  if (others.length > 0) return "mixed";
  return only === "\r\n" || only === "\r" ? only : "\n";
};

/** Lines with their endings: joined they are the text. */
export const linesWithEnds = (text: string): readonly string[] => text.match(/[^\r\n]+(?:\r\n?|\n)?|\r\n?|\n/g) ?? [];

/**
 * Restores the line endings of a text that a browser's control has edited, and in which every line ends with a line feed: lines before and after
 * the edit keep theirs, new lines end like the line before them.
 */
export const restoreLineEnds = (original: string, edited: string): string => {
  const ending = lineEndingOf(original);
  if (ending !== "mixed") return edited.replaceAll("\n", ending);
  const before = linesWithEnds(original);
  const after = linesWithEnds(edited);
  const same = (a: string | undefined, b: string | undefined): boolean => a !== undefined && a.replace(/\r\n|\r/, "\n") === b;
  let start = 0;
  while (start < after.length && same(before[start], after[start])) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && same(before.at(-1 - end), after.at(-1 - end))) end++;
  const [, lastEnd = "\n"] = /(\r\n|\r|\n)$/.exec(before[Math.max(0, start - 1)] ?? "") ?? [];
  const middle = after.slice(start, after.length - end).map((line) => line.replace("\n", lastEnd));
  const lines = [...before.slice(0, start), ...middle, ...before.slice(before.length - end)];
  // A carriage return followed by the line feed of a new empty line would become a single line ending.
  return lines.map((line, index) => (line.endsWith("\r") && lines[index + 1] === "\n" ? `${line}\n` : line)).join("");
};
