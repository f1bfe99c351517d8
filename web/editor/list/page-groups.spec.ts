import type { DocumentSummary } from "@lectern/client";
import { expect } from "chai";
import { countStates, groupState, groupsOf, sortGroups } from "./page-groups.ts";
import { rowsOf } from "./page-rows.ts";

const page = (id: string, changes: Partial<DocumentSummary> = {}): DocumentSummary => ({
  id,
  visibility: "live",
  slug: id,
  language: "en",
  title: id,
  doc_template_id: "article",
  updated_at: "2026-11-22T10:00:00Z",
  updated_by: null,
  updated_by_name: null,
  translation_of: null,
  ...changes,
});

/** The IDs of each row of the list, newest change first. */
const grouped = (documents: readonly DocumentSummary[], first = "en"): readonly (readonly string[])[] =>
  groupsOf(rowsOf(documents), first).map(({ rows }) => rows.map(({ newest }) => newest.id));

describe("groupsOf", () => {
  it("puts a page and its translations into one row, by the page that they name, whatever their slugs and order", () => {
    const documents = [
      page("om-oss", { language: "nb", translation_of: "about" }),
      page("hours"),
      page("about"),
      page("uber", { language: "de", translation_of: "about", visibility: "draft" }),
    ];
    expect(grouped(documents)).to.deep.equal([["about", "uber", "om-oss"], ["hours"]]);
    expect(grouped(documents, "nb")[0]?.[0]).to.equal("om-oss");
  });

  it("pairs those that name none by their slug, also with a group of it, and never two of one language", () => {
    const at = (id: string, language: string, more: Partial<DocumentSummary> = {}) => page(id, { slug: "about", language, ...more });
    expect(grouped([at("a", "en"), at("b", "nb")])).to.deep.equal([["a", "b"]]);
    expect(grouped([at("a", "en"), at("b", "nb", { translation_of: "gone" })])).to.deep.equal([["a", "b"]]);
    expect(grouped([page("a", { translation_of: "x" }), page("b", { translation_of: "x" })])).to.deep.equal([["a"], ["b"]]);
    expect(grouped([page("a", { slug: null }), page("b", { slug: null, language: "nb" })])).to.deep.equal([["a"], ["b"]]);
  });

  it("is quick for the pages of a large site", () => {
    const documents = Array.from({ length: 10_000 }, (_, index) =>
      page(`p${index}`, { language: index % 2 === 0 ? "en" : "nb", translation_of: `p${index - (index % 2)}` }),
    );
    const groups = groupsOf(rowsOf(documents), "en");
    expect(groups).to.have.length(5_000);
    expect(
      sortGroups(groups, "title", "en")
        .map(({ rows: [{ title }] }) => title)
        .slice(0, 3),
    ).to.deep.equal(["p0", "p2", "p4"]);
  });
});

describe("countStates", () => {
  it("counts a page with a draft and a live text under both", () => {
    const documents = [page("a"), page("a-draft", { slug: "a", visibility: "draft" }), page("b"), page("c", { visibility: "draft" })];
    const groups = groupsOf(rowsOf(documents), "en");
    expect(groups.map(groupState)).to.deep.equal(["both", "live", "draft"]);
    expect(countStates(groups)).to.deep.equal({ all: 3, live: 2, draft: 2 });
  });
});
