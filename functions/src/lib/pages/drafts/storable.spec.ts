import { expect } from "chai";
import { findUnstorable, requireFits, textBytes } from "./storable.ts";
import { draftLimits } from "./limits.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { ExactValue } from "../../platform/core/json-form.ts";

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

const sizeOf = (content: string, metadata: Readonly<Record<string, unknown>> = {}): number =>
  textBytes({ content, metadata, language: "en" });

describe("textBytes", () => {
  /** A text counts one byte more than its UTF-8; a key also counts the 20 bytes of its mark and its name there. */
  const sizes: readonly (readonly [string, number, number])[] = [
    ["an empty draft", sizeOf(""), 1],
    ["two bytes of one character", sizeOf("é"), 3],
    ["four bytes of one character", sizeOf("😀"), 5],
    ["CRLF and NUL as they are", sizeOf("\r\n\0"), 4],
    ["a string", sizeOf("", { a: "bc" }), 1 + 2 + 3 + 22],
    ["true, false and null", sizeOf("", { a: true, b: false, c: null }), 1 + 3 * (2 + 1 + 22)],
    ["a number", sizeOf("", { a: 1 }), 1 + 2 + 8 + 22],
    ["a list as the sum of its items", sizeOf("", { a: ["b", 1, []] }), 1 + 2 + 10 + 22],
    ["a map as the sum of its members", sizeOf("", { a: { b: { c: "" } } }), 1 + 2 + 2 + 2 + 1 + 22],
    ["a key of two bytes", sizeOf("", { é: null }), 1 + 3 + 1 + 23],
  ];
  it("counts the fields of another interface, and values that JavaScript has no equal of", () => {
    const time = new ExactValue({}, "", 8);
    expect(textBytes({ content: "", metadata: {}, language: "en", otherFields: { seo: { a: "b" }, at: time } })).to.equal(
      1 + 4 + 2 + 2 + 3 + 8,
    );
  });

  for (const [name, size, expected] of sizes) {
    it(`counts ${name}`, () => {
      expect(size).to.equal(expected);
    });
  }
});

describe("requireFits", () => {
  const limit = draftLimits.textBytes;

  it("lets the last byte in", () => {
    expect(() => {
      requireFits({ content: "a".repeat(limit - 1), metadata: {}, language: "en" });
    }).not.to.throw();
  });

  it("refuses one byte more, with both numbers", () => {
    expect(() => {
      requireFits({ content: "a".repeat(limit), metadata: {}, language: "en" });
    })
      .to.throw(AppError)
      .that.deep.includes({
        code: "too_large",
        details: [
          { path: "size_bytes", message: String(limit + 1) },
          { path: "limit_bytes", message: String(limit) },
        ],
      });
  });

  it("counts bytes, not characters", () => {
    expect(() => {
      requireFits({ content: "日".repeat(Math.ceil(limit / 3)), metadata: {}, language: "en" });
    }).to.throw(AppError);
  });
});
