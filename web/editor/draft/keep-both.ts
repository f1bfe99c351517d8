import { type Hunk, hunksOf } from "../../client/src/autosave/line-hunks.ts";
import { linesOf } from "../../client/src/autosave/three-way.ts";

interface Cluster {
  readonly from: number;
  to: number;
  readonly mine: Hunk[];
  readonly theirs: Hunk[];
}

/** Both authors' changes to `base`. Where they have changed the same lines, theirs is a paragraph after mine. */
export const keepBoth = (base: string, mine: string, theirs: string): string => {
  const lines = linesOf(base);
  const ours = hunksOf(lines, linesOf(mine));
  const isOurs = ({ from, to, lines: put }: Hunk): boolean =>
    ours.some((own) => own.from === from && own.to === to && own.lines.join("") === put.join(""));
  const fresh = hunksOf(lines, linesOf(theirs)).filter((hunk) => !isOurs(hunk));
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, ...sides } of clustersOf(ours, fresh)) {
    parts.push(...lines.slice(at, from));
    const texts = [sides.mine, sides.theirs].filter((hunks) => hunks.length > 0).map((hunks) => applied(lines, from, to, hunks));
    parts.push(texts.length === 1 ? (texts[0] ?? "") : beneath(texts.filter((text) => text !== "")));
    at = to;
  }
  return ended([...parts, ...lines.slice(at)]);
};

/** Changes that share a line of the base, together. */
const clustersOf = (mine: readonly Hunk[], theirs: readonly Hunk[]): readonly Cluster[] => {
  const clusters: Cluster[] = [];
  const isMine = new Set(mine);
  for (const hunk of [...mine, ...theirs].toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    let cluster = clusters.at(-1);
    if (cluster === undefined || hunk.from >= cluster.to) {
      cluster = { from: hunk.from, to: hunk.to, mine: [], theirs: [] };
      clusters.push(cluster);
    }
    cluster.to = Math.max(cluster.to, hunk.to);
    cluster[isMine.has(hunk) ? "mine" : "theirs"].push(hunk);
  }
  return clusters;
};

const applied = (lines: readonly string[], from: number, to: number, hunks: readonly Hunk[]): string => {
  const parts: string[] = [];
  let at = from;
  for (const hunk of hunks) {
    parts.push(...lines.slice(at, hunk.from), ...hunk.lines);
    at = hunk.to;
  }
  return [...parts, ...lines.slice(at, to)].join("");
};

/** Items of one list, and rows of one table, stay beneath each other. */
const isRow = /^\s*(?:[-*+|>]|\d+[.)])/;

const beneath = (texts: readonly string[]): string => {
  const [mine = "", theirs] = texts;
  if (theirs === undefined) return mine;
  const last = mine.replace(/\n$/, "");
  const isParted = last.slice(last.trimEnd().length).includes("\n") || (isRow.test(mine) && isRow.test(theirs));
  return `${mine.replace(/\n?$/, "\n")}${isParted ? "" : "\n"}${theirs}`;
};

/** The last line of a text may have had no end, and others follow it now. */
const ended = (parts: readonly string[]): string => {
  const written = parts.filter((part) => part !== "");
  return written.map((part, index) => (index < written.length - 1 ? part.replace(/\n?$/, "\n") : part)).join("");
};
