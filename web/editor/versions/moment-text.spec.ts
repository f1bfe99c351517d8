import { expect } from "chai";
import { momentText } from "./moment-text.ts";

describe("the time of a version", () => {
  const now = new Date(2026, 10, 28, 9, 30);
  for (const [at, locale, words] of [
    [new Date(2026, 10, 28, 8, 2), "en-GB", "Today 8:02"],
    [new Date(2026, 10, 27, 23, 59), "nb", "I går 23:59"],
    [new Date(2026, 2, 2, 14, 2), "en-GB", "2 March 14:02"],
    [new Date(2025, 2, 2, 14, 2), "de", "2. März 2025 14:02"],
  ] as const)
    it(words, () => {
      expect(momentText(at.toISOString(), now, locale)).to.equal(words);
    });
});
