import type { Block, Item, List, Row } from "./blocks.ts";
import { escapeLineStart } from "./escape.ts";
import { type Inline, linesOf, noMarks } from "./inline.ts";
import { longestRun, writeLine } from "./write-line.ts";

/** Markdown of blocks, one empty line between them. */
export function writeBlocks(blocks: readonly Block[]): string {
  return joinBlocks(blocks, "\n\n");
}

function joinBlocks(blocks: readonly Block[], gap: string): string {
  const parts: string[] = [];
  // The delimiter of the list just before: another one begins a new list.
  let delimiter: string | undefined;
  for (const block of blocks) {
    if (block.kind === "list") {
      const own = block.isOrdered && delimiter === block.delimiter ? otherDelimiter(block.delimiter) : block.delimiter;
      const list = writeList({ ...block, delimiter: own });
      if (list === "") continue;
      parts.push(list);
      delimiter = block.isOrdered ? own : undefined;
    } else {
      const written = writeBlock(block);
      if (written === "") continue;
      parts.push(written);
      delimiter = undefined;
    }
  }
  return parts.join(gap);
}

const otherDelimiter = (delimiter: "." | ")"): "." | ")" => (delimiter === "." ? ")" : ".");

function writeBlock(block: Exclude<Block, List>): string {
  switch (block.kind) {
    case "paragraph":
      return writeParagraph(block.line);
    case "heading":
      return writeHeading(block.level, block.line);
    case "quote":
      return prefix(writeBlocks(block.blocks), "> ", "> ");
    case "code":
      return writeCode(block.language, block.text);
    case "table":
      return writeTable(block.rows);
    case "rule":
      return "---";
    case "item":
      return writeBlocks(block.blocks);
  }
}

function writeParagraph(line: readonly Inline[]): string {
  return writeLine(line, { isInCell: false, lineBreak: "\\\n" }).split("\n").map(escapeLineStart).join("\n");
}

function writeHeading(level: number, line: readonly Inline[]): string {
  const words = writeLine(line, { isInCell: false, lineBreak: " " });
  // A heading may end with signs of its own.
  return words === "" ? "" : `${"#".repeat(level)} ${words.replace(/(^|\s)(#+)$/, String.raw`$1\$2`)}`;
}

function writeCode(language: string, text: string): string {
  if (text.trim() === "") return "";
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

function writeList({ isOrdered, start, delimiter, items }: List): string {
  const isTight = items.every(isTightItem);
  const written: string[] = [];
  for (const { blocks, isDone } of items) {
    const mark = isOrdered ? `${start + written.length}${delimiter} ` : "- ";
    const task = isDone === undefined ? "" : isDone ? "[x] " : "[ ] ";
    const text = joinBlocks(blocks, isTightItem({ blocks }) ? "\n" : "\n\n");
    if (text !== "") written.push(prefix(task + text, mark, " ".repeat(mark.length)));
  }
  return written.join(isTight ? "\n" : "\n\n");
}

/** A paragraph with lists below. A list that does not begin with 1 would go on with the paragraph. */
function isTightItem({ blocks }: Item): boolean {
  const [first, ...others] = blocks;
  return (
    (first === undefined || first.kind === "paragraph" || blocks.length === 1) &&
    others.every((block) => block.kind === "list" && (!block.isOrdered || block.start === 1))
  );
}

/** Puts something before the first line, and before all others that are not empty. */
function prefix(text: string, first: string, others: string): string {
  return text === ""
    ? ""
    : text
        .split("\n")
        .map((line, index) => (index === 0 ? first + line : line === "" ? others.trimEnd() : others + line))
        .join("\n");
}

/** A table of GFM: rows end with their last cell. */
function writeTable(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))].sort((one, other) => one - other);
  const written = rows.map((row) => {
    const cells = columns.map((column) => writeCell(row.get(column) ?? []));
    return `| ${cells.join(" | ")} |`;
  });
  const [heading = "", ...others] = written;
  return [heading, `| ${columns.map(() => "---").join(" | ")} |`, ...others].join("\n");
}

/** The blocks of a cell on one line. */
export function writeCell(blocks: readonly Block[]): string {
  return blocks.flatMap(cellLines).join("<br>");
}

function cellLines(block: Block): readonly string[] {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return linesOf(block.line).map((line) => writeLine(line, { isInCell: true, lineBreak: " " }));
    case "code":
      return block.text
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => codeLine(line));
    case "list":
      return block.items.flatMap((item, index) => itemLines(item, block.isOrdered ? `${block.start + index}${block.delimiter} ` : "• "));
    case "quote":
    case "item":
      return block.blocks.flatMap(cellLines);
    case "table":
      return block.rows.map((row) => [...row.values()].map(writeCell).join(" "));
    case "rule":
      return [];
  }
}

function codeLine(line: string): string {
  return writeLine([{ kind: "text", text: line, marks: { ...noMarks, code: true } }], { isInCell: true, lineBreak: " " });
}

function itemLines({ blocks, isDone }: Item, mark: string): readonly string[] {
  const sign = isDone === undefined ? mark : isDone ? "☑ " : "☐ ";
  return blocks.flatMap(cellLines).map((line, index) => (index === 0 ? sign + line : line));
}
