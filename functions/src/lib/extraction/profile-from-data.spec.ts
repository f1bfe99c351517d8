import { expect } from "chai";
import { hoursFromData, profileFromData } from "./profile-from-data.ts";
import type { PageFacts } from "./page-facts.ts";

const aPageWith = (url: string, data: readonly unknown[]): PageFacts => ({
  url,
  language: "en",
  title: "",
  meta: new Map(),
  lines: [],
  links: [],
  alternates: [],
  data,
});

const weekly = (opens: number, closes: number, days = [1, 2, 3, 4, 5]) => days.map((day) => ({ day, opens, closes }));

describe("hoursFromData", () => {
  const cases: readonly (readonly [string, Readonly<Record<string, unknown>>, readonly object[]])[] = [
    ["nothing", {}, []],
    ["one text", { openingHours: "Mo-Fr 09:00-17:00" }, weekly(540, 1020)],
    [
      "several texts",
      { openingHours: ["Mo-Th 9:00-17:00", "Fr 9:00-15:00"] },
      [...weekly(540, 1020, [1, 2, 3, 4]), ...weekly(540, 900, [5])],
    ],
    ["several in one text", { openingHours: "Mo,We 09:00-12:00, Sa 10:00-14:00" }, [...weekly(540, 720, [1, 3]), ...weekly(600, 840, [6])]],
    ["a day without hours", { openingHours: "Mo-Fr" }, []],
    ["the end of the week", { openingHours: "Sa-Mo 10:00-12:00" }, weekly(600, 720, [1, 6, 7])],
    [
      "names of schema.org",
      { openingHoursSpecification: { dayOfWeek: "http://schema.org/Tuesday", opens: "09:00", closes: "17:00" } },
      weekly(540, 1020, [2]),
    ],
    [
      "nodes for days",
      {
        openingHoursSpecification: [
          {
            dayOfWeek: [{ "@id": "https://schema.org/Monday" }, { "@type": "DayOfWeek", name: "Friday" }],
            opens: "09:00:00+01:00",
            closes: "17:00:00",
          },
        ],
      },
      weekly(540, 1020, [1, 5]),
    ],
    ["a day that is closed", { openingHoursSpecification: [{ dayOfWeek: "Sunday", opens: "00:00", closes: "00:00" }] }, []],
    ["the whole day", { openingHoursSpecification: [{ dayOfWeek: "Sunday", opens: "00:00", closes: "23:59" }] }, weekly(0, 1440, [7])],
    ["a night", { openingHoursSpecification: [{ dayOfWeek: "Saturday", opens: "22:00", closes: "04:00" }] }, weekly(1320, 240, [6])],
    ["holidays", { openingHoursSpecification: [{ dayOfWeek: "Monday", opens: "10:00", closes: "12:00", validFrom: "2026-12-24" }] }, []],
    [
      "values of other kinds",
      { openingHoursSpecification: [7, null, "x", { dayOfWeek: 3, opens: {}, closes: [] }], openingHours: { a: 1 } },
      [],
    ],
    ["times that do not exist", { openingHours: "Mo 25:00-26:00, Tu 09:61-10:00, We 9-17-19" }, weekly(540, 1020, [3])],
  ];
  for (const [what, node, spans] of cases) {
    it(`reads ${what}`, () => {
      expect(hoursFromData(node)).to.deep.equal(spans);
    });
  }
});

describe("profileFromData", () => {
  const url = "https://fjord.example/";
  const stub = { "@type": "Organization", name: "Fjord Bakeri", url, logo: `${url}logo.png` };
  const bakery = {
    "@type": "Bakery",
    name: "Fjord Bakeri",
    telephone: "+47 55 32 10 00",
    email: "post@fjord.example",
    address: { "@type": "PostalAddress", streetAddress: "Bryggen 12", postalCode: "5003", addressLocality: "Bergen" },
    openingHours: "Mo-Fr 09:00-17:00",
  };
  const arrangements: readonly (readonly [string, readonly unknown[]])[] = [
    ["one graph", [{ "@graph": [stub, bakery] }]],
    ["two blocks", [stub, bakery]],
    ["two blocks, the other way round", [bakery, stub]],
  ];
  for (const [what, data] of arrangements) {
    it(`reads the node that tells something of the company, in ${what}`, () => {
      const profile = profileFromData(aPageWith(url, data), "Fjord Bakeri AS", "en");
      expect(profile.phone?.value).to.equal("+47 55 32 10 00");
      expect(Object.keys(profile)).to.include.members(["name", "email", "address", "opening_hours"]);
    });
  }

  const other = { "@type": "LocalBusiness", name: "Hund og Katt", telephone: "+47 22 00 00 00", openingHours: "Mo-Su 00:00-23:59" };
  const strangers: readonly (readonly [string, unknown])[] = [
    ["a tenant", other],
    ["an event", { ...other, "@type": "Event", organizer: other }],
    ["a seller", { "@type": "Product", name: "Bread", offers: { "@type": "Offer", seller: other } }],
  ];
  for (const [what, stranger] of strangers) {
    it(`prefers the company's name to ${what} that stands before it`, () => {
      const profile = profileFromData(aPageWith(url, [stranger, { "@graph": [bakery] }]), "FJORD BAKERI AS", "en");
      expect([profile.name?.value, profile.phone?.value]).to.deep.equal(["Fjord Bakeri", "+47 55 32 10 00"]);
      expect(profile.opening_times?.value).to.deep.equal(weekly(540, 1020));
    });
  }

  it("takes nothing of another company for one that tells nothing but its name", () => {
    const profile = profileFromData(aPageWith(url, [other, stub]), "Fjord Bakeri", "en");
    expect([profile.name?.value, profile.phone]).to.deep.equal(["Fjord Bakeri", undefined]);
  });

  it("takes the first one where none has the company's name, or nobody knows it", () => {
    for (const company of ["Solberg Holding AS", ""])
      expect(profileFromData(aPageWith(url, [bakery, other]), company, "en").phone?.value).to.equal("+47 55 32 10 00");
  });
});
