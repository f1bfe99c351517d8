import { expect } from "chai";
import { pageOf } from "../../../../test/support/read-lines.ts";
import { verifyHours, verifyReading } from "./verify-reading.ts";

const verify = (quoted: string, times: string, { days = [1], language = "en" } = {}): unknown => {
  const [opens = "", closes = ""] = times.split("-");
  return verifyHours({ days, opens, closes, quotation: quoted, page: 0 }, quoted, language)?.map((span) => [
    span.day,
    span.opens,
    span.closes,
  ]);
};

describe("verifyHours", () => {
  const said: readonly (readonly [quoted: string, times: string, language?: string])[] = [
    ["Mon–Fri 9–17", "09:00-17:00"],
    ["Mon 9:00 AM – 5:30 PM", "09:00-17:30"],
    ["Open Mon–Fri 9–5", "09:00-17:00"],
    ["man. kl. 07.30-16", "07:30-16:00"],
    ["lundi 9h30–18h", "09:30-18:00"],
    ["lundi 9 h 30 – 18 h 00", "09:30-18:00"],
    ["Mo 0730-1600", "07:30-16:00"],
    ["月 9:00～12:30", "09:00-12:30"],
    ["月　９：００〜１９：００", "09:00-19:00"],
    ["月 9時30分から18時まで", "09:30-18:00"],
    ["الاثنين ٩:٠٠ - ١٧:٣٠", "09:00-17:30"],
    ["Sat 7.30am till noon", "07:30-12:00", "en-AU"],
    ["sam. 9h – midi", "09:00-12:00", "fr"],
    ["Fri 16:00–24:00", "16:00-24:00"],
    ["Fri 16:00–00:00", "16:00-24:00"],
    ["Fri 10:00–02:00", "10:00-02:00"],
    ["Fri 6 pm – 12 am", "18:00-00:00"],
    ["午後0:30〜6:00", "12:30-18:00"],
    ["open 24 hours", "00:00-24:00"],
    ["dayOfWeek Monday; opens 00:00; closes 23:59", "00:00-24:00"],
  ];
  for (const [quoted, times, language = "en"] of said) {
    it(`finds ${times} in "${quoted}"`, () => {
      expect(verify(quoted, times, { language })).to.have.length(1);
    });
  }

  const notSaid: readonly (readonly [quoted: string, times: string])[] = [
    ["Mon–Fri 9–17", "09:00-18:00"],
    ["Mon–Fri 9.30–17", "09:00-17:00"],
    ["Mon–Fri 9–17.45", "09:00-17:00"],
    ["Mon 9:00-17:15", "09:15-17:00"],
    ["Mon 19:00-22:00", "09:00-22:00"],
    ["Mon 17:00-22:00", "05:00-22:00"],
    ["Mon–Fri nine to five", "09:00-17:00"],
    ["by appointment", "00:00-24:00"],
    ["Mon–Fri 9–17", "9 am-5 pm"],
    ["Mon–Fri 9–25", "09:00-25:00"],
    ["Mon 9–9", "09:00-09:00"],
  ];
  for (const [quoted, times] of notSaid) {
    it(`does not find ${times} in "${quoted}"`, () => {
      expect(verify(quoted, times)).to.equal(undefined);
    });
  }

  it("gives a span for each day, in the order of the week, and none for days that do not exist", () => {
    expect(verify("9–17", "09:00-17:00", { days: [5, 1, 1] })).to.deep.equal([
      [1, 540, 1020],
      [5, 540, 1020],
    ]);
    expect(verify("9–17", "09:00-17:00", { days: [1, 8] })).to.equal(undefined);
    expect(verify("9–17", "09:00-17:00", { days: [] })).to.equal(undefined);
  });
});

describe("verifyReading", () => {
  const text = "Welcome! Bei uns spricht man Chinesisch. 中文 · 2026";
  const proofs: readonly (readonly [tag: string, quotation: string, isProof: boolean])[] = [
    ["zh", "Welcome!", false],
    ["zh", "2026", false],
    ["ja", "Bei uns spricht man Chinesisch", false],
    ["zh", "中文", true],
    ["zh", "Bei uns spricht man Chinesisch", true],
    ["en", "Welcome!", true],
    ["en-Latf", "Welcome!", false],
  ];
  for (const [value, quotation, isProof] of proofs) {
    it(`takes "${quotation}" for ${isProof ? "a" : "no"} proof of ${value}`, async () => {
      const languages = [{ value, quotation, page: 0 }];
      const reading = { texts: {}, hours: [], languages, products: [], sellingPoints: [] };
      const found = await verifyReading(reading, [pageOf([text], { language: "de" })], { country: "DE", language: "en" });
      expect(found.languages?.value).to.deep.equal(isProof ? [value] : undefined);
    });
  }

  it("finds a number in the digits of any script", async () => {
    const said = { value: "+66 53 271 846", quotation: "โทร ๐๕๓-๒๗๑-๘๔๖", page: 0 };
    const reading = { texts: { phone: said }, hours: [], languages: [], products: [], sellingPoints: [] };
    const found = await verifyReading(reading, [pageOf([said.quotation])], { country: "TH", language: "en" });
    expect(found.phone?.value).to.equal("053-271-846");
  });
});
