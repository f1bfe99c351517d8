import { expect } from "chai";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A row of a table: its cells, without the bars. */
export type Row = readonly string[];

const document = readFileSync(join(import.meta.dirname, "../../../docs/voice-sessions.md"), "utf8");

const cellsOf = (line: string): Row =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

/** The rows of the table below a heading of `docs/voice-sessions.md`. */
export const rowsBelow = (heading: string): readonly Row[] => {
  const [, section = ""] = document.split(`\n## ${heading}\n`);
  const [, , ...rows] = (section.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("|"));
  if (rows.length === 0) throw new Error(`There is no table below "${heading}".`);
  return rows.map(cellsOf);
};

/** The texts in backquotes. */
export const quotedIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, quoted = ""]) => quoted);

/** What a page does in a row's situation, with assertions. */
type Check = () => void | Promise<void>;

/** Each row of a table has its check, and each check its row: a new row in the document fails until it is tested. */
export const checkRows = (heading: string, width: number, checks: Readonly<Record<string, Check>>): void => {
  const keys = rowsBelow(heading).map((row) => row.slice(0, width).join(" | "));
  describe(heading, () => {
    for (const key of keys) {
      it(key, async () => {
        const check = checks[key];
        if (check === undefined) throw new Error(`No test has the row "${key}".`);
        await check();
      });
    }

    it("has every row that is tested", () => {
      expect(Object.keys(checks).filter((key) => !keys.includes(key))).to.deep.equal([]);
      expect(new Set(keys).size).to.equal(keys.length);
    });
  });
};
