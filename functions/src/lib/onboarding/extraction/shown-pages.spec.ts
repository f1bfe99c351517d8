import { expect } from "chai";
import { lineOf, pageOf } from "../../../../test/support/read-lines.ts";
import { machineLines, showPages, textOf } from "./shown-pages.ts";

describe("machineLines", () => {
  it("has a line for each thing that a page says to programs, and none for pictures, paths and guests", () => {
    const data = [
      {
        "@context": "https://schema.org",
        "@graph": [
          { "@type": "WebSite", name: "Fjord", creator: { "@type": "Organization", name: "Agency", telephone: "1" } },
          { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", name: "Home" }] },
          {
            "@type": ["Bakery", "CafeOrCoffeeShop"],
            name: { "@value": "Fjord" },
            logo: "/logo.svg",
            address: { streetAddress: "Bryggen 12", postalCode: "5003", addressLocality: "Bergen" },
            openingHoursSpecification: [{ dayOfWeek: ["https://schema.org/Monday", "Tuesday"], opens: "07:00", closes: "17:00" }],
            review: { "@type": "Review", reviewBody: "Best bread" },
          },
        ],
      },
      "x",
      7,
      null,
    ];
    const links = [
      { url: "tel:+47%2055", text: "Ring" },
      { url: "https://fjord.example/", text: "Hjem" },
    ];
    expect(machineLines(pageOf([], { title: "Fjord", meta: new Map([["description", "Bread."]]), links, data }))).to.deep.equal([
      "title: Fjord",
      "meta description: Bread.",
      "link: tel:+47 55 (Ring)",
      "WebSite.name: Fjord",
      "WebSite.creator.name: Agency",
      "WebSite.creator.telephone: 1",
      "Bakery CafeOrCoffeeShop.name: Fjord",
      "Bakery CafeOrCoffeeShop.address: Bryggen 12, 5003 Bergen",
      "Bakery CafeOrCoffeeShop.openingHoursSpecification: dayOfWeek Monday, Tuesday; opens 07:00; closes 17:00",
    ]);
  });

  it("is bounded, whatever a page says", () => {
    const deep = Array.from({ length: 1_000 }).reduce<unknown>((inner) => ({ "@type": "Place", name: "x".repeat(400), place: inner }), {});
    const wide = Array.from({ length: 5_000 }, (_, at) => ({ "@type": "Place", name: `${at} ${"x".repeat(400)}` }));
    expect(machineLines(pageOf([], { data: [deep, wide] })).join("\n").length).to.be.below(3_200);
  });
});

describe("showPages", () => {
  it("shows the frame and the structured data of a site once, and a page that is another's double not at all", () => {
    const footer = lineOf("Bryggen 12", { aside: true });
    const data = [{ "@type": "Bakery", name: "Fjord" }];
    const [home, contact, double] = showPages([
      pageOf(["Brød", footer], { data }),
      pageOf(["Tlf. 55", footer], { data, url: "https://fjord.example/contact" }),
      pageOf(["Tlf. 55", footer], { data, url: "https://fjord.example/contact?x" }),
    ]);
    expect([home?.text, contact?.text, double?.text]).to.deep.equal(["Brød\nBryggen 12", "Tlf. 55", ""]);
    expect([home?.machine_readable, contact?.machine_readable]).to.deep.equal(["Bakery.name: Fjord", ""]);
  });

  it("leaves out the middle of a long page, and no more than the bounds of all", () => {
    const long = pageOf([...Array.from({ length: 2_000 }, (_, at) => `line ${at} ${"x".repeat(80)}`), "the end"]);
    const shown = showPages(
      Array.from({ length: 8 }, (_, at) => ({ ...long, url: `https://fjord.example/${at}`, lines: [lineOf(String(at)), ...long.lines] })),
    );
    expect(shown[0]?.text).to.match(/^0\nline 0 .*the end$/s);
    expect(shown.map(textOf).join("").length).to.be.below(24_100);
  });
});
