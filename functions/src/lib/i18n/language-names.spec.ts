import { spawnSync } from "node:child_process";
import { expect } from "chai";
import * as z from "zod";
import { languageLabel, languageName, spokenLanguageName, withoutRegion } from "./language.ts";

describe("languageName", () => {
  const names: readonly (readonly [tag: string, inLanguage: string, name: string])[] = [
    ["fr", "en", "French"],
    ["fr", "de", "Französisch"],
    ["de-AT", "en", "Austrian German"],
    ["nb", "en", "Norwegian Bokmål"],
    ["he", "la", "Hebrew"],
    ["en-US-u-nu-latn", "en", "American English"],
    ["xx", "en", "xx"],
    ["not a tag", "en", "not a tag"],
    ["", "en", ""],
  ];
  for (const [tag, inLanguage, name] of names)
    it(`calls ${JSON.stringify(tag)} ${JSON.stringify(name)} in ${inLanguage}`, () => {
      expect(languageName(tag, inLanguage)).to.equal(name);
    });
});

describe("spokenLanguageName", () => {
  const names: readonly (readonly [tag: string, inLanguage: string, name: string])[] = [
    ["en-US", "en", "English"],
    ["pt-BR", "pt", "português"],
    ["pt-PT", "en", "Portuguese"],
    ["de-AT", "nb", "tysk"],
    ["es-419", "en", "Spanish"],
    ["zh-TW", "en", "Chinese"],
    ["zh-Hant-TW", "en", "Traditional Chinese"],
    ["fr", "en", "French"],
  ];
  for (const [tag, inLanguage, name] of names)
    it(`calls ${tag} ${name} in ${inLanguage}`, () => {
      expect(spokenLanguageName(tag, inLanguage)).to.equal(name);
    });
});

describe("withoutRegion", () => {
  const tags: readonly (readonly [tag: string, language: string])[] = [
    ["en", "en"],
    ["en-GB", "en"],
    ["es-419", "es"],
    ["zh-Hant-TW", "zh-Hant"],
    ["sr-Latn", "sr-Latn"],
    ["de-1996", "de"],
    ["und", "und"],
    ["not a tag", "not a tag"],
  ];
  for (const [tag, language] of tags)
    it(`makes ${language} of ${tag}`, () => {
      expect(withoutRegion(tag)).to.equal(language);
    });
});

const labels: Readonly<Record<string, string>> = {
  en: "English",
  "en-US": "American English",
  "en-GB": "British English",
  he: "עברית",
  ar: "العربية",
  fa: "فارسی",
  sv: "Svenska",
  nb: "Norsk bokmål",
  no: "Norsk",
  de: "Deutsch",
  fr: "Français",
  "fr-CA": "Français canadien",
  es: "Español",
  "es-MX": "Español de México",
  "pt-BR": "Português (Brasil)",
  it: "Italiano",
  "nl-BE": "Vlaams",
  el: "Ελληνικά",
  ru: "Русский",
  uk: "Українська",
  tr: "Türkçe",
  hy: "Հայերեն",
  ka: "ქართული",
  zh: "中文",
  "zh-Hant": "繁體中文",
  "zh-TW": "中文（台灣）",
  ja: "日本語",
  ko: "한국어",
  th: "ไทย",
  hi: "हिन्दी",
  am: "አማርኛ",
  zu: "isiZulu",
  // Node has their names, but no data for them.
  ht: "Haitian Creole",
  la: "Latin",
  co: "Corsican",
  // What another interface may have stored.
  xx: "xx",
  en_US: "en_US",
  "not a tag": "not a tag",
  "": "",
  "en-US-u-nu-latn": "American English",
};

describe("languageLabel", () => {
  for (const [language, label] of Object.entries(labels)) {
    it(`calls ${JSON.stringify(language)} ${label}`, () => {
      expect(languageLabel(language)).to.equal(label);
    });
  }

  for (const locale of ["sv_SE.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "C"]) {
    it(`does not depend on the language of the process: ${locale}`, () => {
      const module = new URL("language.ts", import.meta.url).href;
      const program = `import { languageLabel } from ${JSON.stringify(module)};
        console.log(JSON.stringify([Intl.DateTimeFormat().resolvedOptions().locale, ...["ht", "it", "xx"].map(languageLabel)]));`;
      const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
        env: { ...process.env, LANG: locale, LC_ALL: locale, LANGUAGE: "" },
        encoding: "utf8",
      });
      const [own, ...found] = z.array(z.string()).parse(JSON.parse(stdout));
      if (locale !== "C") expect(own).to.equal(locale.slice(0, 5).replace("_", "-"));
      expect(found).to.deep.equal(["Haitian Creole", "Italiano", "xx"]);
    });
  }
});
