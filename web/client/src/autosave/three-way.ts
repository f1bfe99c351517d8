import { diffArrays } from "diff";
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

/** 5,000 added and removed lines: beyond that the texts have nothing in common, and a person should look. */
const mostEdits = 5_000;

/** Lines with their ends, so that what is joined again is what was split. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

/** Lines `from` to `to` of the base became `lines`. */
interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** Undefined when both changed the same lines, or lines that touch. */
const mergeContent = (base: string, mine: string, theirs: string): string | undefined => {
  if (base === mine || mine === theirs) return theirs;
  if (base === theirs) return mine;
  const lines = linesOf(base);
  const [ours, others] = [hunksOf(lines, linesOf(mine)), hunksOf(lines, linesOf(theirs))];
  if (ours === undefined || others === undefined) return undefined;
  const fresh = others.filter((other) => !ours.some((own) => isSameHunk(own, other)));
  if (fresh.some((other) => ours.some((own) => own.from <= other.to && other.from <= own.to))) return undefined;
  return applyHunks(lines, [...ours, ...fresh]);
};

const hunksOf = (base: string[], changed: string[]): readonly Hunk[] | undefined => {
  const changes = diffArrays(base, changed, { maxEditLength: mostEdits });
  if (changes === undefined) return undefined;
  const hunks: Hunk[] = [];
  let at = 0;
  let open: { from: number; lines: string[] } | undefined;
  for (const { added, removed, value } of [...changes, { added: false, removed: false, value: [] }]) {
    if (added || removed) {
      open ??= { from: at, lines: [] };
      if (added) open.lines.push(...value);
      else at += value.length;
      continue;
    }
    if (open !== undefined) hunks.push({ ...open, to: at });
    open = undefined;
    at += value.length;
  }
  return hunks;
};

const isSameHunk = (a: Hunk, b: Hunk): boolean => a.from === b.from && a.to === b.to && isSameValue(a.lines, b.lines);

const applyHunks = (base: readonly string[], hunks: readonly Hunk[]): string => {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, lines } of hunks.toSorted((a, b) => a.from - b.from)) {
    parts.push(...base.slice(at, from), ...lines);
    at = to;
  }
  return [...parts, ...base.slice(at)].join("");
};
