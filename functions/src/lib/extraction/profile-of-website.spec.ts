import { expect } from "chai";
import { pageOf, readPages } from "../../../test/support/read-lines.ts";
import type { PageFacts, PageLink } from "./page-facts.ts";

const linksOf = (...urls: readonly string[]): Partial<PageFacts> => ({ links: urls.map((url): PageLink => ({ url, text: "" })) });

describe("profileOfWebsite", () => {
  it("takes the structured data of the company and not that of its branch", () => {
    const data = [
      { "@type": "Store", name: "Fjord Bakeri Os", telephone: "55 30 18 46", openingHours: "Mo-Su 10:00-18:00", description: "Os" },
      { "@type": "Store", name: "Fjord Bakeri", telephone: "55 30 18 47", logo: "/logo.svg" },
    ];
    const profile = readPages("NO", pageOf([], { data }));
    expect([profile.name?.value, profile.phone?.value]).to.deep.equal(["Fjord Bakeri", "55 30 18 47"]);
  });

  it("takes nothing from the data of another company", () => {
    const data = [{ "@type": "ProfessionalService", name: "Agency", url: "https://agency.example/", telephone: "55 00 00 00" }];
    expect(readPages("NO", pageOf([], { data })).phone).to.equal(undefined);
  });

  const contacts: readonly (readonly [what: string, urls: readonly string[], phone: string | undefined, email: string | undefined])[] = [
    ["one number and one mailbox", ["tel:+4755301846", "mailto:post@fjord.example?subject=Hei"], "+4755301846", "post@fjord.example"],
    ["the same number in two spellings", ["tel:55301846", "tel:+47%2055%2030%2018%2046"], "55301846", undefined],
    ["two numbers", ["tel:+4755301846", "tel:+4755301847"], undefined, undefined],
    ["two mailboxes", ["mailto:post@fjord.example", "mailto:jobs@fjord.example"], undefined, undefined],
    ["a mailbox of whoever made the site", ["mailto:hello@agency.example"], undefined, undefined],
    ["no number and no mailbox", ["tel:", "tel:1", "mailto:", "mailto:@fjord.example", "mailto:a b@fjord.example"], undefined, undefined],
  ];
  for (const [what, urls, phone, email] of contacts) {
    it(`takes ${phone ?? "no number"} and ${email ?? "no mailbox"} from links to ${what}`, () => {
      const profile = readPages("NO", pageOf([], linksOf(...urls)));
      expect([profile.phone?.value, profile.email?.value]).to.deep.equal([phone, email]);
    });
  }

  it("shows a number as the link shows it", () => {
    const links = [{ url: "tel:+4755301846", text: "Ring 55 30 18 46 nå" }];
    expect(readPages("NO", pageOf([], { links })).phone?.value).to.equal("55 30 18 46");
  });

  it("lets a link choose among the numbers of structured data, and contradict them", () => {
    const data = [{ "@type": "Bakery", telephone: "55 30 18 46", email: "post@fjord.example" }];
    const read = (...urls: readonly string[]): unknown => {
      const { phone, email } = readPages("NO", pageOf([], { data, ...linksOf(...urls) }));
      return [phone?.value, email?.value];
    };
    expect(read("tel:55301846", "tel:55301847")).to.deep.equal(["55 30 18 46", "post@fjord.example"]);
    expect(read("tel:55301847", "mailto:info@fjord.example")).to.deep.equal(["55301847", "info@fjord.example"]);
    expect(read("tel:55301847", "tel:55301848")).to.deep.equal([undefined, "post@fjord.example"]);
  });

  it("reads no number out of text, no hours and no address", () => {
    const profile = readPages(
      "NO",
      pageOf(["Fjord Bakeri, Bryggen 12, 5003 Bergen", "Tlf. 55 30 18 46, post@fjord.example", "Man–fre 9–17"]),
    );
    expect(profile).to.have.all.keys("primary_language", "languages");
  });

  const data = {
    "@type": "Bakery",
    telephone: "55 30 18 46",
    address: { streetAddress: "Bryggen 12", postalCode: "5003", addressLocality: "Bergen" },
    openingHours: "Mo-Fr 09:00-17:00",
  };
  const stale: readonly (readonly [what: string, lines: readonly string[], kept: readonly string[]])[] = [
    ["that a text without any does not contradict", ["Vi baker brød."], ["phone", "address", "opening_hours"]],
    ["that the text has, too", ["Bryggen 12, 5003 Bergen", "+47 55 30 18 46", "kl. 9.00 til 17.00"], ["phone", "address", "opening_hours"]],
    ["with the number of before", ["Tlf. 55 30 18 99"], ["address", "opening_hours"]],
    ["with the address of before", ["Torgallmenningen 1, 5014 Bergen"], ["phone", "opening_hours"]],
    ["with the hours of before", ["Man–fre 09:00–18:30"], ["phone", "address"]],
    ["in other digits", ["٥٥ ٣٠ ١٨ ٤٦"], ["phone", "address", "opening_hours"]],
  ];
  for (const [what, lines, kept] of stale) {
    it(`keeps ${kept.join(", ")} of structured data ${what}`, () => {
      const profile = readPages("NO", pageOf(lines, { data: [data] }));
      expect(["phone", "address", "opening_hours"].filter((key) => key in profile)).to.deep.equal(kept);
    });
  }

  it("takes no list of search words for a summary, and no description of a template", () => {
    const body = Array.from({ length: 40 }, (_, at) => `Vi baker brød nummer${at} i Bergen.`);
    const summaryOf = (description: string): unknown =>
      readPages("NO", pageOf(body, { meta: new Map([["description", description]]) })).summary?.value;
    expect(summaryOf("Vi baker brød i Bergen, hver morgen.")).to.equal("Vi baker brød i Bergen, hver morgen.");
    expect(summaryOf("bakeri, brød, Bergen, baker, boller")).to.equal(undefined);
    expect(summaryOf("A clean, minimal theme for portfolios and studios.")).to.equal(undefined);
  });
});
