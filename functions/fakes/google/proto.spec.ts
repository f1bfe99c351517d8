import { expect } from "chai";
import { describeViolations, int32, list, message, struct, text } from "./proto.ts";

const Inner = message({ someName: text, freeForm: struct });
const Outer = message({ innerParts: list(Inner), count: int32 });

const violationsOf = (value: unknown, root = "outer"): readonly string[] => {
  const { error } = Outer.safeParse(value, { reportInput: true });
  return error === undefined ? [] : describeViolations(error, root).map(({ description }) => description);
};

describe("message", () => {
  it("reads both spellings of a name, and takes null for absent", () => {
    expect(Outer.parse({ inner_parts: [{ some_name: "a" }, { someName: null }], count: null })).to.deep.equal({
      innerParts: [{ someName: "a" }, {}],
    });
  });

  it("leaves the names in a free form alone", () => {
    expect(Outer.parse({ innerParts: [{ freeForm: { first_name: "Ada", lastName: null } }] })).to.deep.equal({
      innerParts: [{ freeForm: { first_name: "Ada", lastName: null } }],
    });
  });
});

describe("describeViolations", () => {
  it("names an unknown field and where it is, as in the .proto file", () => {
    expect(violationsOf({ other: 1 })).to.deep.equal([
      "Invalid JSON payload received. Unknown name \"other\" at 'outer': Cannot find field.",
    ]);
    expect(violationsOf({ innerParts: [{}, { x: 1 }] })).to.deep.equal([
      "Invalid JSON payload received. Unknown name \"x\" at 'outer.inner_parts[1]': Cannot find field.",
    ]);
    expect(violationsOf({ other: 1 }, "")).to.deep.equal(['Invalid JSON payload received. Unknown name "other": Cannot find field.']);
  });

  it("names every one", () => {
    expect(violationsOf({ a: 1, b: 2, innerParts: [{ c: 3 }] })).to.have.length(3);
  });

  it("names a value of the wrong type", () => {
    expect(violationsOf({ count: "many" })).to.deep.equal(["Invalid value at 'outer.count' (TYPE_INT32), \"many\""]);
  });
});
