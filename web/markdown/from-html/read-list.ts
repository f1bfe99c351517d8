import type { Block, Item, Label, List, LooseItem } from "./blocks.ts";
import type { HtmlElement, HtmlNode } from "./html-tree.ts";
import { isHidden } from "./hidden.ts";
import { countedLabel, noLabel, readLabel } from "./labels.ts";
import type { Around, Reader } from "./reader.ts";
import { readTask, withoutStrike } from "./tasks.ts";
import { withWords } from "./word-items.ts";

interface OwnItem {
  /** It grows by the lists inside it. */
  readonly item: Item & { readonly blocks: Block[] };
  readonly label: Label;
}

/** 12 lists in each other: the preview shows 16. The items of deeper ones are paragraphs. */
const deepestList = 12;

/** The blocks of a `ul` or an `ol`: a list, or items that stand alone, as in Word for the web, which wraps each of them in a list. */
export function readHtmlList(element: HtmlElement, around: Around, reader: Reader): readonly Block[] {
  const children = element.children.filter((child) => typeof child === "string" || !isHidden(child, reader.styleOf(child)));
  const isOrdered = element.tag === "ol";
  const inner: Around = { ...around, isPreserved: false, lists: around.lists + 1, isInOrdered: isOrdered };
  if (around.lists >= deepestList) return reader.readBlocks(children, inner);
  if (children.some(isLoose)) return children.filter(isLoose).map((child) => readLoose(child, isOrdered, inner, reader));
  const type = listType(element, children, reader);
  const items: OwnItem[] = [];
  const isReversed = isOrdered && "reversed" in element.attributes;
  const first = isReversed ? children.filter((child) => typeof child !== "string" && child.tag === "li").length : 1;
  let number = wholeNumber(element.attributes["start"]) ?? first;
  for (const child of children) {
    if (typeof child === "string" && child.trim() === "") continue;
    if (typeof child !== "string" && isList(child)) {
      addInside(items, readHtmlList(child, inner, reader));
      continue;
    }
    const own = typeof child !== "string" && child.tag === "li" ? child : undefined;
    number = wholeNumber(own?.attributes["value"]) ?? number;
    const mark = isOrdered ? readLabel(countedLabel(number, type), around.lists > 0) : readLabel("", true);
    const { words, ...label } = isReversed ? { ...readLabel("", true), words: `${number}.` } : mark;
    const read = reader.readBlocks(own?.children ?? [child], inner);
    const isDone = own === undefined ? undefined : readTask(own);
    const blocks = withWords(words, isDone === true ? withoutStrike(read) : read);
    if (blocks.length === 0) continue;
    number += isReversed ? -1 : 1;
    if (blocks.every(({ kind }) => kind === "list") && items.length > 0) addInside(items, blocks);
    else
      items.push({
        item: { blocks: [...blocks], ...(isDone !== undefined && { isDone }) },
        label: { ...label, number: label.isOrdered ? number - 1 : undefined },
      });
  }
  return toLists(items);
}

/** Lists whose numbers follow each other. */
function toLists(items: readonly OwnItem[]): readonly List[] {
  const lists: { list: List; items: Item[] }[] = [];
  for (const { item, label } of items) {
    const last = lists.at(-1);
    const expected = last === undefined ? undefined : last.list.start + last.items.length;
    if (last === undefined || (label.isOrdered && label.number !== expected)) {
      const list: List = { kind: "list", isOrdered: label.isOrdered, start: label.number ?? 1, delimiter: label.delimiter, items: [] };
      lists.push({ list, items: [item] });
    } else last.items.push(item);
  }
  return lists.map(({ list, items: own }) => ({ ...list, items: own }));
}

function addInside(items: OwnItem[], blocks: readonly Block[]): void {
  const last = items.at(-1);
  if (last === undefined) {
    for (const block of blocks)
      if (block.kind === "list")
        for (const item of block.items)
          items.push({ item: { ...item, blocks: [...item.blocks] }, label: { ...noLabel, isOrdered: block.isOrdered } });
      else items.push({ item: { blocks: [block] }, label: noLabel });
    return;
  }
  for (const block of blocks) last.item.blocks.push(block);
}

function isList({ tag }: HtmlElement): boolean {
  return tag === "ul" || tag === "ol";
}

function isLoose(node: HtmlNode): node is HtmlElement {
  return typeof node !== "string" && node.tag === "li" && "data-aria-level" in node.attributes;
}

function readLoose(element: HtmlElement, isOrdered: boolean, around: Around, reader: Reader): LooseItem {
  const level = Math.min(9, Math.max(1, wholeNumber(element.attributes["data-aria-level"]) ?? 1));
  const number = wholeNumber(element.attributes["data-aria-posinset"]);
  const type = reader.styleOf(element).get("list-style-type") ?? "";
  const { words, ...label } = readLabel(isOrdered ? countedLabel(number ?? 1, type) : "", level > 1);
  const blocks = withWords(words, reader.readBlocks(element.children, around));
  return { kind: "item", level, label: isOrdered && words === "" ? { ...label, number } : label, blocks: [...blocks] };
}

function listType(element: HtmlElement, children: readonly HtmlNode[], reader: Reader): string {
  const first = children.find((child) => typeof child !== "string");
  const own = reader.styleOf(element).get("list-style-type") ?? "";
  const ofItem = first === undefined || typeof first === "string" ? "" : (reader.styleOf(first).get("list-style-type") ?? "");
  return element.attributes["type"] ?? (/alpha|latin|roman/.test(own) ? own : ofItem);
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}
