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
    ["dots in a name", "a..b/v1.0/.well-known", "a..b/v1.0/.well-known"],
    [
      "an emoji of several, with what joins them",
      "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u2764\ufe0f",
      "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u2764\ufe0f",
    ],
    [
      "a non-joiner in a Persian word",
      "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
      "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    ],
    ["a joiner after a virama", "\u0915\u094d\u200d\u0937", "\u0915\u094d\u200d\u0937"],
    ["a Bengali ra with a ya below it", "\u09b0\u200d\u09cd\u09af\u09be\u09ac", "\u09b0\u200d\u09cd\u09af\u09be\u09ac"],
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
    ["an empty string", ""],
    ["a slash", "/"],
    ["a slash in front", "/a"],
    ["a slash at the end", "a/"],
    ["a space in front", " a"],
    ["a no-break space at the end", "a\u00a0"],
    ["a line break", "a\nb"],
    ["NUL", "a\0b"],
    ["DEL", "a\u007f"],
    ["half of a surrogate pair", "a\ud800"],
    ["a dot alone", "."],
    ["two dots between slashes", "a/../b"],
    ["an empty segment", "a//b"],
    ["a question mark", "a?b"],
    ["a number sign", "a#b"],
    ["a zero-width space", "agent\u200b"],
    ["a joiner where nothing joins", "agent\u200d"],
    ["a joiner between letters that join anyway", "\u0645\u0633\u200d\u0627\u0639\u062f"],
    ["a joiner at the end of an Arabic word", "\u0645\u0633\u0627\u0639\u062f\u200d"],
    ["a non-joiner after a letter that joins nothing after it", "\u0645\u0633\u0627\u200c\u0639\u062f"],
    ["a non-joiner at the end of a Persian word", "\u0645\u06cc\u200c"],
    ["two non-joiners", "\u0645\u06cc\u200c\u200c\u062e"],
    ["a non-joiner between Latin letters", "ag\u200cent"],
    ["a joiner after an emoji", "\u{1f469}\u200d"],
    ["a variation selector after a letter", "agent\ufe0f"],
    ["a mark of direction", "\u202eagent"],
    ["a soft hyphen", "a\u00adb"],
    ["a byte order mark", "\ufeffa"],
    ["a tag character", "a\u{e0041}"],
    ["a filler that is blank", "a\u3164b"],
    ["a line separator", "a\u2028b"],
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
