import { hunksOf } from "./line-hunks.ts";
import { isSameValue, keysOf, own, type Text } from "./text.ts";

/** Both have changed the same: `content`, or `metadata.<key>`. */
export interface Conflict {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  /** The changes of both sides; in conflicts, mine. */
  readonly text: Text;
  /** Empty if the changes are disjoint. */
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges two authors' changes to one text: metadata by key, content by lines. Nothing is normalised. In a conflict about the content, all of it is
 * mine; with `isMineFirst`, only those of their changes are left out that touch my lines.
 */
export const mergeThreeWay = (base: Text, mine: Text, theirs: Text, { isMineFirst = false } = {}): Merge => {
  const conflicts: Conflict[] = [];
  const merge = <Value>(path: string, of: (text: Text) => Value, join?: Join<Value>): Value => {
    const [was, ours, others] = [of(base), of(mine), of(theirs)];
    if (isSameValue(was, ours)) return others;
    if (isSameValue(was, others) || isSameValue(ours, others)) return ours;
    const { value, isWhole } = join?.(was, ours, others) ?? { value: ours, isWhole: false };
    if (!isWhole) conflicts.push({ path, mine: ours, theirs: others });
    return value;
  };
  const metadata = keysOf(base.metadata, mine.metadata, theirs.metadata)
    .map((key): [string, unknown] => [key, merge(`metadata.${key}`, (text) => own(text.metadata, key))])
    .filter(([, value]) => value !== undefined);
  const content = merge("content", (text) => text.content, joinLines(isMineFirst));
  return { text: { metadata: Object.fromEntries(metadata), content }, conflicts };
};

/** Not whole: changes of theirs are left out. */
type Join<Value> = (base: Value, mine: Value, theirs: Value) => { readonly value: Value; readonly isWhole: boolean };

/** Lines with their line ends, so that joining restores the text. */
export const linesOf = (text: string): string[] => text.match(/[^\n]+\n?|\n/g) ?? [];

/** Not whole where both have changed the same lines, or adjacent ones. */
const joinLines =
  (isMineFirst: boolean): Join<string> =>
  (base, mine, theirs) => {
    const lines = linesOf(base);
    const ours = hunksOf(lines, linesOf(mine));
    const fresh = hunksOf(lines, linesOf(theirs)).filter((hunk) => !ours.some((own) => isSameValue(own, hunk)));
    const apart = fresh.filter((hunk) => !ours.some((own) => own.from <= hunk.to && hunk.from <= own.to));
    const isWhole = apart.length === fresh.length;
    if (!isWhole && !isMineFirst) return { value: mine, isWhole };
    // No two of them share a line now, so each one is placed at its first line.
    const joined: (string | undefined)[] = [...lines];
    for (const { from, to, lines: put } of [...ours, ...apart]) {
      joined.fill("", from, to);
      joined[from] = [...put, joined[from]].join("");
    }
    return { value: joined.join(""), isWhole };
  };
