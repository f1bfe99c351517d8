import { expect } from "chai";
import { isRecord } from "../../shared/decode.ts";
import { texts as arLate } from "../late-texts/ar.ts";
import { texts as deLate } from "../late-texts/de.ts";
import { texts as enLate } from "../late-texts/en.ts";
import { texts as esLate } from "../late-texts/es.ts";
import { texts as frLate } from "../late-texts/fr.ts";
import { texts as heLate } from "../late-texts/he.ts";
import { texts as nbLate } from "../late-texts/nb.ts";
import { texts as ar } from "./ar.ts";
import { texts as de } from "./de.ts";
import { texts as en } from "./en.ts";
import { texts as es } from "./es.ts";
import { texts as fr } from "./fr.ts";
import { texts as he } from "./he.ts";
import { texts as nb } from "./nb.ts";

const scripts = { ar: /\p{Script=Arabic}/u, he: /\p{Script=Hebrew}/u };

/** Every sentence by its path. Functions are called with recognisable arguments. */
const sentencesOf = (value: unknown, path = ""): readonly (readonly [path: string, sentence: string])[] => {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function")
    return [
      [
        path,
        String(
          Reflect.apply(
            value,
            undefined,
            Array.from({ length: value.length }, (_, index) => (path.endsWith(".fields") ? ["Xa", "Xb"] : `X${index}`)),
          ),
        ),
      ],
    ];
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => sentencesOf(inner, `${path}.${key}`)) : [];
};

const all = {
  ar: { ...ar, ...arLate },
  de: { ...de, ...deLate },
  es: { ...es, ...esLate },
  fr: { ...fr, ...frLate },
  he: { ...he, ...heLate },
  nb: { ...nb, ...nbLate },
};

describe("what the editor says", () => {
  const english = new Map(sentencesOf({ ...en, ...enLate }));

  for (const [language, texts] of Object.entries(all)) {
    it(`says it all in ${language}, with the same names and numbers in it`, () => {
      const said = new Map(sentencesOf(texts));
      expect([...said.keys()]).to.have.members([...english.keys()]);
      for (const [path, sentence] of said) {
        expect(sentence, path).to.match(/\S/);
        // Plural functions express the number in one of two ways.
        if (!/\.(?:words|shown|loading|otherKeys)$/.test(path))
          expect(sentence.match(/X[\dab]/g) ?? [], path).to.have.members(english.get(path)?.match(/X[\dab]/g) ?? []);
      }
    });
  }

  for (const [language, texts] of Object.entries({ ar: all.ar, he: all.he })) {
    it(`is written in the script of ${language}`, () => {
      const foreign = sentencesOf(texts).filter(
        ([, sentence]) => !scripts[language === "ar" ? "ar" : "he"].test(sentence) && /[a-z]{3}/i.test(sentence),
      );
      expect(foreign).to.deep.equal([]);
    });
  }
});
