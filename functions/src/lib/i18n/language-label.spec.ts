import { spawnSync } from "node:child_process";
import { expect } from "chai";
import * as z from "zod";
import { languageLabel } from "./language-label.ts";

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
  // Node has their names, but no data in them.
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
      const module = new URL("language-label.ts", import.meta.url).href;
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
