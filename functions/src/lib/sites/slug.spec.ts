import { expect } from "chai";
import { parseSlug } from "./slug.ts";

describe("parseSlug", () => {
  const accepted: readonly (readonly [string, string, string])[] = [
    ["an ordinary one", "about", "about"],
    ["a path", "docs/start", "docs/start"],
    ["upper case, which differs from lower case", "About", "About"],
    ["letters that were typed as base and accent", "cafe\u0301", "caf\u00e9"],
    ["any script", "עמוד/על", "עמוד/על"],
    ["spaces inside", "a b", "a b"],
    ["dots", "..", ".."],
    ["percent signs, which are no escapes here", "%2F", "%2F"],
    ["a name that Firestore reserves for ids", "__x__", "__x__"],
    ["200 characters outside the basic plane", "😀".repeat(200), "😀".repeat(200)],
    ["more than 200 characters that compose to 200", "e\u0301".repeat(200), "\u00e9".repeat(200)],
  ];
  for (const [name, text, slug] of accepted) {
    it(`accepts ${name}`, () => {
      expect(parseSlug(text)).to.deep.equal({ slug });
    });
  }

  const refused: readonly (readonly [string, string])[] = [
    ["an empty text", ""],
    ["a slash", "/"],
    ["a slash in front", "/a"],
    ["a slash at the end", "a/"],
    ["a space in front", " a"],
    ["a no-break space at the end", "a\u00a0"],
    ["a line break", "a\nb"],
    ["NUL", "a\0b"],
    ["DEL", "a\u007f"],
    ["half of a surrogate pair", "a\ud800"],
    ["201 characters", "a".repeat(201)],
    ["201 characters outside the basic plane", "😀".repeat(201)],
  ];
  for (const [name, text] of refused) {
    it(`refuses ${name}`, () => {
      expect(parseSlug(text))
        .to.have.property("problem")
        .that.matches(/^must /);
    });
  }
});
