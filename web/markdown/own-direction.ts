import { type Direction, directionOfLetter, firstDirection } from "./first-direction.ts";
import type { PageNode } from "./page-blocks.ts";

/** What a text does that is neither in the page's script nor mostly so: a sentence that begins with a foreign name is no foreign one. */
export const otherDirection = (text: string, page: Direction): Direction | undefined => {
  const first = firstDirection(text);
  if (first === undefined || first === page) return undefined;
  const letters = text.match(/\p{L}/gu) ?? [];
  return 2 * letters.filter((letter) => directionOfLetter(letter) === first).length > letters.length ? first : undefined;
};

/**
 * What runs against the page gets its own direction, so that a number stays on its side of the words: a whole paragraph or heading, or else its
 * lines. An item of a list and a cell stay on the page's side, where their mark and their column are. Everything else stays as it is.
 */
export const inOwnDirection = (node: PageNode, page: Direction, isItem = false): PageNode => {
  if (typeof node === "string" || isInline(node) || node.tag === "pre" || node.tag === "div") return node;
  const children: PageNode[] = [];
  let line: PageNode[] = [];
  let isWhole = !isItem && /^(?:p|h\d)$/.test(node.tag);
  let other: Direction | undefined;
  const endLine = (): void => {
    const text = line.map(textOf).join("");
    const own = otherDirection(text, page);
    if (own === undefined) {
      isWhole &&= firstDirection(text) === undefined;
      children.push(...line);
    } else {
      other = own;
      const [box, ...words] = withoutBox(line);
      children.push(box, { tag: "bdi", attributes: new Map([["dir", own]]), children: words });
    }
    line = [];
  };
  for (const child of node.children) {
    if (isInline(child)) {
      line.push(child);
      continue;
    }
    endLine();
    children.push(inOwnDirection(child, page, isItem || /^(?:li|t[hd])$/.test(node.tag)));
  }
  endLine();
  if (isWhole && other !== undefined) return { ...node, attributes: new Map([...node.attributes, ["dir", other]]) };
  return { ...node, children };
};

/** The box of a task is a mark. Empty, if there is none. */
const withoutBox = ([first = "", ...rest]: readonly PageNode[]): readonly [string, ...PageNode[]] => {
  const box = typeof first === "string" && /^[☐☑] /.test(first) ? first.slice(0, 2) : "";
  return [box, typeof first === "string" ? first.slice(box.length) : first, ...rest];
};

const inline = new Set(["a", "code", "em", "img", "s", "strong"]);

/** Not the ends of lines. Marks of changes may be around blocks, too. */
const isInline = (node: PageNode): boolean =>
  typeof node === "string" || inline.has(node.tag) || (/^(?:ins|del)$/.test(node.tag) && node.children.every(isInline));

const textOf = (node: PageNode): string => (typeof node === "string" ? node : node.children.map(textOf).join(""));
