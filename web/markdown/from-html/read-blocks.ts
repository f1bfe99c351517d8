import type { Block } from "./blocks.ts";
import { codeText, languageOf } from "./code.ts";
import { withoutDecoration } from "./decoration.ts";
import { isHidden } from "./hidden.ts";
import { findElement, type HtmlElement, type HtmlNode } from "./html-tree.ts";
import { type Inline, linesOf, noMarks, plainTextOf, tidyLine } from "./inline.ts";
import { isBlock, hasEmptyLine, isLineOfMail, isPageBreak, isPreserved, withGaps } from "./layout.ts";
import { gatherLists } from "./lists.ts";
import { noLabel } from "./labels.ts";
import { isNoteMark, isRuleOfNotes } from "./notes.ts";
import { marksOf } from "./marks.ts";
import { readFormula } from "./math.ts";
import type { Around, Reader } from "./reader.ts";
import { readHtmlList } from "./read-list.ts";
import { readTable } from "./read-table.ts";
import { raiseScripts } from "./raise-scripts.ts";
import { goesOnWithItem, isItem, readWordItem } from "./word-items.ts";
import { readTask } from "./tasks.ts";
import { withSymbols } from "./symbols.ts";
import { readTypedItems } from "./typed-items.ts";
import { headingLevel, isQuote, isTitle } from "./titles.ts";

/** Collects blocks; `line` is the paragraph that is not complete yet. */
export interface Sink {
  readonly blocks: Block[];
  line: Inline[];
}

/** The blocks of some nodes. */
export function readBlocks(nodes: readonly HtmlNode[], around: Around, reader: Reader): readonly Block[] {
  const sink: Sink = { blocks: [], line: [] };
  visitAll({ tag: "", attributes: {}, children: [...nodes] }, around, sink, reader);
  flush(sink);
  return gatherLists(readTypedItems(sink.blocks.filter((block, at) => !isRuleOfNotes(block, sink.blocks[at + 1]))));
}

/** Ends the paragraph. Two line breaks end one, too. */
export function flush(sink: Sink): void {
  const { line } = sink;
  sink.line = [];
  let paragraph: Inline[] = [];
  const add = (): void => {
    const tidy = raiseScripts(tidyLine(paragraph));
    if (plainTextOf(tidy).trim() !== "") sink.blocks.push({ kind: "paragraph", line: tidy });
    paragraph = [];
  };
  for (const words of linesOf(line)) {
    const text = plainTextOf(words).replaceAll("\u00a0", " ");
    // Mail programs put two dashes and a space above a signature: RFC 3676.
    if (text === "-- " || text.trim() === "") add();
    else {
      if (paragraph.length > 0) paragraph.push({ kind: "break", marks: noMarks });
      for (const item of words) paragraph.push(item);
    }
  }
  add();
}

function visit(written: HtmlNode, around: Around, sink: Sink, reader: Reader): void {
  if (typeof written === "string") {
    addText(written, around, sink);
    return;
  }
  const style = reader.styleOf(written);
  if (isHidden(written, style)) return;
  const formula = readFormula(written);
  const node = formula === undefined ? withSymbols(written, style) : { ...written, tag: "span", children: [formula] };
  const inner: Around = { ...around, marks: marksOf(node, style, around.marks), isPreserved: isPreserved(style, around.isPreserved) };
  if (visitEmpty(node, inner, sink, reader) || visitBlock(node, inner, sink, reader)) return;
  if (!isBlock(node, style)) {
    visitInline(node, inner, sink, reader);
    return;
  }
  flush(sink);
  const from = sink.blocks.length;
  visitAll(node, inner, sink, reader);
  flush(sink);
  nameCode(node, sink.blocks, from);
}

