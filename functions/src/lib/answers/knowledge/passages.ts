import { type Block, toBlocks, toLine, type Turn } from "../../pages/markdown/plain-text.ts";
import { beginningOf } from "../../platform/core/text.ts";
import { knowledgeLimits } from "./limits.ts";
import type { LivePage, Line, Passage } from "./passage.ts";
import { splitSentences } from "./quotation.ts";

/** `turn` lets other work in between the parts of a long page. */
export const toPassages = async (page: LivePage, turn?: Turn): Promise<readonly Passage[]> => {
  const blocks = await toBlocks(page.content, turn);
  const firstHeading = blocks.find(({ kind }) => kind === "heading")?.text ?? "";
  const { id, slug, language } = page;
  const from = {
    kind: "page",
    id,
    slug,
    language,
    title: cutTitle(toLine(page.title) || firstHeading),
  } as const;
  const notes = page.notes.map(toLine).flatMap((text) => (text === "" ? [] : [{ headings: [], lines: [{ text, isRow: false }] }]));
  return [...notes, ...toGroups(blocks)]
    .flatMap(({ headings, lines }) =>
      toParts(lines).map((part) => ({ page: from, headings: headings.filter((heading) => heading !== from.title), lines: part })),
    )
    .slice(0, knowledgeLimits.passages);
};

const cutTitle = (text: string): string => beginningOf(text, knowledgeLimits.titleCharacters).toWellFormed();

interface Group {
  readonly headings: readonly string[];
  readonly lines: readonly Line[];
}

/** Blocks that belong together, under their headings. */
const toGroups = (blocks: readonly Block[]): readonly Group[] => {
  const groups: Group[] = [];
  let above: readonly (Block & { readonly kind: "heading" })[] = [];
  let lines: Line[] = [];
  const close = (): void => {
    if (lines.length > 0) groups.push({ headings: above.map(({ text }) => cutTitle(text)), lines });
    lines = [];
  };
  for (const [place, block] of blocks.entries()) {
    const [last, next] = [blocks[place - 1], blocks[place + 1]];
    if (last !== undefined && !belongTogether(last, block)) close();
    if (block.kind === "heading") above = [...above.filter(({ level }) => level < block.level), block];
    else if (block.kind === "row") lines.push({ text: speakRow(block), isRow: true });
    // Column names are spoken with every row; a table without rows is spoken as its column names.
    else if (block.kind !== "columns" || next?.kind !== "row") lines.push({ text: block.text, isRow: false });
  }
  close();
  return groups;
};

/** Items with items, rows with rows, and a paragraph ending in a question mark or colon with what follows it. */
const belongTogether = (one: Block, next: Block): boolean => {
  if (one.kind === "heading" || next.kind === "heading") return false;
  if (one.kind === "paragraph") return /[?？؟:：]$/u.test(one.text);
  return one.kind === "item" ? next.kind === "item" : next.kind === "row";
};

/** "City bike – 1 day: 15 €, 1 week: 75 €": a cell is meaningless without the name of its column. */
const speakRow = ({ cells, columns, text }: Extract<Block, { readonly kind: "row" | "columns" }>): string => {
  const [first = "", ...others] = cells;
  const named = others.flatMap((cell, place) => {
    const name = columns[place + 1] ?? "";
    return cell === "" ? [] : [name === "" ? cell : `${name}: ${cell}`];
  });
  return first === "" || named.length === 0 || columns.length === 0 ? text : `${first} – ${named.join(", ")}`;
};

const toParts = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const parts: Line[][] = [];
  let words = Infinity;
  for (const line of lines.flatMap(cut)) {
    const more = roughWords(line);
    if (words + more > knowledgeLimits.passageWords) {
      parts.push([]);
      words = 0;
    }
    parts.at(-1)?.push(line);
    words += more;
  }
  return parts;
};

/** Splits a paragraph that is longer than a passage into sentences. */
const cut = (line: Line): readonly Line[] =>
  line.isRow || roughWords(line) <= knowledgeLimits.passageWords ? [line] : splitSentences(line).map((text) => ({ text, isRow: false }));

/** Letters of an average word, including the space after it if the script has spaces. */
const lettersPerWord = 6;
const lettersPerDenseWord = 2;

const roughWords = ({ text }: Line): number =>
  text.length / (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(text) ? lettersPerDenseWord : lettersPerWord);
