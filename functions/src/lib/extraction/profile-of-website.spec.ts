import { expect } from "chai";
import { lineOf, pageOf, readPages } from "../../../test/support/read-lines.ts";
import type { TextLine } from "./page-facts.ts";

describe("profileOfWebsite", () => {
  it("takes the structured data of the company and not that of its branch", () => {
    const data = [
      { "@type": "Store", name: "Fjord Bakeri Os", telephone: "55 30 18 46", openingHours: "Mo-Su 10:00-18:00", description: "Os" },
      { "@type": "Store", name: "Fjord Bakeri", telephone: "55 30 18 47", logo: "/logo.svg" },
    ];
    const profile = readPages("NO", pageOf([], { data }));
    expect([profile.name?.value, profile.phone?.value]).to.deep.equal(["Fjord Bakeri", "55 30 18 47"]);
  });

  const phones: readonly (readonly [country: string, lines: readonly (string | TextLine)[], phone: string | undefined])[] = [
    ["NO", ["Tlf. 55 30 18 46", "Faks 55 30 18 47"], "55 30 18 46"],
    ["AT", ["F +43 5412 88734-44 · T +43 5412 88734-0"], "+43 5412 88734-0"],
    ["IL", ["פקס: 03-6281945", "03-628-1944"], "03-628-1944"],
    ["DK", ["CVR 38 71 29 04"], undefined],
    ["DE", ["© Kasse | Andys Webservice Tel. 0177/4189932"], undefined],
    ["DE", ["Made by Hell, Tel. 030/44782910, info@hell-agentur.example and others"], undefined],
    ["GB", [lineOf("Call my sister on 0113 496 0182", { quoted: true })], undefined],
  ];
  for (const [country, lines, phone] of phones) {
    it(`finds ${phone === undefined ? "no number to call" : `the number ${phone}`} in ${JSON.stringify(lines)}`, () => {
      expect(readPages(country, pageOf(lines)).phone?.value).to.equal(phone);
    });
  }

  it("believes the text before structured data that it contradicts", () => {
    const data = [{ "@type": "Bakery", telephone: "55 00 00 00", email: "old@agency.example" }];
    const profile = readPages("NO", pageOf(["Tlf. 55 30 18 46", "post@fjord.example"], { data }));
    expect([profile.phone?.value, profile.email?.value]).to.deep.equal(["55 30 18 46", "post@fjord.example"]);
    expect(readPages("NO", pageOf([], { data })).phone?.value).to.equal("55 00 00 00");
  });

  it("takes nothing from the data of another company", () => {
    const data = [{ "@type": "ProfessionalService", name: "Agency", url: "https://agency.example/", telephone: "55 00 00 00" }];
    expect(readPages("NO", pageOf([], { data })).phone).to.equal(undefined);
  });

  it("writes to customers' mailboxes, and to the site's own before others", () => {
    const emailOf = (...lines: readonly string[]): unknown => readPages("NO", pageOf(lines)).email?.value;
    expect(emailOf("jobs@fjord.example", "post@fjord.example")).to.equal("post@fjord.example");
    expect(emailOf("Website by Brightwharf Digital (hello@brightwharf.example)")).to.equal(undefined);
    expect(emailOf("fjordbakeri@gmail.com")).to.equal("fjordbakeri@gmail.com");
    expect(emailOf("kari@fjord.example", "post@fjord.example")).to.equal("post@fjord.example");
    expect(emailOf("© 2024 Fjord Bakeri, post@fjord.example, made by hello@brightwharf.example")).to.equal("post@fjord.example");
    expect(emailOf("info@mysite.com")).to.equal(undefined);
    expect(emailOf("555-0142hello@fjord.example")).to.equal("hello@fjord.example");
  });

  it("does not write to whoever has made the site", () => {
    const link = { url: "https://brightwharf.example/", text: "Brightwharf" };
    const own = ["E-post: kari72@online.example"];
    expect(readPages("NO", pageOf([...own, "hello@brightwharf.example"], { links: [link] })).email?.value).to.equal(
      "kari72@online.example",
    );
    expect(readPages("NO", pageOf([lineOf("hello@brightwharf.example", { aside: true })])).email).to.equal(undefined);
  });

  const hours: readonly (readonly [what: string, language: string, lines: readonly (string | TextLine)[], hours: string | undefined])[] = [
    ["what a guest says", "en", [lineOf("“They opened Mon–Fri 9–17!”")], undefined],
    ["a quotation", "en", [lineOf("Mon–Fri 9–17", { quoted: true })], undefined],
    ["a lunch break", "nb", ["Åpningstider", "Mandag–fredag 8–16 (lunsj 11–12)"], "Monday–Friday 8:00–11:00 + 12:00–16:00"],
    ["rows of plain blocks", "en", ["Monday", "9:00–17:00", "Tuesday", "10:00–18:00"], "Monday 9:00–17:00, Tuesday 10:00–18:00"],
    ["a season", "nb", [lineOf("Åpningstider i julen 2021", { tag: "h2" }), "hverdager 8–20"], undefined],
    ["Portuguese ordinals", "pt", ["Horário", "2.ª a 6.ª feira, das 9h30 às 13h00"], "Monday–Friday 9:30–13:00"],
    ["days in two words", "tr", ["Hafta içi 08:30 - 19:30", "Pazar günleri kapalıyız."], "Monday–Friday 8:30–19:30"],
    ["a column for each of two shops", "nl", ["maandag 10–18.30 u 9.30–18 u", "dinsdag 10–18.30 u 9.30–18 u"], undefined],
    ["endings that say from and to", "hu", ["Hétfőtől péntekig 8:00-16:30"], "Monday–Friday 8:00–16:30"],
    ["consonants of a name", "pl", ["pn.–pt. 8:00–16:00"], "Monday–Friday 8:00–16:00"],
    ["from and to in three words", "nl", ["Maandag tot en met vrijdag: 08.30 - 17 uur"], "Monday–Friday 8:30–17:00"],
    ["letters before other words", "he", ["ימים א-ה בין השעות 08:30-17:00"], "Monday–Thursday 8:30–17:00, Sunday 8:30–17:00"],
    ["another apostrophe", "uk", ["понеділок - п'ятниця з 9:00 до 18:00"], "Monday–Friday 9:00–18:00"],
    ["every day but one", "ko", ["매일 11:00 - 21:00 (월요일 휴무)"], "Tuesday–Sunday 11:00–21:00"],
    ["a day that cannot be told", "lv", ["P.–Pk. 9.00–18.00"], undefined],
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
      expect(readPages("NO", pageOf(lines, { language })).opening_hours?.value.replaceAll(/\s?–\s?/g, "–")).to.equal(expected);
    });
  }

  it("takes the hours under their heading, and not those of the telephone", () => {
    const lines = ["Telefon 018-418 65 20 (vardagar 8–11)", lineOf("Öppettider", { tag: "h2" }), "Måndag–fredag 9–17"];
    expect(readPages("SE", pageOf(lines, { language: "sv" })).opening_times?.value).to.deep.include({ day: 1, opens: 540, closes: 1020 });
  });

  it("does not believe a template that says another language than the words", () => {
    const text =
      "1986 yılından bu yana İzmir'de kuru temizleme ve gelinlik bakımı için bu mağazada bir usta ile çok çalışıyoruz ve daha çok olarak.";
    expect(readPages("TR", pageOf([text], { language: "en" })).primary_language?.value).to.equal("tr");
    expect(
      readPages(
        "TR",
        pageOf(["Open the door to our shop and you are with us, for the best of bread and cake is what we bake for you"], {
          language: "tr",
        }),
      ).primary_language?.value,
    ).to.equal("en");
  });

  it("hears in which languages people are served, and not which are taught", () => {
    const languagesOf = (language: string, ...lines: readonly string[]): unknown =>
      readPages("NO", pageOf(lines, { language })).languages?.value;
    expect(languagesOf("nb", "Hos oss blir du hjulpet på norsk, engelsk og polsk.")).to.deep.equal(["nb", "en", "pl"]);
    expect(languagesOf("he", "אנו נותנים שירות בעברית, באנגלית, ברוסית ובצרפתית.")).to.deep.equal(["he", "en", "ru", "fr"]);
    expect(languagesOf("pl", "W sekretariacie porozumiesz się po polsku, angielsku i ukraińsku.")).to.deep.equal(["pl", "en", "uk"]);
    expect(languagesOf("en", "We teach German, Spanish and Italian.")).to.deep.equal(["en"]);
  });
});
