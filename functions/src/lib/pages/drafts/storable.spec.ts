import { expect } from "chai";
import { findUnstorable } from "./storable.ts";

/** Maps nested to this depth. */
const nested = (levels: number): Readonly<Record<string, unknown>> => (levels === 1 ? {} : { a: nested(levels - 1) });

const pathsIn = (json: string): readonly string[] => {
  const map: unknown = JSON.parse(json);
  if (typeof map !== "object" || map === null) throw new Error("the test needs a map");
  return findUnstorable({ ...map }, "m").map(({ path }) => path);
};

describe("findUnstorable", () => {
  const storable: readonly (readonly [string, string])[] = [
    ["nothing", "{}"],
    ["every kind of value", '{"a":null,"b":true,"c":1.5,"d":"x","e":[1,"x",null,{"f":[]}],"g":{}}'],
    ["keys that look like paths", '{"a.b":1,"a[0]":1,"`":1,"~*/":1," ":1}'],
    ["keys of Object.prototype", '{"constructor":1,"toString":1,"hasOwnProperty":1,"valueOf":{}}'],
    ["underscores that do not enclose a name", '{"__x":1,"x__":1,"_x_":1,"___":1}'],
    ["a whole surrogate pair, NUL and noncharacters", String.raw`{"a":"\ud83d\ude00\u0000\uffff"}`],
    ["lists in maps in lists", '{"a":[{"b":[{"c":[]}]}]}'],
    ["a path of 1,492 bytes", JSON.stringify({ ["é".repeat(745)]: 1 })],
  ];
  for (const [name, json] of storable) {
    it(`accepts ${name}`, () => {
      expect(pathsIn(json)).to.deep.equal([]);
    });
  }

  const unstorable: readonly (readonly [string, string, readonly string[]])[] = [
    ["__proto__, which JSON can carry", '{"__proto__":{"admin":true}}', ["m.__proto__"]],
    ["reserved names, however deep", '{"a":[{"__name__":1}],"____":1}', ["m.a[0].__name__", "m.____"]],
    ["a reserved name with a line break", '{"__a\\nb__":1}', ["m.__a\nb__"]],
    ["empty names", '{"":1,"a":{"":1}}', ["m.", "m.a."]],
    [
      "paths of more than 1,492 bytes",
      JSON.stringify({ ["é".repeat(746)]: 1, a: { ["é".repeat(745)]: 1 } }),
      [`m.${"é".repeat(746)}`, `m.a.${"é".repeat(745)}`],
    ],
    ["half a surrogate pair in a value", String.raw`{"a":["x","\udc00"]}`, ["m.a[1]"]],
    ["half a surrogate pair in a name, named by its replacement", String.raw`{"\ud800":1}`, ["m.\ufffd"]],
    ["numbers that overflow", '{"a":1e400,"b":[-1e400]}', ["m.a", "m.b[0]"]],
    ["a list inside a list", '{"a":[[]],"b":[{"c":[1,[2]]}]}', ["m.a[0]", "m.b[0].c[1]"]],
    ["every problem at once", '{"__x__":1,"a":"\\ud800","b":[[1]]}', ["m.__x__", "m.a", "m.b[0]"]],
  ];
  for (const [name, json, paths] of unstorable) {
    it(`names ${name}`, () => {
      expect(pathsIn(json)).to.deep.equal(paths);
    });
  }

  it("accepts 20 levels and names deeper values", () => {
    expect(findUnstorable(nested(20), "m")).to.deep.equal([]);
    expect(findUnstorable(nested(21), "m").map(({ path }) => path)).to.deep.equal([`m${".a".repeat(20)}`]);
  });

  it("does not descend 100,000 levels", () => {
    const json = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
    expect(pathsIn(json)).to.have.lengthOf(1);
  });
});