/** Chats write the language of a block of code above it, beside the button that copies it; GitHub names it around the block. */
function nameCode(around: HtmlElement, blocks: Block[], from: number): void {
  const [label, code, ...others] = blocks.slice(from);
  if (label?.kind === "code" && label.language === "" && code === undefined)
    blocks.splice(from, 1, { ...label, language: languageOf(around) });
  if (label?.kind !== "paragraph" || code?.kind !== "code" || others.length > 0) return;
  const language = plainTextOf(label.line);
  if (!/^[\w#+.-]{1,30}$/.test(language) || findElement(around, ({ tag }) => tag === "button") === undefined) return;
  blocks.splice(from, 2, { ...code, language: code.language === "" ? language.toLowerCase() : code.language });
}

function visitAll(element: HtmlElement, around: Around, sink: Sink, reader: Reader): void {
  const { styleOf } = reader;
  const inner: Around = { ...around, hasLines: around.hasLines || hasEmptyLine(element, styleOf) };
  for (const child of partsOf(element, reader)) {
    if (!inner.hasLines || typeof child === "string" || !isLineOfMail(child, styleOf)) visit(child, inner, sink, reader);
    else {
      if (sink.line.length > 0) sink.line.push({ kind: "break", marks: noMarks });
      const isEnd = (part: HtmlNode, at: number): boolean =>
        typeof part !== "string" && part.tag === "br" && at === child.children.length - 1 && at > 0;
      for (const [at, part] of child.children.entries()) if (!isEnd(part, at)) visit(part, inner, sink, reader);
    }
  }
}

function partsOf(element: HtmlElement, { styleOf }: Reader): readonly HtmlNode[] {
  return withGaps(withoutDecoration(element.children, styleOf), styleOf(element), styleOf);
}

function visitInline(element: HtmlElement, around: Around, sink: Sink, reader: Reader): void {
  const isMark = isNoteMark(element);
  const [open, close] = isMark ? ["", " "] : quotation(element.tag, plainTextOf(sink.line.slice(-1)));
  if (open !== "") sink.line.push({ kind: "text", text: open, marks: around.marks });
  const inner: Around = isMark ? { ...around, marks: { ...around.marks, script: "super" } } : around;
  for (const child of partsOf(element, reader)) visit(child, inner, sink, reader);
  if (close !== "") sink.line.push({ kind: "text", text: close, marks: around.marks });
}

/** What browsers add around some elements. Rubies may have brackets of their own. */
function quotation(tag: string, before: string): readonly [string, string] {
  if (tag === "q") return ["“", "”"];
  return tag === "rt" && !/\p{Ps}$/u.test(before) ? ["(", ")"] : ["", ""];
}

function addText(text: string, { marks, isPreserved: keepsLines }: Around, sink: Sink): void {
  const clean = text.replaceAll(/[\u00ad\u200b\ufeff\u2060\u{F0000}-\u{FFFFD}]/gu, "");
  for (const [index, line] of (keepsLines ? clean.split(/\r\n?|\n/) : [clean]).entries()) {
    if (index > 0) sink.line.push({ kind: "break", marks });
    const single = line.replaceAll(/[ \t\n\r\f\v\u2028\u2029]+/g, " ");
    if (single !== "") sink.line.push({ kind: "text", text: single, marks });
  }
}

function visitEmpty(element: HtmlElement, { marks }: Around, sink: Sink, reader: Reader): boolean {
  const style = reader.styleOf(element);
  switch (element.tag) {
    case "br":
      if (isPageBreak(style)) flush(sink);
      else sink.line.push({ kind: "break", marks });
      return true;
    case "wbr":
      return true;
    case "hr":
      flush(sink);
      sink.blocks.push({ kind: "rule" });
      return true;
    case "img": {
      const picture = reader.pictures.read(element, style);
      if (picture !== undefined) sink.line.push({ ...picture, marks });
      return true;
    }
    default:
      return false;
  }
}

function visitBlock(element: HtmlElement, inner: Around, sink: Sink, reader: Reader): boolean {
  if (isBlock(element, reader.styleOf(element))) flush(sink);
  const before = sink.blocks.at(-1);
  if (before?.kind === "item" && goesOnWithItem(element) && !isItem(reader.styleOf(element))) {
    for (const block of readBlocks(element.children, inner, reader)) before.blocks.push(block);
    return true;
  }
  const blocks = readBlock(element, inner, sink, reader);
  if (blocks === undefined) return false;
  flush(sink);
  for (const block of blocks) sink.blocks.push(block);
  return true;
}

/** The blocks of an element that makes more than a paragraph; undefined for others. */
function readBlock(element: HtmlElement, inner: Around, { blocks }: Sink, reader: Reader): readonly Block[] | undefined {
  const { tag, children } = element;
  const level = headingLevel(element);
  if (level > 0) return readHeading(level, readBlocks(children, { ...inner, marks: { ...inner.marks, bold: false } }, reader));
  const item = readWordItem(element, inner, reader, blocks.at(-1));
  if (item !== undefined) return item;
  if ("data-task-state" in element.attributes) return [readLoneItem(element, inner, reader)];
  if (isTitle(element)) return readBlocks(children, { ...inner, marks: { ...inner.marks, bold: true } }, reader);
  // Confluence: the title of what opens below it.
  if ("data-expanded" in element.attributes) {
    const title = element.attributes["data-title"] ?? "";
    return readBlocks([{ tag: "summary", attributes: {}, children: [title] }, ...children], inner, reader);
  }
  if (reader.styleOf(element).get("mso-element") === "para-border-div") {
    const inside = readBlocks(children, inner, reader);
    return inside.length > 0 ? inside : [{ kind: "rule" }];
  }
  switch (tag) {
    case "ul":
    case "ol":
    case "menu":
    case "dir":
      return readHtmlList(element, inner, reader);
    case "li":
      return [readLoneItem(element, inner, reader)];
    case "blockquote":
      return [{ kind: "quote", blocks: readBlocks(children, inner, reader) }];
    case "pre":
      return [{ kind: "code", language: languageOf(element), text: codeText(element, reader.styleOf) }];
    case "code": {
      const text = codeText(element, reader.styleOf);
      return inner.isPreserved && text.includes("\n") ? [{ kind: "code", language: languageOf(element), text }] : undefined;
    }
    case "table":
      return readTable(element, inner, reader);
    default:
      return isQuote(element) ? [{ kind: "quote", blocks: readBlocks(children, inner, reader) }] : undefined;
  }
}

/** An item without its list. */
function readLoneItem(element: HtmlElement, inner: Around, reader: Reader): Block {
  const isDone = readTask(element);
  const blocks = [...readBlocks(element.children, inner, reader)];
  return { kind: "item", level: 1, label: noLabel, blocks, ...(isDone !== undefined && { isDone }) };
}

/** A heading's own line is bold anyway. What is no line of words stays below it. */
function readHeading(level: number, blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block): Block => {
    if (block.kind !== "paragraph" || !/[\p{L}\p{N}\p{S}\p{P}]/u.test(wordsOf(block.line))) return block;
    return { kind: "heading", level, line: block.line.map((item) => ({ ...item, marks: { ...item.marks, bold: false } })) };
  });
}

/** Without pictures: one that is alone in a heading is no heading. */
function wordsOf(line: readonly Inline[]): string {
  return plainTextOf(line.filter(({ kind }) => kind === "text"));
}
