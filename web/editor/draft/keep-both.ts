import { type TextChange, textChanges } from "../../client/src/autosave/text-changes.ts";

interface Cluster {
  readonly from: number;
  to: number;
  readonly mine: TextChange[];
  readonly theirs: TextChange[];
}

/** Both authors' changes to `base`. Where they have changed the same lines, theirs is a paragraph after mine. */
export const keepBoth = (base: string, mine: string, theirs: string): string => {
  const ours = textChanges(base, mine);
  const own = new Set(ours.map(keyOf));
  const fresh = textChanges(base, theirs).filter((change) => !own.has(keyOf(change)));
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, ...sides } of clustersOf(ours, fresh)) {
    parts.push(base.slice(at, from));
    const texts = [sides.mine, sides.theirs].filter((changes) => changes.length > 0).map((changes) => applied(base, from, to, changes));
    parts.push(texts.length === 1 ? (texts[0] ?? "") : beneath(texts.filter((text) => text !== "")));
    at = to;
  }
  return ended([...parts, base.slice(at)]);
};

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
