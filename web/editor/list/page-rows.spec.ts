import { expect } from "chai";
import type { DocumentSummary } from "@lectern/client";
import { everything, filterRows, languagesOf, rankOf, rowsOf, type PageFilter } from "./page-rows.ts";

const page = (id: string, changes: Partial<DocumentSummary> = {}): DocumentSummary => ({
  id,
  visibility: "live",
  slug: "about",
  language: "en",
  title: "About",
  doc_template_id: "article",
  updated_at: "2026-11-22T10:00:00Z",
  updated_by: null,
  updated_by_name: null,
  translation_of: null,
  ...changes,
});

describe("rowsOf", () => {
  it("puts a draft and its live page into one row, under the draft's title", () => {
    const [row, ...more] = rowsOf([page("d", { visibility: "draft", title: "About us" }), page("l")]);
    expect(more).to.deep.equal([]);
    expect([row?.title, row?.draft?.id, row?.live?.id]).to.deep.equal(["About us", "d", "l"]);
  });

  it("keeps languages, pages without an address, and two drafts of one page apart", () => {
    const rows = rowsOf([
      page("1"),
      page("2", { language: "nb" }),
      page("3", { slug: null }),
      page("4", { slug: null }),
      page("5", { visibility: "draft" }),
      page("6", { visibility: "draft" }),
    ]);
    expect(rows.map(({ draft, live }) => [draft?.id, live?.id])).to.deep.equal([
      ["5", "1"],
      ["6", "1"],
      [undefined, "2"],
      [undefined, "3"],
      [undefined, "4"],
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).to.equal(5);
    expect(languagesOf(rows)).to.deep.equal(["en", "nb"]);
  });
});

describe("filterRows", () => {
  const rows = rowsOf([
    page("1", { title: "Åpningstider", slug: "opening-hours", language: "nb" }),
    page("2", { visibility: "draft", title: null, slug: "team/ingrid" }),
    page("3", { title: "אודות", slug: "about", language: "he" }),
  ]);
  const found = (filter: Partial<PageFilter>): readonly string[] =>
    filterRows(rows, { ...everything, ...filter }).map(({ newest }) => newest.id);

  it("finds words of title and address without their accents, in any order", () => {
    expect(found({ search: "apnings" })).to.deep.equal(["1"]);
    expect(found({ search: "HOURS åpnings" })).to.deep.equal(["1"]);
    expect(found({ search: "ingrid" })).to.deep.equal(["2"]);
    expect(found({ search: "אודות" })).to.deep.equal(["3"]);
    expect(found({ search: "ingrid hours" })).to.deep.equal([]);
  });

  it("takes language and state together", () => {
    expect(found({ language: "nb" })).to.deep.equal(["1"]);
    expect(found({ state: "draft" })).to.deep.equal(["2"]);
    expect(found({ state: "live", language: "he" })).to.deep.equal(["3"]);
    expect(found({ state: "draft", language: "he" })).to.deep.equal([]);
  });
});

describe("rankOf", () => {
  it("puts titles before addresses, and addresses before texts", () => {
    const rows = rowsOf([
      page("1", { title: "Rental", slug: "hire" }),
      page("2", { title: "Leie", slug: "rental" }),
      page("3", { title: "Workshop", slug: "w" }),
    ]);
    expect(rows.map((row) => rankOf(row, "RENT"))).to.deep.equal([0, 1, 2]);
  });
});
