import type { Block, Row } from "./blocks.ts";
import { isHidden } from "./hidden.ts";
import { findElement, type HtmlElement, type HtmlNode, textOf } from "./html-tree.ts";
import { marksOf } from "./marks.ts";
import type { Around, Reader } from "./reader.ts";

/** Cells by their columns. */
type ReadRow = ReadonlyMap<number, HtmlElement>;

/** 100 columns and rows that a merged cell covers at most. */
const widestSpan = 100;

/** As a sheet of Excel has them. */
const mostColumns = 16_384;

/** A table, or what is in one that is only there for the layout. */
export function readTable(table: HtmlElement, around: Around, reader: Reader): readonly Block[] {
  const rows = rowsOf(table, reader);
  const above = reader.readBlocks(strays(table), around);
  const inner = { ...around, isPreserved: false };
  if (isLayout(table, rows, reader)) {
    const cells = rows.flatMap((row) => [...row.values()]);
    const isOneCell = cells.length === 1 && reader.isSheet;
    const blocks = cells.flatMap((cell) => readCell(cell, inner, reader));
    return [...above, ...(isOneCell ? blocks.map(withoutWeight) : blocks)];
  }
  const read = rows.map((row) => readRow(row, inner, reader)).filter((row) => row.size > 0);
  if (read.length === 0) return above;
  const heads = [...(rows[0]?.values() ?? [])];
  const isHeaded = heads.some(({ tag }) => tag === "th")
    ? heads.every((cell) => cell.tag === "th" || textOf(cell).trim() === "")
    : !reader.hasRowsOnly;
  return [...above, { kind: "table", rows: isHeaded ? [headingOf(read[0] ?? new Map()), ...read.slice(1)] : [new Map(), ...read] }];
}

/** The caption, and what is in a table but in none of its cells: browsers show it above. */
function strays(table: HtmlElement): readonly HtmlNode[] {
  return table.children.flatMap((child) => {
    if (typeof child === "string") return child.trim() === "" ? [] : [child];
    if (/^(?:td|th)$/.test(child.tag)) return table.tag === "tr" ? [] : [child];
    if (/^(?:thead|tbody|tfoot)$/.test(child.tag) && table.tag === "table") return strays(child);
    return child.tag === "tr" && table.tag !== "tr" ? strays(child) : [child];
  });
}

function readRow(cells: ReadRow, around: Around, reader: Reader): Row {
  const row = new Map<number, readonly Block[]>();
  for (const [column, cell] of cells) {
    const blocks = readCell(cell, around, reader);
    if (blocks.length > 0) row.set(column, blocks);
  }
  return row;
}

function readCell(cell: HtmlElement, around: Around, reader: Reader): readonly Block[] {
  return reader.readBlocks(cell.children, { ...around, marks: marksOf(cell, reader.styleOf(cell), around.marks) });
}

/** The first row is the heading: GFM knows no table without, and it is bold anyway. */
function headingOf(row: Row): Row {
  return new Map([...row].map(([column, blocks]) => [column, blocks.map(withoutWeight)]));
}

function withoutWeight(block: Block): Block {
  if (block.kind !== "paragraph") return block;
  return { ...block, line: block.line.map((item) => ({ ...item, marks: { ...item.marks, bold: false } })) };
}

/** Rows with their cells by column: merged cells push the others aside. */
function rowsOf(table: HtmlElement, reader: Reader): readonly ReadRow[] {
  const covered = new Map<number, number>();
  const hidden = hiddenColumns(table, reader);
  const rows = rowElements(table, reader);
  // Of a table of merged cells only, each row would be looked through for what the rows above cover.
  let room = mostPlaces(rows.reduce((count, { children }) => count + children.length, 0));
  return rows.map((row, index) => {
    const cells = new Map<number, HtmlElement>();
    let column = 0;
    for (const cell of row.children) {
      if (typeof cell === "string" || (cell.tag !== "td" && cell.tag !== "th")) continue;
      const isShown = !isHidden(cell, reader.styleOf(cell));
      // Where columns are hidden, their cells keep their places: Excel says it of both.
      if (!isShown && hidden.size === 0) continue;
      while ((covered.get(column) ?? 0) > index) column += 1;
      const [width, height] = [spanOf(cell, "colspan"), spanOf(cell, "rowspan")];
      if (isShown && (!hidden.has(column) || width > 1)) cells.set(column, cell);
      room -= height > 1 ? width * height : 0;
      if (height > 1 && room >= 0) for (let at = column; at < column + width; at++) covered.set(at, index + height);
      column += width;
    }
    return cells;
  });
}

