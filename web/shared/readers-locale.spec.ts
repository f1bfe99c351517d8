import { expect } from "chai";
import { readersLocale } from "./readers-locale.ts";

describe("the reader's region", () => {
  for (const [languages, language, locale] of [
    [["en-GB", "en"], "en", "en-GB"],
    [["de-CH", "en-US"], "en", "en-US"],
    [["nb"], "nb", "nb"],
    [["pt-BR"], "en", "en"],
    [["en-US-u-ca-buddhist", "en-AU"], "en", "en-AU"],
  ] as const)
    it(`is ${locale} for ${languages.join(", ")} in ${language}`, () => {
      const before = Object.getOwnPropertyDescriptor(globalThis, "navigator") ?? { value: undefined };
      Object.defineProperty(globalThis, "navigator", { value: { languages }, configurable: true });
      expect(readersLocale(language)).to.equal(locale);
      Object.defineProperty(globalThis, "navigator", { configurable: true, ...before });
    });
});
