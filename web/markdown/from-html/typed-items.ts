import type { Block, Label, LooseItem } from "./blocks.ts";
import { type Inline, linesOf, noMarks } from "./inline.ts";

interface Unit {
  readonly line: readonly Inline[];
  /** Whether it begins a paragraph, or is a line of one. */
  readonly isFirst: boolean;
  readonly mark: Mark | undefined;
}

interface Mark {
  readonly sign: string;
  /** 0 for a bullet. */
  readonly number: number;
  readonly length: number;
}

/** Items of lists that somebody has typed as paragraphs or lines: each "• ", two or more "- ", and numbers that count from 1. */
export function readTypedItems(blocks: readonly Block[]): readonly Block[] {
  const read: Block[] = [];
  let units: Unit[] = [];
  const end = (): void => {
    for (const block of toBlocks(units)) read.push(block);
    units = [];
  };
  for (const block of blocks) {
    if (block.kind === "paragraph")
      for (const [index, line] of linesOf(block.line).entries()) units.push({ line, isFirst: index === 0, mark: markOf(line) });
    else {
      end();
      read.push(block);
    }
  }
  end();
  return read;
}

function markOf(line: readonly Inline[]): Mark | undefined {
  const [first] = line;
  if (first?.kind !== "text" || first.marks.code || first.marks.link !== "") return undefined;
  const found = /^(?:([•●▪‣◦·*-])|(\d{1,3})([.)]))[\s\u00a0]+/.exec(first.text);
  if (found === null || (line.length === 1 && found[0].length === first.text.length)) return undefined;
  return { sign: found[1] ?? found[3] ?? "", number: Number(found[2] ?? 0), length: found[0].length };
}

function toBlocks(units: readonly Unit[]): readonly Block[] {
  const blocks: Read[] = [];
  for (let at = 0; at < units.length;) {
    const count = lengthOfRun(units, at);
    const unit = units[at];
    if (unit === undefined) break;
    if (count === 0) addLine(blocks, unit);
    for (const { line, mark } of units.slice(at, at + count)) if (mark !== undefined) blocks.push(toItem(line, mark));
    at += Math.max(1, count);
  }
  return blocks;
}

/** How many lines from this one are items. */
function lengthOfRun(units: readonly Unit[], from: number): number {
  const first = units[from]?.mark;
  if (first === undefined || first.number > 1) return 0;
  let length = 1;
  for (let next = units[from + length]?.mark; next?.sign === first.sign; next = units[from + length]?.mark) {
    if (next.number !== (first.number === 0 ? 0 : first.number + length)) break;
    length += 1;
  }
  return length > 1 || /[•●▪‣◦]/.test(first.sign) ? length : 0;
}

function toItem(line: readonly Inline[], { sign, number, length }: Mark): LooseItem {
  const label: Label = { isOrdered: number > 0, number: number > 0 ? number : undefined, delimiter: sign === ")" ? ")" : "." };
  const [first, ...others] = line;
  const rest = first === undefined || first.kind === "break" ? line : [{ ...first, text: first.text.slice(length) }, ...others];
  return { kind: "item", level: 1, label, blocks: [{ kind: "paragraph", line: rest }] };
}

/** A paragraph of this step's own, which may grow. */
type Read = Exclude<Block, { kind: "paragraph" }> | { readonly kind: "paragraph"; readonly line: Inline[] };

function addLine(blocks: Read[], { line, isFirst }: Unit): void {
  const last = blocks.at(-1);
  if (isFirst || last?.kind !== "paragraph") blocks.push({ kind: "paragraph", line: [...line] });
  else {
    last.line.push({ kind: "break", marks: noMarks });
    for (const item of line) last.line.push(item);
  }
}
