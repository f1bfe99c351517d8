/** Lines `from` to `to` of the base became `lines`. */
export interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** A part of the base and the part of the changed text that stands in its place. */
interface Span {
  readonly base: readonly [from: number, to: number];
  readonly changed: readonly [from: number, to: number];
}

/** A line that both texts have once. */
interface Anchor {
  readonly base: number;
  readonly changed: number;
  readonly before: Anchor | undefined;
}

/**
 * What was changed, from top to bottom; an unchanged line stands between two hunks. Patience diff: lines that both texts have once hold them
 * together, and what is between is compared in the same way (https://bramcohen.livejournal.com/73318.html). Lines that nothing holds together
 * are one hunk: two authors get a conflict then, never a text that nobody wrote.
 */
export const hunksOf = (base: readonly string[], changed: readonly string[]): readonly Hunk[] => {
  const hunks: Hunk[] = [];
  const spans: Span[] = [{ base: [0, base.length], changed: [0, changed.length] }];
  // It grows while it is read. Not recursive: the depth of a text is the author's.
  for (const span of spans) {
    let [from, to] = span.base;
    let [start, end] = span.changed;
    while (from < to && start < end && base[from] === changed[start]) {
      from++;
      start++;
    }
    while (from < to && start < end && base[to - 1] === changed[end - 1]) {
      to--;
      end--;
    }
    const anchors = anchorsIn(positionsIn(base, from, to), positionsIn(changed, start, end));
    if (anchors.length === 0) {
      if (from < to || start < end) hunks.push({ from, to, lines: changed.slice(start, end) });
      continue;
    }
    for (const anchor of [...anchors, { base: to, changed: end }]) {
      spans.push({ base: [from, anchor.base], changed: [start, anchor.changed] });
      from = anchor.base + 1;
      start = anchor.changed + 1;
    }
  }
  return hunks.toSorted((a, b) => a.from - b.from);
};

/** Where each line stands; -1 for one that comes again. */
const positionsIn = (lines: readonly string[], from: number, to: number): ReadonlyMap<string, number> => {
  const positions = new Map<string, number>();
  for (const [index, line] of lines.slice(from, to).entries()) positions.set(line, positions.has(line) ? -1 : from + index);
  return positions;
};

/** The longest row of lines that stand in one order in both: https://en.wikipedia.org/wiki/Patience_sorting */
const anchorsIn = (base: ReadonlyMap<string, number>, changed: ReadonlyMap<string, number>): readonly Anchor[] => {
  const piles: Anchor[] = [];
  for (const [line, at] of base) {
    const changedAt = changed.get(line) ?? -1;
    if (at < 0 || changedAt < 0) continue;
    const pile = firstAfter(piles, changedAt);
    piles[pile] = { base: at, changed: changedAt, before: piles[pile - 1] };
  }
  const row: Anchor[] = [];
  for (let anchor = piles.at(-1); anchor !== undefined; anchor = anchor.before) row.push(anchor);
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
