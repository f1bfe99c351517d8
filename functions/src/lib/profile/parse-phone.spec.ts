import { expect } from "chai";
import { parsePhone, type PhoneContext, speakPhone } from "./parse-phone.ts";

/** Language, what is said, and the stored number or the error. */
const said: readonly (readonly [string, string, string])[] = [
  ["en", "+46 70 123 45 67", "+46701234567"],
  ["en", "＋４６ ７０ １２３ ４５ ６７", "+46701234567"],
  ["en", "0046 70 123 45 67", "+46701234567"],
  ["en", "00 46 (0)70-123 45 67", "+46701234567"],
  ["en", "+46 (0)70 123 45 67", "+46701234567"],
  ["en", "+46−70—123–45 67", "+46701234567"],
  ["en", "tel:+46701234567", "+46701234567"],
  ["en", "\u202A+46 70 123 45 67\u202C", "+46701234567"],
  ["en", "+46\u00A070\u202F123\u20094567", "+46701234567"],
  ["en", "011 46 70 123 45 67", "+46701234567"],
  ["sv", "070-123 45 67", "+46701234567"],
  ["sv-SE", "070 123 45 67", "+46701234567"],
  ["sv-FI", "041 2345678", "+358412345678"],
  ["fi", "041 234 5678", "+358412345678"],
  ["nb", "21 98 58 00", "+4721985800"],
  ["no", "21985800", "+4721985800"],
  ["nn", "21 98 58 00", "+4721985800"],
  ["da", "32 12 34 56", "+4532123456"],
  ["en", "(650) 253-0000", "+16502530000"],
  ["en-US", "1 650 253 0000", "+16502530000"],
  ["en", "650.253.0000", "+16502530000"],
  ["en-GB", "020 7946 0958", "+442079460958"],
  ["en-AU", "0412 345 678", "+61412345678"],
  ["en-IE", "01 234 5678", "+35312345678"],
  ["de", "030/123456", "+4930123456"],
  ["de-AT", "01 5344050", "+4315344050"],
  ["de-AT", "030 901820", "+4330901820 unusual"],
  ["de-CH", "044 668 18 00", "+41446681800"],
  ["fr", "01 42 68 53 00", "+33142685300"],
  ["fr-CA", "514 868 1234", "+15148681234"],
  ["nl", "06 12345678", "+31612345678"],
  ["es", "912 345 678", "+34912345678"],
  ["es-MX", "55 5123 4567", "+525551234567"],
  ["pt-PT", "912 345 678", "+351912345678"],
  ["pt", "(11) 96123-4567", "+5511961234567"],
  ["it", "06 6982", "+39066982"],
  ["pl", "22 123 45 67", "+48221234567"],
  ["ru", "8 (912) 345-67-89", "+79123456789"],
  ["uk", "044 279 1234", "+380442791234"],
  ["tr", "0212 252 1234", "+902122521234"],
  ["el", "21 0123 4567", "+302101234567"],
  ["he", "054-234-5678", "+972542345678"],
  ["ar", "٠١٠٠١٢٣٤٥٦٧", "+201001234567"],
  ["ar-SA", "٠٥٠١٢٣٤٥٦٧", "+966501234567"],
  ["fa", "۰۹۱۲ ۳۴۵ ۶۷۸۹", "+989123456789"],
  ["hi", "०९८७६५४३२१०", "+919876543210"],
  ["bn", "০১৭১২৩৪৫৬৭৮", "+8801712345678"],
  ["th", "๐๘๑ ๒๓๔ ๕๖๗๘", "+66812345678"],
  ["ja", "０３－１２３４－５６７８", "+81312345678"],
  ["ja", "03-1234-5678", "+81312345678"],
  ["ko", "02-312-3456", "+8223123456"],
  ["zh", "138 1234 5678", "+8613812345678"],
  ["zh-Hant", "0912 345 678", "+886912345678"],
  ["zh-Hant-HK", "5123 4567", "+85251234567"],
  ["en", "+800 1234 5678", "+80012345678"],
  ["en", "+1 242 365 1234", "+12423651234"],
  ["en", "+46701234567 ext. 12", "+46701234567 and more"],
  ["en", "650 253 0000 x123", "+16502530000 and more"],
  ["en", "", "none"],
  ["en", "  \u200B ", "none"],
  ["en", "070-123 45 67", "country_needed"],
  ["sv", "650 253 0000", "country_needed"],
  ["eo", "070-123 45 67", "country_needed"],
  ["not a tag", "070-123 45 67", "country_needed"],
  ["en", "020 7946 0958", "country_needed"],
  ["es-419", "55 5123 4567", "country_needed"],
  ["en", "000000000", "country_needed"],
  ["ar", "0701234567", "country_needed"],
  ["en", "112", "not_a_phone"],
  ["en", "911", "not_a_phone"],
  ["sv", "112", "not_a_phone"],
  ["he", "*2700", "not_a_phone"],
  ["en", "+46", "not_a_phone"],
  ["en", "+46 70 123 45 6", "not_a_phone"],
  ["en", "+1 555 01", "not_a_phone"],
  ["en", "+999 123456789", "not_a_phone"],
  ["en", "++46701234567", "not_a_phone"],
  ["en", "+46701234567\r\nBcc: x", "+46701234567"],
  ["en", "my phone", "not_a_phone"],
  ["en", "1-800-FLOWERS", "+18003569377"],
  ["en", "1 800 GO FEDEX", "+18004633339"],
  ["en", "FLOWERS", "not_a_phone"],
  ["en", "(+44) 20 7946 0958", "+442079460958"],
  ["en", "(+1) 415 555 2671", "+14155552671"],
  ["en", "+(44) 20 7946 0958", "+442079460958"],
  ["en", "(0046) 70 123 45 67", "+46701234567"],
  ["en", "plus 44 20 7946 0958", "+442079460958"],
  ["en", "+1 415 555 2671 (mobile)", "+14155552671"],
  ["en", "mobile: +1 415 555 2671", "+14155552671"],
  ["en", "415 555 2671 or 415 555 2672", "not_a_phone"],
  ["en", "415 555 2671, again 415-555-2671", "+14155552671"],
  ["en", "not 415 555 2671", "not_a_phone"],
  ["en", "call me at 5 on 415 555 2671", "not_a_phone"],
  ["pt", "912 345 678", "country_needed"],
  ["de", "12345", "country_needed"],
  ["en", `+46701234567${" ".repeat(120)}`, "not_a_phone"],
  ["en", "9".repeat(60_000), "not_a_phone"],
  ["en", "+46701234567 / +46701234568", "not_a_phone"],
];

