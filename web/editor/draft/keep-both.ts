import { type TextChange, textChanges } from "../../client/src/autosave/text-changes.ts";
import { count, uncount } from "./count-items.ts";

interface Cluster {
  readonly from: number;
  to: number;
  readonly mine: TextChange[];
  readonly theirs: TextChange[];
}

/** Both authors' changes to `base`. Where they have changed the same lines, theirs is a paragraph after mine. */
export const keepBoth = (base: string, mine: string, theirs: string): string => {
  const both = count(mergeLines(linesOf(base), linesOf(mine), linesOf(theirs)));
  return mine.endsWith("\n") ? both : both.replace(/\n$/, "");
};

/** A line that is added below the last one changes none: the last one has an end, too. The numbers of items follow from their order. */
const linesOf = (text: string): string => uncount(text === "" ? "" : text.replace(/\n?$/, "\n"));

const mergeLines = (base: string, mine: string, theirs: string): string => {
  const ours = textChanges(base, mine);
  const own = new Set(ours.map(keyOf));
  const fresh = textChanges(base, theirs).filter((change) => !own.has(keyOf(change)));
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, ...sides } of clustersOf(ours, fresh)) {
    parts.push(base.slice(at, from));
    const texts = [sides.mine, sides.theirs].filter((changes) => changes.length > 0).map((changes) => applied(base, from, to, changes));
    const written = texts.filter((text) => text !== "");
    // Two first rows of a table: theirs is a row of it.
    const [rule = ""] = written.length === 2 && written.every((text) => oneRow.test(text)) ? (ruleBelow.exec(base.slice(to)) ?? []) : [];
    parts.push(rule === "" ? beneath(written) : written.join(rule));
    at = to + rule.length;
  }
  return [...parts, base.slice(at)].join("");
};

const oneRow = /^[ \t>]*\|.*\n$/;

/** The line below the first row of a table. */
const ruleBelow = /^(?=[^\n]*-)[ \t>]*[-:|][-:| \t]*\n/;

const keyOf = ({ from, to, insert }: TextChange): string => `${from} ${to} ${insert}`;

/** Changes that share a line of the base, together. */
const clustersOf = (mine: readonly TextChange[], theirs: readonly TextChange[]): readonly Cluster[] => {
  const clusters: Cluster[] = [];
  const isMine = new Set(mine);
  for (const change of [...mine, ...theirs].toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    let cluster = clusters.at(-1);
    if (cluster === undefined || change.from >= cluster.to) {
      cluster = { from: change.from, to: change.to, mine: [], theirs: [] };
      clusters.push(cluster);
    }
    cluster.to = Math.max(cluster.to, change.to);
    cluster[isMine.has(change) ? "mine" : "theirs"].push(change);
  }
  return clusters;
};

const applied = (base: string, from: number, to: number, changes: readonly TextChange[]): string => {
  const parts: string[] = [];
  let at = from;
  for (const change of changes) {
    parts.push(base.slice(at, change.from), change.insert);
    at = change.to;
  }
  return parts.join("") + base.slice(at, to);
};

/** Items of one list, and rows of one table, stay beneath each other. */
const isRow = /^\s*(?:[-*+|>]|\d+[.)]|\uE000)/;

const beneath = (texts: readonly string[]): string => {
  const [mine = "", theirs] = texts;
  if (theirs === undefined) return mine;
  const isTable = /\n[ \t>]*\|[ \t]*:?-[-:| \t]*\n/.test(theirs);
  const isParted = mine.slice(mine.trimEnd().length, -1).includes("\n") || (isRow.test(mine) && isRow.test(theirs) && !isTable);
  // The break of a line that is the last of its paragraph would be a backslash.
  return isParted ? mine + theirs : `${mine.replace(/(?<!\\)((?:\\\\)*)\\\n$/, "$1\n")}\n${theirs}`;
};
