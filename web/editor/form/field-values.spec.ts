import { expect } from "chai";
import { canShow, countCharacters, emptied, isDay, isTime } from "./field-values.ts";
import { fieldsOf } from "./template-fields.ts";

const shows = (type: string, value: unknown): boolean =>
  fieldsOf({ fields: [{ key: "x", type, options: ["a"] }] }).every((field) => canShow(field, value));

describe("canShow", () => {
  const rows: readonly (readonly [string, readonly unknown[], readonly unknown[]])[] = [
    ["text", ["", "a\r\nb", null, undefined], [1, ["a"], {}]],
    ["number", [0, -1.5, null], ["1", Number.NaN.toString()]],
    ["boolean", [true, false, null], ["true", 1]],
    ["date", ["2026-12-31", "", null], ["31.12.2026", "2026-02-30", 5]],
    ["datetime", ["2026-12-31T23:59", "anything"], [5]],
    ["select", ["a", "not an option any more", null], [1]],
    ["multiselect", [[], ["a", "b"], null], ["a", [1]]],
    ["tags", [["x"]], ["x", { 0: "x" }]],
    ["hologram", [], ["x", null, undefined]],
  ];
  for (const [type, shown, notShown] of rows) {
    it(`knows what the control for ${type} can hold`, () => {
      expect(shown.filter((value) => !shows(type, value))).to.deep.equal([]);
      expect(notShown.filter((value) => shows(type, value))).to.deep.equal([]);
    });
  }
});

describe("reading what was typed", () => {
  it("knows days of the calendar and times with and without an offset", () => {
    expect(["2024-02-29", "0001-01-01"].every(isDay)).to.equal(true);
    expect(["2023-02-29", "2026-1-1", "", "12026-01-01"].some(isDay)).to.equal(false);
    expect(["2026-12-31T23:59", "2026-12-31 23:59:00.5+02:00", "2026-12-31t23:59z"].every(isTime)).to.equal(true);
    expect(["2026-12-31", "2026-12-31T25:00", "2026-02-30T10:00", "now"].some(isTime)).to.equal(false);
  });

  it("counts an emoji as one character", () => {
    expect(countCharacters("a😀")).to.equal(2);
  });

  it("gives back what was empty before as it was", () => {
    expect([emptied(null, ""), emptied("", null), emptied(undefined, ""), emptied("x", ""), emptied(5, null)]).to.deep.equal([
      null,
      "",
      undefined,
      "",
      null,
    ]);
  });
});
