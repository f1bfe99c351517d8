import { expect } from "chai";
import { AppError } from "../../platform/core/app-error.ts";
import { findMistyped, requireTypes } from "./template-rules.ts";

const options = ["red", { value: "blue", label: "Blue" }];

const template = {
  id: "article",
  record: {
    name: "Article",
    fields: [
      { key: "title", type: "text", max_length: 3, required: true },
      { key: "count", type: "number" },
      { key: "shown", type: "boolean" },
      { key: "day", type: "date" },
      { key: "at", type: "datetime" },
      { key: "color", type: "select", options },
      { key: "colors", type: "multiselect", options },
      { key: "tags", type: "tags" },
      { key: "free", type: "select" },
      { key: "a.b", type: "number" },
      { key: "constructor", type: "text" },
      { key: "odd", type: "hologram" },
      { type: "number" },
      "not a field",
    ],
  },
};

const fits = (metadata: Readonly<Record<string, unknown>>): boolean => findMistyped(template, metadata).length === 0;

describe("findMistyped", () => {
  const fitting: readonly (readonly [string, unknown])[] = [
    ["title", "abc"],
    ["title", "😀😀😀"],
    ["title", ""],
    ["title", null],
    ["count", -0.5],
    ["shown", false],
    ["day", "2024-02-29"],
    ["at", "2026-12-31T23:59:00Z"],
    ["at", "2026-12-31T23:59"],
    ["at", "2027-01-01T00:00Z"],
    ["at", "2026-12-31 23:59+02:00"],
    ["at", "2026-12-31t23:59:00z"],
    ["at", "2026-12-31T23:59:00.123+02:00"],
    ["color", "red"],
    ["color", "blue"],
    ["colors", []],
    ["colors", ["red", "blue"]],
    ["tags", ["a", ""]],
    ["free", "anything"],
    ["a.b", 1],
    ["constructor", "x"],
    ["odd", { any: "thing" }],
    ["unknown", ["any", "thing"]],
  ];
  for (const [key, value] of fitting) {
    it(`accepts ${JSON.stringify(value)} for ${key}`, () => {
      expect(fits({ [key]: value })).to.be.true;
    });
  }

  const mistyped: readonly (readonly [string, unknown])[] = [
    ["title", 1],
    ["title", "abcd"],
    ["title", "😀😀😀😀"],
    ["title", ["abc"]],
    ["title", {}],
    ["count", "1"],
    ["shown", "true"],
    ["shown", 0],
    ["day", "2026-02-30"],
    ["day", "2026-13-01"],
    ["day", "2026-1-1"],
    ["day", "2026-12-31T00:00:00Z"],
    ["day", 20261231],
    ["at", "2026-02-30T10:00:00Z"],
    ["at", "2026-12-31T25:00:00Z"],
    ["at", "2026-12-31 (new year's eve)"],
    ["at", "tomorrow"],
    ["color", "green"],
    ["color", ["red"]],
    ["colors", "red"],
    ["colors", ["red", "green"]],
    ["colors", [["red"]]],
    ["tags", "a"],
    ["tags", ["a", 1]],
    ["free", 1],
    ["a.b", "1"],
    ["constructor", {}],
  ];
  for (const [key, value] of mistyped) {
    it(`names ${key} for ${JSON.stringify(value)}`, () => {
      expect(findMistyped(template, { [key]: value }).map(({ path }) => path)).to.deep.equal([`metadata.${key}`]);
    });
  }

  it("does not miss a required key, nor take what every object inherits for a value", () => {
    expect(fits({})).to.be.true;
  });

  for (const fields of [undefined, null, "text", {}, [null, 1, []]]) {
    it(`has no rules when the fields are ${JSON.stringify(fields)}`, () => {
      expect(findMistyped({ id: "t", record: { fields } }, { title: 1 })).to.deep.equal([]);
    });
  }
});

describe("requireTypes", () => {
  it("names every offending key at once", () => {
    expect(() => {
      requireTypes(template, { title: 1, count: "1", tags: ["ok"] });
    })
      .to.throw(AppError)
      .that.satisfies(
        ({ code, details }: AppError) =>
          code === "invalid_request" && details.map(({ path }) => path).join() === "metadata.title,metadata.count",
      );
  });
});
