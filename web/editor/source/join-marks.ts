export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** How many characters at its end are the items below, which count on. */
  readonly below?: number;
}

/** Bold or italic words go into others of their kind, and on with them: marks in or beside each other would be stars. */
export function joinMarks(text: string, from: number, to: number, pasted: string): Change {
  const before = text.slice(text.lastIndexOf("\n", from - 1) + 1, from);
  const end = text.indexOf("\n", to);
  const after = text.slice(to, end === -1 ? text.length : end);
  for (const mark of ["**", "*"]) {
    const runs = runsOf(pasted, mark);
    if (runs.length === 0 || runs.length % 2 === 1) continue;
    const [above, below] = [runsOf(before, mark), runsOf(after, mark)];
    if (above.length % 2 === 1 && below.length % 2 === 1) return { from, to, insert: without(pasted, runs, mark) };
    const isBehind = above.at(-1) === before.length - mark.length && runs[0] === 0;
    const isBefore = below[0] === 0 && runs.at(-1) === pasted.length - mark.length;
    if (!isBehind && !isBefore) continue;
    const insert = pasted.slice(isBehind ? mark.length : 0, isBefore ? -mark.length : undefined);
    return { from: from - (isBehind ? mark.length : 0), to: to + (isBefore ? mark.length : 0), insert };
  }
  return { from, to, insert: pasted };
}

/** Where a mark is: no part of a longer one, not escaped, not in code, not between spaces. */
const runsOf = (text: string, mark: string): readonly number[] =>
  [...text.matchAll(/\\.|`[^`]*`|\*+/g)].flatMap(({ 0: run, index }) =>
    run === mark && !(text.charAt(index - 1).trim() === "" && /\s/.test(text.charAt(index + run.length))) ? [index] : [],
  );

const without = (text: string, runs: readonly number[], mark: string): string =>
  runs.toReversed().reduce((rest, at) => rest.slice(0, at) + rest.slice(at + mark.length), text);
