/** Lines `from` to `to` of the base were replaced by `lines`. */
export interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** A part of the base, and the part of the changed text that replaces it. */
type Span = readonly [from: number, to: number, start: number, end: number];

/** A line that occurs once in each text. */
interface Anchor {
  readonly base: number;
  readonly changed: number;
  readonly before?: Anchor | undefined;
}

/**
 * The changes, from top to bottom; between two hunks there is an unchanged line. Patience diff: lines that occur once in each text are anchors,
 * and the parts between them are compared in the same way (https://bramcohen.livejournal.com/73318.html). A part without anchors is one hunk: two
 * authors then get a conflict, never a text that nobody wrote.
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
    const anchors = anchorsIn(positionsIn(base, from, to), positionsIn(changed, start, end));
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

/** The position of each line; -1 for a repeated one. */
const positionsIn = (lines: readonly string[], from: number, to: number): ReadonlyMap<string, number> => {
  const positions = new Map<string, number>();
  for (let at = from; at < to; at++) {
    const line = lines[at] ?? "";
    positions.set(line, positions.has(line) ? -1 : at);
  }
  return positions;
};

/** The longest sequence of lines in the same order in both: https://en.wikipedia.org/wiki/Patience_sorting */
const anchorsIn = (inBase: ReadonlyMap<string, number>, inChanged: ReadonlyMap<string, number>): readonly Anchor[] => {
  const piles: Anchor[] = [];
  for (const [line, base] of inBase) {
    const changed = inChanged.get(line) ?? -1;
    if (base < 0 || changed < 0) continue;
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
