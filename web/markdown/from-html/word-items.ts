import type { Block, LooseItem } from "./blocks.ts";
import { type HtmlElement, type HtmlNode, textOf } from "./html-tree.ts";
import { noMarks } from "./inline.ts";
import { readLabel } from "./labels.ts";
import type { Around, Reader } from "./reader.ts";
import { classesOf, type Style } from "./styles.ts";

/** 9 levels, as many as Word has. */
const deepestLevel = 9;

/**
 * Word's items are paragraphs whose style names list and level, and whose mark is text that is to be ignored. One of its style without a list
 * goes on with the item before it.
 */
export function readWordItem(
  element: HtmlElement,
  around: Around,
  reader: Reader,
  before: Block | undefined,
): readonly Block[] | undefined {
  if (element.tag !== "p" && element.tag !== "div" && element.tag !== "li") return undefined;
  const level = levelOf(reader.styleOf(element)) ?? levelOfSlide(element, reader);
  if (level === undefined) return undefined;
  const { mark, rest } = takeMark(element, reader);
  const { words, ...label } = readLabel(mark, Number(level) > 1 && before?.kind === "item");
  const blocks = withWords(words, reader.readBlocks(rest, around));
  // A clause "1.1" below its heading is a paragraph.
  if (/^\d+(?:\.\d+)+\.?$/.test(words) && before?.kind !== "item") return blocks;
  return [item(Math.min(Number(level), deepestLevel), label, blocks)];
}

function levelOf(style: Style): string | undefined {
  return /\blevel(\d)/.exec(style.get("mso-list") ?? "")?.[1];
}

/** PowerPoint's classes are O, O1, O2; its mark comes first. */
function levelOfSlide(element: HtmlElement, reader: Reader): string | undefined {
  const [first] = element.children;
  const depth = classesOf(element)
    .map((name) => /^o(\d?)$/.exec(name)?.[1])
    .find((found) => found !== undefined);
  const isMarked = typeof first === "object" && isMark(reader.styleOf(first));
  return depth !== undefined && isMarked ? String(Number(depth) + 1) : undefined;
}

const isMark = (style: Style): boolean =>
  (style.get("mso-list") ?? "").startsWith("ignore") || (style.get("mso-special-format") ?? "").includes("bullet");

export const isItem = (style: Style): boolean => levelOf(style) !== undefined;

function item(
  level: number,
  { isDone, ...label }: LooseItem["label"] & { readonly isDone?: boolean },
  blocks: readonly Block[],
): LooseItem {
  return { kind: "item", level, label, blocks: [...blocks], ...(isDone !== undefined && { isDone }) };
}

/** Puts what Markdown cannot count before the words of an item. */
export function withWords(words: string, blocks: readonly Block[]): readonly Block[] {
  const [first, ...others] = blocks;
  if (words === "" || first?.kind !== "paragraph") return blocks;
  return [{ ...first, line: [{ kind: "text", text: `${words} `, marks: noMarks }, ...first.line] }, ...others];
}

interface Marked {
  readonly mark: string;
  readonly rest: HtmlElement["children"];
}

/** The mark of an item, and everything else of it. */
function takeMark(element: HtmlElement, reader: Reader): Marked {
  let mark = "";
  const without = (node: HtmlElement): HtmlElement => ({
    ...node,
    children: node.children.flatMap((child): readonly HtmlNode[] => {
      if (typeof child === "string") return [child];
      if (isMark(reader.styleOf(child))) {
        mark += textOf(child);
        return [];
      }
      return [without(child)];
    }),
  });
  return { rest: without(element).children, mark };
}

/** Whether a paragraph goes on with the item before it. */
export function goesOnWithItem(element: HtmlElement): boolean {
  return element.tag === "p" && classesOf(element).some((name) => /^mso(?:listparagraph|listcontinue)/.test(name));
}
