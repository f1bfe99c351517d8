import { expect } from "chai";
import { languageTag } from "./language-tag.ts";

describe("languageTag", () => {
  const rows: Readonly<Record<string, readonly [typed: string, tag: string, ofSite?: readonly string[], inLanguage?: string]>> = {
    "an English name": ["Norwegian", "nb"],
    "a name in the interface language": ["Norwegisch", "nb", [], "de"],
    "an English name in another interface": ["German", "de", [], "he"],
    "the language's name for itself": ["français", "fr"],
    "small letters, and without accents": [" francais ", "fr"],
    "another script": ["עברית", "he"],
    "a language of the site before another one": ["Norwegian", "nn", ["nn"]],
    "the whole name before its beginning": ["Chinese", "zh", ["zh-TW", "zh"]],
    "a language of the site with its region": ["Brazilian Portuguese", "pt-BR", ["pt-BR"]],
    "a tag": ["nb", "nb"],
    "a tag that is also a word": ["no", "no"],
    "a tag of another program": ["pt_br", "pt_br"],
    "words that name no language": ["Opening hours", "Opening hours"],
    nothing: [" ", ""],
  };
  for (const [what, [typed, tag, ofSite = [], inLanguage = "en"]] of Object.entries(rows)) {
    it(`understands ${what}`, () => {
      expect(languageTag(typed, ofSite, inLanguage)).to.equal(tag);
    });
  }
});
