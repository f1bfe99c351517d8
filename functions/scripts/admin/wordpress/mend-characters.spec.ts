import { expect } from "chai";
import { mendCharacters } from "./mend-characters.ts";

describe("broken characters", () => {
  for (const [broken, mended] of [
    ["nÃ¶tig â€“ das heiÃŸt â€žProphylaxeâ€œ", "nötig – das heißt „Prophylaxe“"],
    ["GÃ¥ pÃ¥ tur ðŸ˜€", "Gå på tur 😀"],
    ["It\u0092s\u0002 \u0093here\u0094\u000b", "It’s “here”"],
    ["Caf\u00c3\u00a9 \u0096 \u00e2\u20ac\u009d", "Café – ”"],
    ["nÃ¶tig\nund “gut”", "nötig\nund “gut”"],
  ] as const)
    it(`are mended: ${broken}`, () => {
      expect(mendCharacters(broken)).to.equal(mended);
    });

  for (const text of ["“AMANHÃ” às 9", "CAFÉ€5", "Ångström – nÃ¶tig", "Â", "naïve café"])
    it(`are left alone where they may be meant: ${text}`, () => {
      expect(mendCharacters(text)).to.equal(text);
    });
});
