import type { PeopleAnswer, PeopleQuestion, PeopleSite } from "./asked-sites.ts";

/** What the agent speaks as the answer, and where it comes from. */
interface SpokenAnswer {
  readonly slug: string;
  readonly language: string;
  readonly quotation: string;
}

/**
 * Whether an answer is right: it is on the page of one of the question's quotes, and contains the quote (or all cells of a table row, in order,
 * separated only by the names of their columns), or is contained in the quote and at least half as long. Case, spaces, Markdown and the width of
 * letters are ignored, nothing else.
 */
export const isRight = ({ pages }: PeopleSite, { answers }: PeopleQuestion, { slug, language, quotation }: SpokenAnswer): boolean => {
  const page = pages.find((one) => one.slug === slug && one.language === language);
  const columns = page === undefined ? [] : readColumns(page.content);
  return answers.some((answer) => answer.slug === slug && answer.language === language && says(quotation, answer, columns));
};

const says = (quotation: string, { quote }: PeopleAnswer, columns: readonly string[]): boolean => {
  const spoken = plain(quotation);
  const cells = toCells(quote);
  if (cells.length > 1) return rowPattern(cells, columns).test(spoken);
  const whole = cells[0] ?? "";
  const core = spoken.replace(/[.。]$/u, "");
  return spoken.includes(whole) || (whole.includes(core) && core.length >= whole.length / 2);
};

/** The characters between cells when a row is spoken. */
const gap = "[,;:.–—-]*";

const rowPattern = (cells: readonly string[], columns: readonly string[]): RegExp => {
  const column = `(?:${columns.map((name) => RegExp.escape(name)).join("|")})?`;
  return new RegExp(cells.map((cell) => RegExp.escape(cell)).join(gap + column + gap), "u");
};

/** The cells of a row, or a quote that is not a row as one piece. */
const toCells = (line: string): readonly string[] =>
  line
    .split("|")
    .map(plain)
    .filter((cell) => cell !== "");

/** The names of the columns of a page's tables. */
const readColumns = (content: string): readonly string[] => {
  const lines = content.split("\n");
  return lines.filter((_line, place) => /^\|[\s:|-]+\|$/.test(lines[place + 1] ?? "")).flatMap(toCells);
};

const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s*_`#]/gu, "");
