import { expect } from "chai";
import { readersLocale, readersRegion } from "./readers-locale.ts";

describe("the reader's region", () => {
  const inBrowser = <Result>(languages: readonly string[], read: () => Result): Result => {
    const before = Object.getOwnPropertyDescriptor(globalThis, "navigator") ?? { value: undefined };
    Object.defineProperty(globalThis, "navigator", { value: { languages }, configurable: true });
    const result = read();
    Object.defineProperty(globalThis, "navigator", { configurable: true, ...before });
    return result;
  };

  for (const [languages, language, locale] of [
    [["en-GB", "en"], "en", "en-GB"],
    [["de-CH", "en-US"], "en", "en-US"],
    [["nb"], "nb", "nb"],
    [["pt-BR"], "en", "en"],
    [["en-US-u-ca-buddhist", "en-AU"], "en", "en-AU"],
  ] as const)
    it(`is ${locale} for ${languages.join(", ")} in ${language}`, () => {
      expect(inBrowser(languages, () => readersLocale(language))).to.equal(locale);
    });

  for (const [languages, region] of [
    [["nb-NO", "en"], "nb-NO"],
    [["en-US@posix", "de-AT"], "de-AT"],
    [["en-US@posix"], "en"],
    [["C"], "en"],
    [[], "en"],
  ] as const)
    it(`is ${region} for the numbers of a browser that speaks ${languages.join(", ")}`, () => {
      expect(inBrowser(languages, readersRegion)).to.equal(region);
    });
});
