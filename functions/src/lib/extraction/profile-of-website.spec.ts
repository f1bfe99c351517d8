import { expect } from "chai";
import type { PageFacts, TextLine } from "./page-facts.ts";
import { profileOfWebsite } from "./profile-of-website.ts";

const line = (text: string, changes: Partial<TextLine> = {}): TextLine => ({ tag: "p", text, aside: false, quoted: false, ...changes });

const page = (lines: readonly (string | TextLine)[], changes: Partial<PageFacts> = {}): PageFacts => ({
  url: "https://fjord.example/",
  language: "en",
  title: "",
  meta: new Map(),
  lines: lines.map((text) => (typeof text === "string" ? line(text) : text)),
  links: [],
  alternates: [],
  data: [],
  ...changes,
});

const read = (country: string, ...pages: readonly PageFacts[]) => profileOfWebsite(pages, { name: "", country }, "en-GB");

describe("profileOfWebsite", () => {
  const addresses: readonly (readonly [country: string, lines: readonly string[], address: string | undefined])[] = [
    ["NO", ["Besøksadresse: Industriveien 4B, 4020 Stavanger", "Postboks 12, 4001 Stavanger"], "Industriveien 4B, 4020 Stavanger"],
    ["SE", ["Storgatan 5", "S-411 38 Göteborg"], "Storgatan 5, 411 38 Göteborg"],
    ["DK", ["Nørregade 7, st. tv., 1165 København K"], "Nørregade 7, st. tv., 1165 København K"],
    ["CZ", ["Dlouhá 123/4, 110 00 Praha 1"], "Dlouhá 123/4, 110 00 Praha 1"],
    ["IT", ["Via dei Tigli snc", "54100 Massa (MS)"], "Via dei Tigli snc, 54100 Massa (MS)"],
    ["FR", ["3 bis, rue du Puits", "F-21190 Meursault"], "3 bis, rue du Puits, 21190 Meursault"],
    ["GB", ["The Old Mill", "Church Lane", "Lewes", "BN7 1AA"], "The Old Mill, Church Lane, Lewes, BN7 1AA"],
    ["US", ["1600 Market St.", "Suite 400", "Philadelphia, PA 19103-1234"], "1600 Market St., Suite 400, Philadelphia, PA 19103-1234"],
    ["CA", ["1234, avenue du Mont-Royal Est, Montréal (Québec) H2J 1Y5"], "1234, avenue du Mont-Royal Est, Montréal (Québec) H2J 1Y5"],
    ["JP", ["〒399-8301 長野県安曇野市穂高有明1234-5"], "〒399-8301 長野県安曇野市穂高有明1234-5"],
    ["IL", ["הרצל 15, חיפה, 3303115"], "הרצל 15, חיפה, 3303115"],
    ["PT", ["Rua das Flores, 12, 1200-194 Lisboa"], "Rua das Flores, 12, 1200-194 Lisboa"],
    ["NO", ["I 1957 åpnet vi", "2024 Kunder"], undefined],
    ["DK", ["Vi har 3 butikker", "5000 Glade kunder"], undefined],
    ["DE", ["© Agentur Hell, Marktplatz 1, 34117 Kassel"], undefined],
  ];
  for (const [country, lines, address] of addresses) {
    it(`finds ${address === undefined ? "no address" : "the address"} in ${JSON.stringify(lines)}`, () => {
      expect(read(country, page(lines)).address?.value).to.equal(address);
    });
  }

  const phones: readonly (readonly [country: string, lines: readonly (string | TextLine)[], phone: string | undefined])[] = [
    ["NO", ["Tlf. 55 30 18 46", "Faks 55 30 18 47"], "55 30 18 46"],
    ["AT", ["F +43 5412 88734-44 · T +43 5412 88734-0"], "+43 5412 88734-0"],
    ["IL", ["פקס: 03-6281945", "03-628-1944"], "03-628-1944"],
    ["DK", ["CVR 38 71 29 04"], undefined],
    ["DE", ["© Kasse | Andys Webservice Tel. 0177/4189932"], undefined],
    ["DE", ["Made by Hell, Tel. 030/44782910, info@hell-agentur.example and others"], undefined],
    ["GB", [line("Call my sister on 0113 496 0182", { quoted: true })], undefined],
  ];
  for (const [country, lines, phone] of phones) {
    it(`finds ${phone === undefined ? "no number to call" : `the number ${phone}`} in ${JSON.stringify(lines)}`, () => {
      expect(read(country, page(lines)).phone?.value).to.equal(phone);
    });
  }

  it("believes the text before structured data that it contradicts", () => {
    const data = [{ "@type": "Bakery", telephone: "55 00 00 00", email: "old@agency.example" }];
    const profile = read("NO", page(["Tlf. 55 30 18 46", "post@fjord.example"], { data }));
    expect([profile.phone?.value, profile.email?.value]).to.deep.equal(["55 30 18 46", "post@fjord.example"]);
    expect(read("NO", page([], { data })).phone?.value).to.equal("55 00 00 00");
  });

  it("takes nothing from the data of another company", () => {
    const data = [{ "@type": "ProfessionalService", name: "Agency", url: "https://agency.example/", telephone: "55 00 00 00" }];
    expect(read("NO", page([], { data })).phone).to.equal(undefined);
  });

  it("writes to customers' mailboxes, and to the site's own before others", () => {
    const emailOf = (...lines: readonly string[]): unknown => read("NO", page(lines)).email?.value;
    expect(emailOf("jobs@fjord.example", "post@fjord.example")).to.equal("post@fjord.example");
    expect(emailOf("Website by Brightwharf Digital (hello@brightwharf.example)")).to.equal(undefined);
    expect(emailOf("fjordbakeri@gmail.com")).to.equal("fjordbakeri@gmail.com");
  });

  const hours: readonly (readonly [what: string, language: string, lines: readonly (string | TextLine)[], hours: string | undefined])[] = [
    ["what a guest says", "en", [line("“They opened Mon–Fri 9–17!”")], undefined],
    ["a quotation", "en", [line("Mon–Fri 9–17", { quoted: true })], undefined],
    ["a lunch break", "nb", ["Åpningstider", "Mandag–fredag 8–16 (lunsj 11–12)"], "Monday–Friday 8:00–11:00 + 12:00–16:00"],
    ["rows of plain blocks", "en", ["Monday", "9:00–17:00", "Tuesday", "10:00–18:00"], "Monday 9:00–17:00, Tuesday 10:00–18:00"],
    ["a season", "nb", [line("Åpningstider i julen 2021", { tag: "h2" }), "hverdager 8–20"], undefined],
    ["a price", "pl", ["pn. i śr. 17:00-18:30 1480 zł"], undefined],
    [
      "hours with the closed day",
      "ja",
      ["営業時間 10:00〜19:00(日・祝は18:00まで)", "定休日 毎週月曜・第3火曜"],
      "Tuesday–Saturday 10:00–19:00, Sunday 10:00–18:00",
    ],
    [
      "letters of days",
      "et",
      ["E, K 8.00–18.00", "T, N 10.00–20.00"],
      "Monday 8:00–18:00, Tuesday 10:00–20:00, Wednesday 8:00–18:00, Thursday 10:00–20:00",
    ],
    ["American hours", "en", ["Open Mon–Fri 9–5"], "Monday–Friday 9:00–17:00"],
    [
      "one sentence among others",
      "en",
      ["2024 season: May 10 – October 14. The office is open daily 8 a.m. – 8 p.m."],
      "Monday–Sunday 8:00–20:00",
    ],
  ];
  for (const [what, language, lines, expected] of hours) {
    it(`reads ${what} as ${expected ?? "no opening hours"}`, () => {
      expect(read("NO", page(lines, { language })).opening_hours?.value.replaceAll(/\s?–\s?/g, "–")).to.equal(expected);
    });
  }

  it("takes the hours under their heading, and not those of the telephone", () => {
    const lines = ["Telefon 018-418 65 20 (vardagar 8–11)", line("Öppettider", { tag: "h2" }), "Måndag–fredag 9–17"];
    expect(read("SE", page(lines, { language: "sv" })).opening_times?.value).to.deep.include({ day: 1, opens: 540, closes: 1020 });
  });

  it("hears in which languages people are served, and not which are taught", () => {
    const languagesOf = (language: string, ...lines: readonly string[]): unknown => read("NO", page(lines, { language })).languages?.value;
    expect(languagesOf("nb", "Hos oss blir du hjulpet på norsk, engelsk og polsk.")).to.deep.equal(["nb", "en", "pl"]);
    expect(languagesOf("he", "אנו נותנים שירות בעברית, באנגלית, ברוסית ובצרפתית.")).to.deep.equal(["he", "en", "ru", "fr"]);
    expect(languagesOf("pl", "W sekretariacie porozumiesz się po polsku, angielsku i ukraińsku.")).to.deep.equal(["pl", "en", "uk"]);
    expect(languagesOf("en", "We teach German, Spanish and Italian.")).to.deep.equal(["en"]);
  });
});
