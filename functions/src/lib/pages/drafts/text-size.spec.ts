import { expect } from "chai";
import { draftLimits } from "./limits.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { ExactValue } from "../../platform/core/json-form.ts";
import { requireFits, textBytes } from "./text-size.ts";

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
