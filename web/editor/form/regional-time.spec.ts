import { expect } from "chai";
import fc from "fast-check";
import { isTime } from "./field-values.ts";
import { readTime, writeTime } from "./regional-time.ts";

describe("readTime", () => {
  const newYear = "2026-12-31T18:00";
  const rows: readonly (readonly [string, string | undefined, ...string[]])[] = [
    ["31.12.2026 18:00", newYear, "de-DE", "nb-NO", "en-US", "fr-FR"],
    ["31.12.2026, 18:00 Uhr", newYear, "de-DE"],
    ["31.12.2026 kl. 18.00", newYear, "nb-NO"],
    ["31. desember 2026 kl. 18:00", newYear, "nb-NO"],
    ["31. Dezember 2026 um 18:00", newYear, "de-DE"],
    ["31 décembre 2026 à 18:00", newYear, "fr-FR"],
    ["December 31, 2026 at 6:00 PM", newYear, "en-US"],
    ["31 Dec 2026 6 pm", newYear, "en-GB", "de-DE"],
    ["12/31/2026 6:00 PM", newYear, "en-US"],
    ["12/31/2026, 6:00 p.m.", newYear, "en-US"],
    ["31/12/2026 18:00", newYear, "en-GB", "fr-FR", "es-ES", "he-IL"],
    ["2026-12-31 18:00", newYear.replace("T", " "), "en-US"],
    ["2026/12/31 18:00", newYear, "ja-JP", "en-US"],
    ["2026-12-31T18:00+02:00", "2026-12-31T18:00+02:00", "en-US"],
    ["12/31/2026, 6:00 PM GMT+2", "2026-12-31T18:00+02:00", "en-US"],
    ["31.12.2026, 18:00 GMT-11:30", "2026-12-31T18:00-11:30", "de-DE"],
    ["31/12/2026 18:00 UTC", "2026-12-31T18:00Z", "fr-FR"],
    ["31.12.2026 GMT+2", undefined, "de-DE"],
    ["31.12.2026 18:00 GMT+99", undefined, "de-DE"],
    ["3/4/2026 9:05", "2026-03-04T09:05", "en-US"],
    ["3/4/2026 9:05", "2026-04-03T09:05", "en-GB"],
    ["1.2.2026 9:05:30", "2026-02-01T09:05:30", "de-DE"],
    ["12/31/2026 12:00 AM", "2026-12-31T00:00", "en-US"],
    ["12/31/2026 12:30 PM", "2026-12-31T12:30", "en-US"],
    ["fredag 3. oktober 2025 kl. 18.00", "2025-10-03T18:00", "nb-NO"],
    ["lørdag 3. oktober 2025 kl. 18.00", undefined, "nb-NO"],
    ["mardi 3 févr. 2026 à 9h", "2026-02-03T09:00", "fr-FR"],
    ["1er mars 2026 à 10h30", "2026-03-01T10:30", "fr-FR"],
    ["25th December 2025 at 3.30pm", "2025-12-25T15:30", "en-GB"],
    ["6 de enero de 2026 a las 17:30", "2026-01-06T17:30", "es-ES"],
    ["16 de septiembre de 2025, 11:00 p. m.", "2025-09-16T23:00", "es-MX"],
    ["٦/١٠/٢٠٢٥ ٨:٣٠ م", "2025-10-06T20:30", "ar-EG"],
    ["14 במאי 2026 בשעה 20:30", "2026-05-14T20:30", "he-IL"],
    ["2025年11月3日(月) 午後2時30分", "2025-11-03T14:30", "ja-JP"],
    ["3.10.2025 kl. 18–20", undefined, "nb-NO"],
    ["1404/07/15 14:30", undefined, "fa-IR"],
    ["31.12.2026", undefined, "de-DE"],
    ["31.12.2026 18", undefined, "de-DE"],
    ["18:00", undefined, "de-DE"],
    ["31.12.2026 kl. 18", newYear, "nb-NO", "sv-SE", "da-DK"],
    ["31.12.2026 kl 1800", newYear, "nb-NO"],
    ["31.12.2026 klo 18", newYear, "fi-FI"],
    ["31.12.2026 18 Uhr", newYear, "de-DE"],
    ["31.12.2026 um 18 Uhr", newYear, "de-DE"],
    ["31. Dezember 2026 um 18 Uhr 30", "2026-12-31T18:30", "de-DE"],
    ["31/12/2026 18 h 30", "2026-12-31T18:30", "fr-FR"],
    ["31/12/2026 18 h", newYear, "fr-FR"],
    ["le 31/12/2026 à 18h30", "2026-12-31T18:30", "fr-FR"],
    ["31/12/2026 الساعة 18:00", newYear, "ar-EG"],
    ["31/12/2026 6:00 مساءً", newYear, "ar-EG"],
    ["31/12/2026 الساعة 9 صباحًا", "2026-12-31T09:00", "ar-EG"],
    ["31 דצמבר 2026 18:00", newYear, "he-IL"],
    ["Sept 15, 2026 6pm", "2026-09-15T18:00", "en-US"],
    ["31/12/2026 18:00 horas", newYear, "es-ES"],
    ["31.12.26 18:00", newYear, "de-DE", "nb-NO"],
    ["12/31/26 6 pm", newYear, "en-US"],
    ["18:00 31.12.2026", newYear, "de-DE", "nb-NO"],
    ["kl. 18, 31.12.2026", newYear, "nb-NO"],
    ["18:00, 31. desember 2026", newYear, "nb-NO"],
    ["6 pm on December 31, 2026", newYear, "en-US"],
    ["18.00 2026-12-31", newYear, "nb-NO"],
    ["3.10. kl 18:15", undefined, "nb-NO"],
    ["3.10. 18:15", undefined, "de-DE"],
    ["3.10. 18.15 Uhr", undefined, "de-DE"],
    ["31. Dezember 18:15 Uhr", undefined, "de-DE"],
    ["13.13.2026 10:05", undefined, "de-DE"],
    ["13.13.2026 10.05", undefined, "de-DE"],
    ["26/12/31 18:00", undefined, "ja-JP", "hu-HU"],
    ["31.12.2026 kl. 25", undefined, "nb-NO"],
    ["12/31/2026 at 6", undefined, "en-US"],
    ["31.02.2026 18:00", undefined, "de-DE"],
    ["31.12.2026 25:00", undefined, "de-DE"],
    ["31.12.2026 18:60", undefined, "de-DE"],
    ["31.12.2026 18:00 London", undefined, "de-DE"],
    ["31.12.2026 18:00 bis 19:00", undefined, "de-DE"],
    ["13/13/2026 18:00", undefined, "en-US"],
    ["12/31/2026 18:00 PM", undefined, "en-US"],
    ["tomorrow 18:00", undefined, "en-US"],
    ["", undefined, "en-US"],
  ];
  for (const [typed, stored, ...locales] of rows) {
    for (const locale of locales) it(`reads "${typed}" in ${locale}`, () => expect(readTime(typed, locale)).to.equal(stored));
  }

  it("reads what is shown as the time that it is, in every region", () => {
    const region = fc.constantFrom(
      "en-US",
      "en-GB",
      "de-DE",
      "nb-NO",
      "fr-FR",
      "he-IL",
      "ar-EG",
      "es-ES",
      "ja-JP",
      "fa-IR",
      "th-TH",
      "hu-HU",
      "ko-KR",
    );
    const stored = fc
      .date({ min: new Date("1900-01-02"), max: new Date("9999-12-30"), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 16));
    fc.assert(
      fc.property(stored, region, (time, locale) => {
        expect(readTime(writeTime(time, locale), locale)).to.equal(time);
      }),
    );
  });

  it("shows an offset after the time, and what is no time as it is stored", () => {
    const shown = [
      ["2026-12-31T18:00Z", "31.12.2026, 18:00 GMT"],
      ["2026-12-31T18:00:00+02:00", "31.12.2026, 18:00 GMT+2"],
      ["2026-12-31T18:00-11:30", "31.12.2026, 18:00 GMT-11:30"],
      ["2026-12-31T18:00:00.5+02:00", "2026-12-31T18:00:00.5+02:00"],
      ["soon", "soon"],
    ] as const;
    for (const [stored, said] of shown) expect(writeTime(stored, "de-DE")).to.equal(said);
    expect(writeTime("2026-12-31T18:00", "de-DE")).to.equal("31.12.2026, 18:00");
    expect(isTime(readTime("31.12.2026, 18:00", "de-DE") ?? "")).to.equal(true);
  });
});
