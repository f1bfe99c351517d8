/** Lines with their line ends, so that joining restores the text. */
export const linesOf = (text: string): string[] => text.match(/[^\n]+\n?|\n/g) ?? [];

/** Lines `from` to `to` of the base were replaced by `lines`. */
export interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** A part of the base, and the part of the changed text that replaces it. */
type Span = readonly [from: number, to: number, start: number, end: number];

/** A line that occurs as often in each text. */
interface Anchor {
  readonly base: number;
  readonly changed: number;
  readonly before?: Anchor | undefined;
}

/**
 * The changes, from top to bottom; between two hunks there is an unchanged line. Patience diff: lines that occur once in each text are anchors,
 * and the parts between them are compared in the same way (https://bramcohen.livejournal.com/73318.html). Where there are none, those that occur
 * equally often are, such as the empty lines between paragraphs that have all changed. A part without anchors is one hunk: two authors then get a
 * conflict, never a text that nobody wrote.
 */
export const hunksOf = (base: readonly string[], changed: readonly string[]): readonly Hunk[] => {
  const hunks: Hunk[] = [];
  const spans: Span[] = [[0, base.length, 0, changed.length]];
  // Grows while it is iterated. Not recursive, because the author determines the depth.
  for (let [from, to, start, end] of spans) {
    while (from < to && start < end && base[from] === changed[start]) {
      from++;
      start++;
    }
    while (from < to && start < end && base[to - 1] === changed[end - 1]) {
      to--;
      end--;
    }
    const [before, after] = [positionsIn(base, from, to), positionsIn(changed, start, end)];
    const unique = anchorsIn(before, after, 1);
    const anchors = unique.length > 0 ? unique : anchorsIn(before, after, Infinity);
    if (anchors.length > 0) {
      for (const anchor of [...anchors, { base: to, changed: end }]) {
        spans.push([from, anchor.base, start, anchor.changed]);
        from = anchor.base + 1;
        start = anchor.changed + 1;
      }
    } else if (from < to || start < end) hunks.push({ from, to, lines: changed.slice(start, end) });
  }
  return hunks.toSorted((a, b) => a.from - b.from);
};

const positionsIn = (lines: readonly string[], from: number, to: number): ReadonlyMap<string, readonly number[]> => {
  const positions = new Map<string, number[]>();
  for (let at = from; at < to; at++) {
    const line = lines[at] ?? "";
    const places = positions.get(line);
    if (places) places.push(at);
    else positions.set(line, [at]);
  }
  return positions;
};

type Positions = ReturnType<typeof positionsIn>;

/**
 * The longest sequence of lines in the same order in both, of those that occur at most so often:
 * https://en.wikipedia.org/wiki/Patience_sorting
 */
const anchorsIn = (before: Positions, after: Positions, most: number): readonly Anchor[] => {
  const pairs: Anchor[] = [];
  for (const [line, places] of before) {
    const others = after.get(line);
    if (places.length <= most && others?.length === places.length)
      for (const [index, base] of places.entries()) pairs.push({ base, changed: others[index] ?? 0 });
  }
  const piles: Anchor[] = [];
  for (const { base, changed } of pairs.toSorted((a, b) => a.base - b.base)) {
    const pile = firstAfter(piles, changed);
    piles[pile] = { base, changed, before: piles[pile - 1] };
  }
  const row: Anchor[] = [];
  for (let anchor = piles.at(-1); anchor; anchor = anchor.before) row.push(anchor);
  return row.toReversed();
};

const firstAfter = (piles: readonly Anchor[], changed: number): number => {
  let low = 0;
  let high = piles.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((piles[middle]?.changed ?? Infinity) < changed) low = middle + 1;
    else high = middle;
  }
  return low;
};
