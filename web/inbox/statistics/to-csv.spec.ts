import { expect } from "chai";
import { toCsv } from "./to-csv.ts";

const week = {
  week: "2026-05-04",
  language: "en",
  conversations: 12,
  answered_from_pages: 9,
  answered_by_team: 0,
  passed_on: 3,
  messages: 1,
  thumbs_up: 2,
  thumbs_down: 0,
  transfers: { busy: 2 },
  pages: { hours: 6 },
};

const page = (title: string | null) => ({ page_id: "hours", title, slug: "opening-hours", language: "en", answered: 6 });

const cellOf = (title: string | null): string =>
  /^2026-05-04,en,answered_from_pages,hours,(.*),6$/s.exec(toCsv({ weeks: [week], pages: [page(title)] }).split("\r\n")[5] ?? "")?.[1] ??
  "";

describe("toCsv", () => {
  it("has a line for every number that is not zero", () => {
    expect(toCsv({ weeks: [week], pages: [page("Opening hours")] }).split("\r\n")).to.deep.equal([
      "week,language,what,page,title,count",
      "2026-05-04,en,conversations,,,12",
      "2026-05-04,en,passed_on,,,3",
      "2026-05-04,en,messages,,,1",
      "2026-05-04,en,thumbs_up,,,2",
      "2026-05-04,en,answered_from_pages,hours,Opening hours,6",
      "2026-05-04,en,answered_from_pages,(others),,3",
      "2026-05-04,en,transfer_busy,,,2",
      "",
    ]);
  });

  it("has its header when nothing was counted", () => {
    expect(toCsv({ weeks: [], pages: [] })).to.equal("week,language,what,page,title,count\r\n");
  });

  it("names a page without a title by its address", () => {
    expect(cellOf(null)).to.equal("opening-hours");
  });

  for (const [title, cell] of [
    ['Say "hello", friend', '"Say ""hello"", friend"'],
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ["+47 21 98 58 00", `"'+47 21 98 58 00"`],
    ["-1+1", `"'-1+1"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["  =1+1", `"' =1+1"`],
    ["＝1+1", `"'＝1+1"`],
    ["'=1", `"''=1"`],
    ["a;=1+1", `"a;'=1+1"`],
    ['a; "=1+1";', `"a;' ""=1+1"";"`],
    ["a\t=1+1", "a =1+1"],
  ] as const)
    it(`leaves a spreadsheet nothing to calculate: ${title}`, () => {
      expect(cellOf(title)).to.equal(cell);
    });

  for (const title of [
    "x;=1+1;",
    "x;;=1+1",
    "x|@SUM(A1)|",
    'x";"=1+1',
    "x; ' +1",
    "x\n=1+1",
    "x\r\n\t-1",
    "\t=1+1",
    "x\u2028=1",
    "x;\n＝1",
  ])
    it(`leaves nothing to calculate where another sign separates the cells: ${JSON.stringify(title)}`, () => {
      const csv = toCsv({ weeks: [week], pages: [page(title)] });
      for (const sign of [";", "\t", "|"]) {
        const cells = csv.split(/[\r\n\u2028\u2029]+/).flatMap((row) => row.split(sign));
        expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/u.test(cell))).to.deep.equal([]);
      }
    });

  it("takes an ID for text, too", () => {
    expect(toCsv({ weeks: [{ ...week, pages: { "=1+1": 9 } }], pages: [] })).to.include(`answered_from_pages,"'=1+1",`);
  });
});
