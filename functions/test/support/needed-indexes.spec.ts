import { expect } from "chai";
import { findMissingIndexes, IndexFile, StructuredQuery } from "./needed-indexes.ts";

const filter = (fieldPath: string, op: string) => ({ fieldFilter: { field: { fieldPath }, op, value: { stringValue: "x" } } });

const all = (...filters: readonly object[]) => ({ compositeFilter: { op: "AND", filters } });

const by = (fieldPath: string, direction = "ASCENDING") => ({ field: { fieldPath }, direction });

const file = IndexFile.parse({
  indexes: [
    {
      collectionGroup: "pages",
      queryScope: "COLLECTION",
      fields: [
        { fieldPath: "language", order: "ASCENDING" },
        { fieldPath: "updated_at", order: "DESCENDING" },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: "pages", fieldPath: "content", indexes: [] },
    { collectionGroup: "records", fieldPath: "*", indexes: [] },
    { collectionGroup: "records", fieldPath: "day", indexes: [{ order: "DESCENDING", queryScope: "COLLECTION" }] },
    { collectionGroup: "pages", fieldPath: "uid", indexes: [{ order: "ASCENDING", queryScope: "COLLECTION_GROUP" }] },
  ],
});

describe("findMissingIndexes", () => {
  const cases: readonly (readonly [string, object, readonly string[]])[] = [
    ["nothing for a whole collection", {}, []],
    ["nothing for equal fields, which are merged", { where: all(filter("slug", "EQUAL"), filter("language", "EQUAL")) }, []],
    ["nothing for a range of one field", { where: all(filter("n", "GREATER_THAN"), filter("n", "LESS_THAN")), orderBy: [by("n")] }, []],
    ["nothing for the order of one field and then of the id", { orderBy: [by("n"), by("__name__")] }, []],
    ["an index for an exempt field", { where: filter("content", "EQUAL") }, ["pages (COLLECTION): content"]],
    [
      "an index for a field inside an exempt map",
      { where: all(filter("slug", "EQUAL"), filter("content.title", "EQUAL")) },
      ["pages (COLLECTION): content.title"],
    ],
    ["nothing for a field whose name only begins like an exempt one", { where: filter("contents", "EQUAL") }, []],
    ["the index that the file has", { where: filter("language", "EQUAL"), orderBy: [by("updated_at", "DESCENDING")] }, []],
    [
      "an index for the other direction",
      { where: filter("language", "EQUAL"), orderBy: [by("updated_at")] },
      ["pages (COLLECTION): language EQUAL, updated_at ASCENDING"],
    ],
    [
      "an index for a range beside an equal field",
      { where: all(filter("n", "LESS_THAN"), filter("slug", "EQUAL")) },
      ["pages (COLLECTION): slug EQUAL, n ASCENDING"],
    ],
    [
      "an index for lists beside an order",
      { where: filter("tags", "ARRAY_CONTAINS"), orderBy: [by("n")] },
      ["pages (COLLECTION): tags CONTAINS, n ASCENDING"],
    ],
  ];

  for (const [needs, query, missing] of cases) {
    it(`names ${needs}`, () => {
      expect(findMissingIndexes(StructuredQuery.parse({ from: [{ collectionId: "pages" }], ...query }), file)).to.deep.equal(missing);
    });
  }

  it("names an index for every field of a collection group, unless the file has it", () => {
    const inGroup = (fieldPath: string) =>
      StructuredQuery.parse({ from: [{ collectionId: "pages", allDescendants: true }], where: filter(fieldPath, "EQUAL") });
    expect(findMissingIndexes(inGroup("slug"), file)).to.deep.equal(["pages (COLLECTION_GROUP): slug"]);
    expect(findMissingIndexes(inGroup("uid"), file)).to.deep.equal([]);
  });

  it("names what a collection without indexes is queried by, but for its exceptions, in their direction", () => {
    const of = (query: object) => findMissingIndexes(StructuredQuery.parse({ from: [{ collectionId: "records" }], ...query }), file);
    expect(of({})).to.deep.equal([]);
    expect(of({ where: filter("uid", "EQUAL") })).to.deep.equal(["records (COLLECTION): uid"]);
    expect(of({ orderBy: [by("day", "DESCENDING")] })).to.deep.equal([]);
    expect(of({ where: filter("day", "EQUAL") })).to.deep.equal([]);
    expect(of({ orderBy: [by("day")] })).to.deep.equal(["records (COLLECTION): day"]);
  });

  it("reads words that come as numbers", () => {
    const numbered = { fieldFilter: { field: { fieldPath: "n" }, op: 3 } };
    const query = {
      from: [{ collectionId: "pages" }],
      where: { compositeFilter: { op: 1, filters: [numbered] } },
      orderBy: [{ field: { fieldPath: "m" }, direction: 2 }],
    };
    expect(findMissingIndexes(StructuredQuery.parse(query), file)).to.deep.equal(["pages (COLLECTION): n ASCENDING, m DESCENDING"]);
  });

  it("does not guess at filters that it does not know", () => {
    const query = { from: [{ collectionId: "pages" }], where: { compositeFilter: { op: "OR", filters: [filter("a", "EQUAL")] } } };
    expect(StructuredQuery.safeParse(query).success).to.equal(false);
  });
});
