import { expect } from "chai";
import { type AddressPlan, pagePath, pageUrl, placesAt } from "./page-address.ts";

const short: AddressPlan = { pattern: "/{slug}", defaultLanguage: "en", homeSlug: "home", siteUrl: "https://site.example" };
const long: AddressPlan = { ...short, pattern: "/{language}/{slug}" };
const below: AddressPlan = { ...short, siteUrl: "https://site.example/shop/" };
const unknown: AddressPlan = { ...short, homeSlug: null, siteUrl: undefined };

type Row = readonly [plan: AddressPlan, slug: string, language: string, path: string, url: string];

const site = "https://site.example";

const pages: Readonly<Record<string, Row>> = {
  "a page in the default language": [short, "about", "en", "/about", `${site}/about`],
  "a page in another language": [short, "om-oss", "nb", "/nb/om-oss", `${site}/nb/om-oss`],
  "the default language below its name": [long, "about", "en", "/en/about", `${site}/en/about`],
  "a region that another program has spelt": [short, "sobre", "pt_br", "/pt-BR/sobre", `${site}/pt-BR/sobre`],
  "a language with a former name": [short, "odot", "iw", "/he/odot", `${site}/he/odot`],
  "the default language in another spelling": [{ ...short, defaultLanguage: "pt-BR" }, "sobre", "pt_BR", "/sobre", `${site}/sobre`],
  "what is no language": [short, "a", "??", "/%3F%3F/a", `${site}/%3F%3F/a`],
  "the home page": [short, "home", "en", "/", `${site}/`],
  "the home page of a site with long addresses": [long, "home", "en", "/", `${site}/`],
  "the home page in another language": [long, "home", "nb", "/nb", `${site}/nb`],
  "a page in a folder": [short, "docs/start", "en", "/docs/start", `${site}/docs/start`],
  "a page of a site that begins below its host": [below, "about", "en", "/shop/about", `${site}/shop/about`],
  "the home page of a site that begins below its host": [below, "home", "en", "/shop/", `${site}/shop/`],
  "a page of a site that nobody has named": [unknown, "about", "nb", "/nb/about", "/nb/about"],
  "a page of a site that is no address": [{ ...short, siteUrl: "site" }, "about", "en", "/about", "/about"],
  "a page in another script": [short, "אודות", "en", "/אודות", `${site}/%D7%90%D7%95%D7%93%D7%95%D7%AA`],
  "letters that are typed in two ways": [short, "cafe\u0301", "en", "/caf\u00e9", `${site}/caf%C3%A9`],
  "signs that mean something in addresses": [short, "a 100%25<b>\\", "en", "/a%20100%2525%3Cb%3E%5C", `${site}/a%20100%2525%3Cb%3E%5C`],
  "a slug that looks like an address": [short, "//evil.example/a", "en", "/evil.example/a", `${site}/evil.example/a`],
};

describe("pagePath and pageUrl", () => {
  for (const [name, [plan, slug, language, path, url]] of Object.entries(pages)) {
    it(`know where ${name} is`, () => {
      expect(pagePath(plan, { slug, language })).to.equal(path);
      expect(pageUrl(plan, { slug, language })).to.equal(url);
    });
  }

  it("give a translation of the home page the address of its language, whatever its slug is", () => {
    expect(pagePath(short, { slug: "hjem", language: "nb", isHome: true })).to.equal("/nb");
    expect(pagePath(short, { slug: "home", language: "nb", isHome: false })).to.equal("/nb/home");
  });
});

describe("placesAt", () => {
  it("finds every page at its own address, encoded or as people read it", () => {
    for (const [name, [plan, slug, language, path, url]] of Object.entries(pages)) {
      if (language === "??" || slug.startsWith("/")) continue;
      const wanted = `${slug.normalize("NFC")} in ${{ pt_br: "pt-BR", pt_BR: "pt-BR", iw: "he" }[language] ?? language}`;
      for (const asked of [path, new URL(url, site).pathname])
        expect(
          placesAt(plan, asked).map((place) => `${place.slug} in ${place.language}`),
          `${name}: ${asked}`,
        ).to.include(wanted);
    }
  });

  const rows: Readonly<Record<string, readonly [plan: AddressPlan, path: string, places: readonly string[]]>> = {
    "the beginning of a site without a home page": [unknown, "/", []],
    "a language before a page": [short, "/nb/om-oss", ["om-oss in nb", "nb/om-oss in en"]],
    "a language in other letters": [short, "/PT-br/sobre/", ["sobre in pt-BR", "PT-br/sobre in en"]],
    "a language alone": [short, "/nb", ["home in nb", "nb in en"]],
    "a folder whose name is no language": [long, "/docs/start", ["docs/start in en"]],
    "a word of three letters that is no language": [short, "/faq", ["faq in en"]],
    "the former address of a site that changed its pattern": [long, "/about", ["about in en"]],
    "a lone percent sign": [short, "/100%", ["100% in en"]],
    "a page beside the site": [below, "/about", ["about in en"]],
    "what is no tag": [short, "/en-aaaaaaaaa/a", ["en-aaaaaaaaa/a in en"]],
  };
  for (const [name, [plan, path, places]] of Object.entries(rows)) {
    it(`reads ${name}`, () => {
      expect(placesAt(plan, path).map(({ slug, language }) => `${slug} in ${language}`)).to.deep.equal(places);
    });
  }
});
