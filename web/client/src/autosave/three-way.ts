import { isSameValue, keysOf, own, type Text } from "./text.ts";
import { type TextChange, textChanges } from "./text-changes.ts";

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

/** Not whole where both have changed the same lines, or adjacent ones. */
const joinLines =
  (isMineFirst: boolean): Join<string> =>
  (base, mine, theirs) => {
    const ours = textChanges(base, mine);
    const apart: TextChange[] = [];
    let isWhole = true;
    let at = 0;
    for (const change of textChanges(base, theirs)) {
      while ((ours[at]?.to ?? Infinity) < change.from) at++;
      const touched = ours[at];
      if (touched === undefined || change.to < touched.from) apart.push(change);
      else isWhole &&= isSameValue(touched, change);
    }
    if (!isWhole && !isMineFirst) return { value: mine, isWhole };
    const parts: string[] = [];
    let done = 0;
    for (const { from, to, insert } of [...ours, ...apart].toSorted((one, other) => one.from - other.from)) {
      parts.push(base.slice(done, from), insert);
      done = to;
    }
    return { value: parts.join("") + base.slice(done), isWhole };
  };
