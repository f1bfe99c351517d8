import { knowledgeLimits } from "./limits.ts";
import type { LivePage } from "./page-source.ts";
import type { Passage } from "./passage.ts";
import type { Block } from "./block-collector.ts";
import { toBlocks, toLine } from "./plain-text.ts";

/** The passages of a page: a section each, and a long section in several. */
export const toPassages = (page: LivePage): readonly Passage[] => {
  const blocks = toBlocks(page.content);
  const firstHeading = blocks.find(({ kind }) => kind === "heading")?.text ?? "";
  const { slug, language } = page;
  const from = {
    kind: "page",
    slug,
    language,
    title: (toLine(page.title) || firstHeading).slice(0, knowledgeLimits.titleCharacters).toWellFormed(),
  } as const;
  const notes = page.notes.map(toLine).filter((note) => note !== "");
  return withNotes(notes, toSections(blocks))
    .flatMap(({ headings, lines }) =>
      toParts(lines).map((text) => ({ page: from, headings: headings.filter((heading) => heading !== from.title), text })),
    )
    .slice(0, knowledgeLimits.passages);
};

type Heading = Extract<Block, { readonly kind: "heading" }>;

interface Section {
  readonly headings: readonly string[];
  readonly lines: readonly string[];
}

/** A summary opens the first section: quoted by itself it would often announce the answer, and not give it. */
const withNotes = (notes: readonly string[], [first, ...others]: readonly Section[]): readonly Section[] => [
  { headings: first?.headings ?? [], lines: [...notes, ...(first?.lines ?? [])] },
  ...others,
];

const toSections = (blocks: readonly Block[]): readonly Section[] => {
  const sections: Section[] = [];
  let above: readonly Heading[] = [];
  let lines: string[] = [];
  const close = (): void => {
    if (lines.length > 0) sections.push({ headings: above.map(({ text }) => text), lines });
    lines = [];
  };
  for (const block of blocks) {
    if (block.kind !== "heading") lines.push(block.text);
    else {
      close();
      above = [...above.filter(({ level }) => level < block.level), block];
    }
  }
  close();
  return sections;
};

/** Lines together, until they are long enough. */
const toParts = (lines: readonly string[]): readonly string[] => {
  const parts: string[] = [];
  let part: string[] = [];
  let words = 0;
  for (const line of lines.flatMap(cut)) {
    const more = roughWords(line);
    if (part.length > 0 && words + more > knowledgeLimits.passageWords) {
      parts.push(part.join("\n"));
      part = [];
      words = 0;
    }
    part.push(line);
    words += more;
  }
  return part.length > 0 ? [...parts, part.join("\n")] : parts;
};

let sentences: Intl.Segmenter | undefined;

/** The sentences of a text, without the spaces around them. */
export const readSentences = (text: string): readonly string[] => {
  sentences ??= new Intl.Segmenter("en", { granularity: "sentence" });
  return Array.from(sentences.segment(text), ({ segment }) => segment.trim()).filter((sentence) => sentence !== "");
};

/** A paragraph that is longer than a passage, by its sentences. */
const cut = (line: string): readonly string[] => (roughWords(line) > knowledgeLimits.passageWords ? readSentences(line) : [line]);

/** Letters of an average word with the space behind it; where words have no spaces between them, of an average word. */
const lettersPerWord = 6;
const lettersPerDenseWord = 2;

const roughWords = (line: string): number =>
  line.length / (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(line) ? lettersPerDenseWord : lettersPerWord);
