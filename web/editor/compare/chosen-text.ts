import { linesWithEnds } from "../source/line-endings.ts";
import type { Place } from "./compare-pages.ts";

const isBlank = (line = ""): boolean => line.trim() === "";

/** The changed text, with the original's where it was taken. All else stays byte for byte. */
export const chosenText = (original: string, changed: string, places: readonly Place[], taken: ReadonlySet<Place>): string => {
  const [theirs, lines] = [linesWithEnds(original), [...linesWithEnds(changed)]];
  let next = lines.length;
  // From the end, so that positions before it stay as they were.
  for (const place of places.toReversed()) {
    const { before, after } = place;
    const from = after?.from ?? next;
    if (taken.has(place)) {
      const put = before === undefined ? [] : trimmed(theirs.slice(before.from, before.to));
      // What goes takes the empty lines behind it along.
      const to = before === undefined ? next : (after?.to ?? next);
      lines.splice(from, to - from, ...parted(put, lines[from - 1], lines[to]));
    }
    next = from;
  }
  return lines.join("");
};

const trimmed = (lines: readonly string[]): readonly string[] => lines.slice(0, lines.findLastIndex((line) => !isBlank(line)) + 1);

/** A block is parted from those around it by an empty line. */
const parted = (lines: readonly string[], before: string | undefined, after: string | undefined): readonly string[] => {
  const [last = ""] = lines.slice(-1);
  if (last === "") return [];
  const ended = [...lines.slice(0, -1), last.endsWith("\n") || last.endsWith("\r") || after === undefined ? last : `${last}\n`];
  const start = isBlank(before) ? [] : /[\r\n]$/.test(before ?? "") ? ["\n"] : ["\n", "\n"];
  return [...start, ...ended, ...(isBlank(after) ? [] : ["\n"])];
};
