import { type Hunk, hunksOf } from "./line-hunks.ts";
import { isSameValue, keysOf, type Text } from "./text.ts";

/** Both changed the same: `content`, or `metadata.<key>`. */
export interface Conflict {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  /** Both sides' changes; where they are in conflict, mine. */
  readonly text: Text;
  /** Empty when the changes are disjoint. */
  readonly conflicts: readonly Conflict[];
}

/** Merges what two authors made of one text: metadata by key, content by lines. Nothing is normalised. */
export const mergeThreeWay = (base: Text, mine: Text, theirs: Text): Merge => {
  const keys = keysOf(base.metadata, mine.metadata, theirs.metadata).map((key) => ({
    key,
    ...mergeValue(base.metadata[key], mine.metadata[key], theirs.metadata[key]),
  }));
  const content = mergeContent(base.content, mine.content, theirs.content);
  return {
    text: {
      metadata: Object.fromEntries(keys.filter(({ value }) => value !== undefined).map(({ key, value }) => [key, value])),
      content: content ?? mine.content,
    },
    conflicts: [
      ...keys
        .filter(({ isConflict }) => isConflict)
        .map(({ key }) => ({ path: `metadata.${key}`, mine: mine.metadata[key], theirs: theirs.metadata[key] })),
      ...(content === undefined ? [{ path: "content", mine: mine.content, theirs: theirs.content }] : []),
    ],
  };
};

const mergeValue = (base: unknown, mine: unknown, theirs: unknown): { readonly value: unknown; readonly isConflict: boolean } => {
  if (isSameValue(base, mine)) return { value: theirs, isConflict: false };
  return { value: mine, isConflict: !isSameValue(base, theirs) && !isSameValue(mine, theirs) };
};

/** Lines with their ends, so that what is joined again is what was split. */
export const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

/** Undefined when both changed the same lines, or lines that touch. */
const mergeContent = (base: string, mine: string, theirs: string): string | undefined => {
  if (base === mine || mine === theirs) return theirs;
  if (base === theirs) return mine;
  const lines = linesOf(base);
  const [ours, others] = [hunksOf(lines, linesOf(mine)), hunksOf(lines, linesOf(theirs))];
  const fresh = others.filter((other) => !ours.some((own) => isSameHunk(own, other)));
  if (fresh.some((other) => ours.some((own) => own.from <= other.to && other.from <= own.to))) return undefined;
  return applyHunks(lines, [...ours, ...fresh]);
};

const isSameHunk = (a: Hunk, b: Hunk): boolean => a.from === b.from && a.to === b.to && isSameValue(a.lines, b.lines);

const applyHunks = (base: readonly string[], hunks: readonly Hunk[]): string => {
  let text = "";
  let at = 0;
  for (const { from, to, lines } of hunks.toSorted((a, b) => a.from - b.from)) {
    text += base.slice(at, from).join("") + lines.join("");
    at = to;
  }
  return text + base.slice(at).join("");
};
