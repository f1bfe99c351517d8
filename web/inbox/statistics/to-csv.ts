import type { PageStatistics, WeekStatistics } from "../../client/src/contract.ts";

interface Counted {
  readonly weeks: readonly WeekStatistics[];
  readonly pages: readonly PageStatistics[];
}

type Row = readonly (string | number)[];

const header: Row = ["week", "language", "what", "page", "title", "count"];

/**
 * The counts as a table of RFC 4180, one number per line, for spreadsheets and scripts: the words are those of the endpoint, in every language.
 * Pages that are not listed are summed in "(others)".
 */
export const toCsv = ({ weeks, pages }: Counted): string => {
  const titles = new Map(pages.map(({ page_id: id, title, slug }) => [id, title ?? slug ?? ""]));
  return [header, ...weeks.flatMap((week) => rowsOf(week, titles))].map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
};

const rowsOf = ({ week, language, transfers, pages, ...counts }: WeekStatistics, titles: ReadonlyMap<string, string>): readonly Row[] => {
  const { answered_from_pages: answered, ...others } = counts;
  const rest = answered - Object.values(pages).reduce((sum, count) => sum + count, 0);
  const rows: readonly Row[] = [
    ...Object.entries(others).map(([what, count]): Row => [what, "", "", count]),
    ...Object.entries(pages).map(([id, count]): Row => ["answered_from_pages", id, titles.get(id) ?? "", count]),
    ["answered_from_pages", "(others)", "", rest],
    ...Object.entries(transfers).map(([outcome, count]): Row => [`transfer_${outcome}`, "", "", count]),
  ];
  return rows.filter((row) => row.at(-1) !== 0).map((row) => [week, language, ...row]);
};

/**
 * An apostrophe in front makes spreadsheets treat a formula as text: anybody may write a title
 * (https://owasp.org/www-community/attacks/CSV_Injection). Where another sign than the comma separates cells, as in most of Europe, quotation
 * marks hold nothing together: a cell begins after every such sign, too, and a row in every line.
 */
const toCell = (value: string | number): string => {
  const line = String(value).replace(/\s+/g, " ");
  const text = typeof value === "number" ? line : line.replace(/(^|[;|])([ "']*)(?=[=+\-@＝＋－＠])/gu, "$1'$2");
  return /[",;'|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