const noProject = { language: "eo", managerPhone: undefined };

const show = (language: string, text: string, project: PhoneContext["project"] = noProject): string => {
  const reading = parsePhone(text, { languages: [language], project });
  return reading.kind === "phone"
    ? `${reading.phone}${reading.unusual ? " unusual" : ""}${reading.extension ? " and more" : ""}`
    : reading.kind;
};

describe("parsePhone", () => {
  for (const [language, text, expected] of said) {
    it(`makes ${expected} of ${JSON.stringify(text.slice(0, 40))} (${language})`, () => {
      expect(show(language, text)).to.equal(expected);
    });
  }

  it("is idempotent", () => {
    for (const [language, , phone] of said) if (/^\+\d+$/.test(phone)) expect(show(language, phone)).to.equal(phone);
  });
});

/** Language of the visitor, of the project, its manager's number, what is said, and what is stored. */
// oxfmt-ignore
const inProjects: readonly (readonly [language: string, project: string, manager: string | undefined, said: string, phone: string])[] = [
  ["sv", "nb", "+4721985800", "412 34 567", "+4741234567"],
  ["en", "nb", undefined, "412 34 567", "+4741234567"],
  ["en", "en", "+919876500000", "81234 56789", "+18123456789"],
  ["en-US", "en", "+919876500000", "812 345 6789", "+18123456789"],
  ["es", "es", "+56221234567", "9 8765 4302", "+34987654302"],
  ["fr", "fr", "+221338200000", "77 412 35 68", "+33774123568"],
  ["fr-SN", "fr", "+221338200000", "77 412 35 68", "+221774123568"],
  ["fr", "de", "+493023125000", "06 12 34 56 78", "+33612345678"],
  ["nb", "de", "+493023125000", "030 23125012", "+493023125012"],
  ["pt", "pt-PT", "+351211234567", "912 345 678", "+351912345678"],
  ["ar", "ar", "+966112345678", "050 123 4567", "+20501234567"],
  ["es", "en", "+4721985800", "412 34 567", "+4741234567"],
  ["sv", "nb", "+4721985800", "070-123 45 67", "+46701234567"],
  ["en", "en", "+442079460000", "020 7946 0958", "+442079460958"],
  ["en", "en", "+442079460000", "07700 900123", "country_needed"],
  ["en", "he", "+97235550100", "054-123 4567", "country_needed"],
  ["en-GB", "he", "+97235550100", "07700 900123", "+447700900123 unusual"],
  ["sv", "en-GB", "+4721985800", "412 34 567", "+4741234567"],
  ["nb", "de-AT", "+493023125000", "0732 123456", "+49732123456"],
  ["nb", "de-AT", "+43153440", "0732 123456", "+43732123456"],
  ["nb", "de", "+43153440", "0732 123456", "+43732123456"],
  ["nb", "nb", "+4721985800", "4741234567", "+4741234567"],
  ["en", "en", undefined, "46701234567", "country_needed"],
  ["nb", "nb", "what another interface stored", "12345", "country_needed"],
];

