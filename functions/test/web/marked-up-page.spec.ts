import { expect } from "chai";
import { profilesFromPages } from "../../src/lib/onboarding/extraction/declared-profiles.ts";
import { machineLines } from "../../src/lib/onboarding/extraction/shown-pages.ts";
import { readHtml } from "../../src/lib/providers/web/read-html.ts";

const pageOf = async (html: string) => readHtml(html, new URL("https://fjord.example/"));

const linesOf = async (html: string) => machineLines(await pageOf(html));

describe("structured data in the text of a page", () => {
  const expected = [
    "Bakery.name: Fjord Bakeri",
    "Bakery.telephone: +47 55 30 18 46",
    "Bakery.address: Marken 27B, 5017 Bergen",
    "Bakery.openingHours: Mo-Fr 07:00-17:00",
  ];

  it("is read as microdata", async () => {
    expect(
      (
        await linesOf(`<div itemscope itemtype="https://schema.org/Bakery"><b itemprop="name">Fjord Bakeri</b>
        <a itemprop="telephone" href="tel:+47 55 30 18 46">Ring oss</a>
        <p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Marken 27B</span>
        <span itemprop="postalCode">5017</span> <span itemprop="addressLocality">Bergen</span></p>
        <time itemprop="openingHours" datetime="Mo-Fr 07:00-17:00">hverdager</time></div>`)
      ).filter((line) => line.startsWith("Bakery")),
    ).to.deep.equal(expected);
  });

  it("is read as RDFa", async () => {
    expect(
      (
        await linesOf(`<div vocab="https://schema.org/" typeof="Bakery"><b property="name">Fjord Bakeri</b>
        <meta property="og:title" content="Other"><span property="telephone" content="+47 55 30 18 46">ring</span>
        <p property="address" typeof="PostalAddress"><span property="streetAddress">Marken 27B</span>
        <span property="postalCode">5017</span> <span property="addressLocality">Bergen</span></p>
        <meta property="openingHours" content="Mo-Fr 07:00-17:00"></div>`)
      ).filter((line) => line.startsWith("Bakery")),
    ).to.deep.equal(expected);
  });

  it("is bounded, whatever it nests and repeats", async () => {
    const deep = '<div itemscope itemprop="a" itemtype="https://schema.org/Bakery">'.repeat(400);
    const many = '<b itemprop="name __proto__ constructor">x</b>'.repeat(20_000);
    for (const html of [deep, `<div itemscope itemtype="Bakery">${many}</div>`, "<div itemscope>".repeat(100_000)])
      expect((await linesOf(html)).join("\n").length).to.be.below(3_200);
  });
});

describe("addresses that are hidden from programs", () => {
  const shown: readonly (readonly [html: string, line: string])[] = [
    ["<p>Mail:<noscript> post (at) fjord (dot) example</noscript></p>", "Mail: post (at) fjord (dot) example"],
    ['<p>post<img alt="(at)" src="a.gif">fjord.example</p>', "post(at)fjord.example"],
    ['<p>post<span style="display:none">x</span>@fjord.example</p>', "post@fjord.example"],
    ['<a data-cfemail="12627d61665274787d60763c776a737f627e77">[email&#160;protected]</a>', "post@fjord.example [email protected]"],
  ];
  for (const [html, line] of shown) {
    it(`are shown as browsers show them: ${html}`, async () => {
      expect((await pageOf(html)).lines.map(({ text }) => text)).to.deep.equal([line]);
    });
  }

  it("are those of the links that browsers make of them", async () => {
    const html = '<a href="/cdn-cgi/l/email-protection#52223d21261234383d20367c372a333f223e37">[email&#160;protected]</a>';
    expect(await linesOf(html)).to.deep.equal(["link: mailto:post@fjord.example ([email protected])"]);
  });
});

describe("the declared language of a page", () => {
  const cases: readonly (readonly [html: string, language: string | undefined])[] = [
    ['<html lang="en"><p>Φούρνος, ψωμί κάθε μέρα</p></html>', undefined],
    ['<html lang="el"><p>Φούρνος, ψωμί κάθε μέρα</p></html>', "el"],
    ['<html lang="ja"><body><noscript>Please enable JavaScript.</noscript><div id="root"></div></body></html>', "ja"],
    ['<html lang="en"><body><noscript>Please enable JavaScript.</noscript><p>Φούρνος</p></body></html>', undefined],
  ];
  for (const [html, language] of cases) {
    it(`is ${language ?? "not believed"} in ${html}`, async () => {
      const [declared] = profilesFromPages([await pageOf(html)]);
      expect(declared?.primary_language?.value).to.equal(language);
    });
  }
});
