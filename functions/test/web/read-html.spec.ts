import { expect } from "chai";
import { profilesFromPages } from "../../src/lib/onboarding/extraction/declared-profiles.ts";
import { showPages } from "../../src/lib/onboarding/extraction/shown-pages.ts";
import { choosePages } from "../../src/lib/onboarding/extraction/choose-pages.ts";
import { readHtml } from "../../src/lib/providers/web/read-html.ts";

const url = new URL("https://site.example/a/");

const linesOf = async (html: string): Promise<readonly string[]> => (await readHtml(html, url)).lines.map(({ text }) => text);

describe("readHtml", () => {
  it("makes a line of every block, and one of the cells of a row", async () => {
    expect(
      await linesOf(
        "<h1>A <b>big</b> day</h1><p>one<br>two</p><table><tr><td>Mon</td><td>9-17</td></tr></table><dl><dt>Tue</dt><dd>10-18</dd><dt>Wed</dt><dd>closed</dd></dl>",
      ),
    ).to.deep.equal(["A big day", "one", "two", "Mon 9-17", "Tue 10-18", "Wed closed"]);
  });

  it("leaves out what nobody sees", async () => {
    expect(
      await linesOf(
        "<head><title>T</title></head><script>x()</script><style>a{}</style><template>t</template><svg><text>s</text></svg><p>seen</p><!-- hidden -->",
      ),
    ).to.deep.equal(["seen"]);
  });

  it("reads head, links and data", async () => {
    const { title, meta, links, alternates, language, data } = await readHtml(
      `<html lang="nb"><head><title> A &amp; B\n</title><base href="/b/"><meta name="Description" content="d &lt; e"><meta name="description" content="later"><link rel="alternate" hreflang="en" href="/en">
       <script type="application/ld+json">{"name":"A &amp; B",}</script><script type="application/ld+json">{broken</script></head><body><a href="c?d=1">C <i>here</i></a><a href="http://[">bad</a>`,
      url,
    );
    expect({ title, language, alternates }).to.deep.equal({ title: "A & B", language: "nb", alternates: ["en"] });
    expect([...meta]).to.deep.equal([["description", "d < e"]]);
    expect(links).to.deep.equal([{ url: "https://site.example/b/c?d=1", text: "C here" }]);
    expect(data).to.deep.equal([{ name: "A & B" }]);
  });

  const half = 1_000_000;
  const hostile: Readonly<Record<string, string>> = {
    "a million open elements": "<div>".repeat(half / 5) + "</b>".repeat(half / 4),
    "open links": '<a href="/x">'.repeat(half / 13),
    "one attribute": `<p title="${"x".repeat(2 * half)}">`,
    attributes: `<p ${Array.from({ length: 100_000 }, (_, at) => `a${at}=1`).join(" ")}>`,
    brackets: "<".repeat(2 * half),
    ampersands: "&".repeat(2 * half),
    comments: "<!--".repeat(half / 2),
    "one line": "word ".repeat((2 * half) / 5),
    spaces: `<p>${" ".repeat(2 * half)}x</p>`,
    days: `<p>${"Mon-Fri 9-17, ".repeat(half / 14)}</p>`,
    "lines of days": "<p>Mon-Fri 9-17</p>".repeat(half / 19),
    headings: "<h2>Services</h2><ul><li>x</li></ul>".repeat(half / 35),
    "nested data": `<script type="application/ld+json">${'{"a":'.repeat(30_000)}1${"}".repeat(30_000)}</script>`,
    "commas in data": `<script type="application/ld+json">[${",".repeat(150_000)}]</script>`,
    "spaces in data": `<script type="application/ld+json">${"{,      ".repeat(24_000)}</script>`,
    "spaces before data": `<script type="application/ld+json">${" ".repeat(190_000)}{}</script>`.repeat(5),
    "spaces after data": `<script type="application/ld+json">{}]]>${" ".repeat(190_000)}x</script>`.repeat(5),
    "wide data":
      `<script type="application/ld+json">[${Array.from({ length: 5_000 }, () => '{"@type":"Bakery","openingHours":"Mo-Fr"}').join()}]</script>`.repeat(
        20,
      ),
    "dates of data": `<script type="application/ld+json">{"@type":"Bakery","openingHours":"${"Mo-Fr,".repeat(25_000)}"}</script>`,
    "links to choose from": '<a href="/contact">contact</a> '.repeat(half / 31),
  };
  it("keeps the addresses of links short, whatever base the page names", async () => {
    const { links } = await readHtml(`<base href="https://site.example/${"b".repeat(half)}/">${'<a href="c">C</a>'.repeat(500)}`, url);
    expect(links).to.have.length(500);
    expect(links[0]).to.deep.equal({ url: "https://site.example/a/c", text: "C" });
  });

  for (const [what, html] of Object.entries(hostile)) {
    it(`takes no longer for hostile markup than for any: ${what}`, async () => {
      const page = await readHtml(html, url);
      showPages([page]);
      profilesFromPages([page]);
      choosePages(page, 4);
      expect(page.lines.length).to.be.at.most(2_000);
      expect(JSON.stringify(page.lines).length).to.be.below(1_500_000);
    });
  }
});
