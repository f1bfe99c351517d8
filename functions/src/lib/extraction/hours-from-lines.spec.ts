import { expect } from "chai";
import { hoursFromText } from "./hours-from-lines.ts";
import { speakHours } from "./speak-hours.ts";

const read = (language: string, ...lines: readonly string[]): string => speakHours(hoursFromText(lines.join("\n"), language), "en-GB");

describe("hoursFromText", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ["en", "Mon-Fri 9:00-17:00", "Monday–Friday 9:00–17:00"],
    ["en", "Monday to Friday, 9am to 5.30pm", "Monday–Friday 9:00–17:30"],
    ["en", "Open daily 10 - 18", "Monday–Sunday 10:00–18:00"],
    [
      "en",
      "Tue, Thu & Sat: 8:30 – 12:00 and 13:00 – 16:00",
      "Tuesday 8:30–12:00 + 13:00–16:00, Thursday 8:30–12:00 + 13:00–16:00, Saturday 8:30–12:00 + 13:00–16:00",
    ],
    ["en", "Fri-Sun 6pm-2am", "Friday–Sunday 18:00–2:00"],
    ["en", "Sat-Mon 12pm–12am", "Monday 12:00–0:00, Saturday–Sunday 12:00–0:00"],
    ["en", "Sundays: closed, Mondays: 9-12", "Monday 9:00–12:00"],
    ["nb", "Man–fre 08.00–16.00, lør 10.00–14.00, søn stengt", "Monday–Friday 8:00–16:00, Saturday 10:00–14:00"],
    ["nb", "Hverdager kl. 9–17", "Monday–Friday 9:00–17:00"],
    ["de", "Mo. - Fr. von 8 bis 18 Uhr, Sa. 9:30-13 Uhr", "Monday–Friday 8:00–18:00, Saturday 9:30–13:00"],
    ["fr", "Du lundi au jeudi : 8h30 – 12h / 14h – 18h", "Monday–Thursday 8:30–12:00 + 14:00–18:00"],
    ["es", "Lunes a viernes de 10:00 a 20:00", "Monday–Friday 10:00–20:00"],
    ["pt", "segunda a sexta-feira das 9h às 18h", "Monday–Friday 9:00–18:00"],
    ["it", "dal martedì al sabato 9:00–19:00", "Tuesday–Saturday 9:00–19:00"],
    ["nl", "ma t/m vr 9.00-17.30", "Monday–Friday 9:00–17:30"],
    ["fi", "ma–pe 9–17, la 10–14", "Monday–Friday 9:00–17:00, Saturday 10:00–14:00"],
    ["cs", "Po - Čt: 7:00 - 15:30, Pá 7:00 - 13:00", "Monday–Thursday 7:00–15:30, Friday 7:00–13:00"],
    ["pl", "pon.–pt. 8:00–16:00", "Monday–Friday 8:00–16:00"],
    ["ru", "Пн-Пт 9:00-18:00", "Monday–Friday 9:00–18:00"],
    ["he", "ימים א'-ה' 9:00-17:00, יום ו' 9:00-13:00", "Monday–Thursday 9:00–17:00, Friday 9:00–13:00, Sunday 9:00–17:00"],
    ["ja", "月〜金 9時〜18時30分", "Monday–Friday 9:00–18:30"],
    ["en", "Mon – Fri 8:00 AM – 6:00 PM", "Monday–Friday 8:00–18:00"],
    ["en", "8.30am–5pm, Monday to Friday, and 9am–1pm on Saturdays", "Monday–Friday 8:30–17:00, Saturday 9:00–13:00"],
    ["fr", "Le lundi, le mardi et le jeudi de 16h30 à 19h", "Monday–Tuesday 16:30–19:00, Thursday 16:30–19:00"],
    ["fr", "Mardi : 9 h 30 – 12 h", "Tuesday 9:30–12:00"],
    ["fr", "tous les jours sauf le dimanche de 9h à 19h", "Monday–Saturday 9:00–19:00"],
    ["de", "täglich außer Montag 11–22 Uhr", "Tuesday–Sunday 11:00–22:00"],
    ["nl", "ma-vr 8u30-12u & 13u-18u", "Monday–Friday 8:30–12:00 + 13:00–18:00"],
    ["sl", "od ponedeljka do petka od 8. do 16. ure", "Monday–Friday 8:00–16:00"],
    ["hr", "parkiralište se naplaćuje od 7 do 22 sata", ""],
    ["en", "Founded in 1987, 12-18 people work here", ""],
    ["en", "Call us on Monday: 555-0100", ""],
    ["en", "Monday 25-30 people, 9:99-10:00", ""],
    ["en", "Mon 9:00-5:00", ""],
    ["xx", "Mon 9-17", "Monday 9:00–17:00"],
  ];
  for (const [language, line, hours] of cases) {
    it(`reads ${JSON.stringify(line)} as ${hours === "" ? "no hours" : hours}`, () => {
      expect(read(language, line).replaceAll(/\s?–\s?/g, "–")).to.equal(hours);
    });
  }

  it("takes the first hours of a day and not those of the café below", () => {
    expect(read("en", "Shop: Mon-Fri 9-17", "Café: Mon-Sun 11-15").replaceAll(/\s?–\s?/g, "–")).to.equal(
      "Monday–Friday 9:00–17:00, Saturday–Sunday 11:00–15:00",
    );
  });
});