/** What is sent, and what is stored. */
const unusual: readonly (readonly [language: string, sent: string, phone: string])[] = [
  ["en", "+1 555 010 0123", "+15550100123 unusual"],
  ["en", "+44 7700 900123", "+447700900123 unusual"],
  ["fr", "06 39 98 01 23", "+33639980123 unusual"],
  ["he", "050-123-4567", "+972501234567 unusual"],
  ["en-IL", "0501234567", "+972501234567 unusual"],
  ["en", "(555) 123-4567", "+15551234567 unusual"],
  ["en-GB", "07700 900123", "+447700900123 unusual"],
  ["sv", "412 34 567", "country_needed"],
  ["da", "12 34 56 78", "country_needed"],
  ["he", "my number is 050-123-4567", "not_a_phone"],
  ["en", "+1 415 555 01322", "not_a_phone"],
  ["en", "my number is 650 253 0000", "+16502530000"],
  ["en", "+1 650 253 0000 ramal 203", "not_a_phone"],
  ["nb", "pluss førtisju fire en to tre fire fem seks sju", "not_a_phone"],
  ["en", "not 650 253 0000 but 650 253 0001", "not_a_phone"],
];

describe("parsePhone, where the project says more", () => {
  for (const [language, project, managerPhone, text, expected] of inProjects) {
    it(`makes ${expected} of ${text} (${language} in ${project}, ${String(managerPhone)})`, () => {
      expect(show(language, text, { language: project, managerPhone })).to.equal(expected);
    });
  }
});

describe("parsePhone, for unknown ranges and for words", () => {
  for (const [language, text, expected] of unusual) {
    it(`makes ${expected} of ${text} (${language})`, () => {
      expect(show(language, text)).to.equal(expected);
    });
  }
});

describe("speakPhone", () => {
  it("groups a number, and leaves anything else unchanged", () => {
    expect(speakPhone("+46701234567")).to.equal("+46 70 123 45 67");
    expect(speakPhone("what another interface stored")).to.equal("what another interface stored");
  });
});