/** Excel copies them, too. */
function hiddenColumns(table: HtmlElement, reader: Reader): ReadonlySet<number> {
  const columns = table.children.flatMap((child) => (typeof child === "string" ? [] : child.tag === "colgroup" ? child.children : [child]));
  const hidden = new Set<number>();
  let at = 0;
  for (const column of columns) {
    if (typeof column === "string" || column.tag !== "col") continue;
    const width = spanOf(column, "span");
    const isShown = !isHidden(column, reader.styleOf(column));
    for (const end = Math.min(at + width, mostColumns); at < end; at++) if (!isShown) hidden.add(at);
  }
  return hidden;
}

function rowElements(table: HtmlElement, reader: Reader): readonly HtmlElement[] {
  const inOrder = { thead: 0, tbody: 1, tr: 1, tfoot: 2 } as const;
  const parts = table.children.flatMap((child) => {
    if (typeof child === "string" || isHidden(child, reader.styleOf(child))) return [];
    if (child.tag === "tr") return [{ at: inOrder.tr, rows: [child] }];
    if (child.tag !== "thead" && child.tag !== "tbody" && child.tag !== "tfoot") return [];
    const rows = child.children.flatMap((row) =>
      typeof row === "string" || row.tag !== "tr" || isHidden(row, reader.styleOf(row)) ? [] : [row],
    );
    return [{ at: inOrder[child.tag], rows }];
  });
  return [0, 1, 2].flatMap((at) => parts.filter((part) => part.at === at).flatMap(({ rows }) => rows));
}

function spanOf({ attributes }: HtmlElement, name: "colspan" | "rowspan" | "span"): number {
  const span = Number(attributes[name] ?? 1);
  return Number.isInteger(span) && span > 1 ? Math.min(span, widestSpan) : 1;
}

/** 10,000 places, and ten for each cell. */
const mostPlaces = (cells: number): number => Math.max(10_000, 10 * cells);

/** As Markdown, which has all places, a few wide and many narrow rows would have no end. */
const isTorn = (rows: readonly ReadRow[], cells: number): boolean =>
  new Set(rows.flatMap((row) => [...row.keys()])).size * rows.length > mostPlaces(cells);

const layoutTags = /^(?:table|h[1-6]|hr|blockquote|pre)$/;

/** The names of its blocks, as far as they say what is in a cell. */
function blocksIn(cell: HtmlElement): readonly string[] {
  const found: string[] = [];
  findElement(cell, ({ tag }) => {
    if (tag === "p" || tag === "ul" || tag === "ol" || layoutTags.test(tag)) found.push(tag);
    return false;
  });
  return found;
}

/** Mail and old pages put columns into tables; programs put a box around one cell. */
function isLayout(table: HtmlElement, rows: readonly ReadRow[], reader: Reader): boolean {
  if (/^(?:presentation|none)$/.test(table.attributes["role"] ?? "")) return true;
  const cells = rows.flatMap((row) => [...row.values()]);
  if (cells.length <= 1 || isTorn(rows, cells.length)) return true;
  const isHeaded = cells.some(({ tag }) => tag === "th");
  if (reader.isSheet || isHeaded) return false;
  if (rows.every(({ size }) => size <= 1)) return true;
  const isAligned = rows.length > 1 && rows.every(({ size }) => size === rows[0]?.size);
  return cells.some((cell) => {
    const blocks = blocksIn(cell);
    const hasForm = blocks.some((tag) => layoutTags.test(tag));
    return blocks.includes("table") || (blocks.length > 1 && (hasForm || rows.length === 1)) || (hasForm && !isAligned);
  });
}
