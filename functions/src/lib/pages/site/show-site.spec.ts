import { expect } from "chai";
import { bakery, live, show, tagsOf, withSite } from "../../../../test/support/shown-site.ts";
import type { SiteAnswer } from "./show-site.ts";

describe("showSite", () => {
  it("shows a page with its title, summary, date, menu, languages and addresses", async () => {
    const { status, body } = await show("about");
    expect(status).to.equal(200);
    expect(body).to.include('<html lang="en" dir="ltr">').and.to.include("<title>About us – The Bakery</title>");
    expect(body).to.include(
      '<h1>About us</h1>\n<p class="lead">Two bakers</p>\n<p class="date"><time datetime="2026-03-02">March 2, 2026</time></p>',
    );
    expect(tagsOf(body)).to.include.members([
      "a class=site href=/sites/bakery/",
      "a href=/sites/bakery/about aria-current=page",
      "a href=/sites/bakery/hours",
      "span lang=en dir=ltr aria-current=true",
      "a lang=nb dir=ltr hreflang=nb href=/sites/bakery/nb/om-oss",
      "meta name=description content=Two bakers",
      "link rel=canonical href=https://lectern.example/sites/bakery/about",
      "link rel=alternate hreflang=nb href=https://lectern.example/sites/bakery/nb/om-oss",
      "link rel=alternate hreflang=en href=https://lectern.example/sites/bakery/about",
      "link rel=alternate hreflang=x-default href=https://lectern.example/sites/bakery/about",
      "meta property=og:title content=About us",
      "meta property=og:locale content=en_US",
    ]);
    expect(body).to.include(">Norsk bokmål</a>").and.not.to.include("<script").and.not.to.include("gone");
    expect(body).not.to.match(/cost|draft/);
  });

  it("is all that a host of its own shows: its addresses are that host's, whatever the settings say", async () => {
    const project = withSite({ live_agent_placement: "widget" }, { siteUrl: "https://somebody-else.example" });
    const shown = async (rest: string) => show(rest, { project, redirects: { old: "about" } }, "bakery", "https://www.bakery.example");
    const { body } = await shown("about");
    expect(tagsOf(body)).to.include.members([
      "a class=site href=/",
      "a href=/about aria-current=page",
      "a lang=nb dir=ltr hreflang=nb href=/nb/om-oss",
      "link rel=canonical href=https://www.bakery.example/about",
      "link rel=alternate hreflang=nb href=https://www.bakery.example/nb/om-oss",
      "script async= src=https://lectern.example/embed/v1/lectern-voice.js?project=bakery",
    ]);
    expect((await shown("robots.txt")).body).to.include("Sitemap: https://www.bakery.example/sitemap.xml");
    expect((await shown("sitemap.xml")).body)
      .to.include("<loc>https://www.bakery.example/nb/om-oss</loc>")
      .and.not.to.match(/somebody|\/sites\//);
    expect((await shown("old")).headers).to.deep.equal({ Location: "/about" });
    expect((await shown("")).body).to.include("<h1>Fresh bread</h1>");
    for (const rest of ["sites/bakery/about", "sites/bakery/", "api/live/session"]) expect((await shown(rest)).status, rest).to.equal(404);
  });

  it("shows it in another language with the menu of that language, and the date of its readers", async () => {
    const { body } = await show("nb/om-oss");
    expect(tagsOf(body)).to.include.members(["html lang=nb dir=ltr", "a href=/sites/bakery/nb/om-oss aria-current=page"]);
    expect(body).to.include(">Om oss</a>").and.to.include(">Hours</a>").and.to.include(">29. november 2026</time>");
    expect(body).to.include('href="/sites/bakery/nb"').and.to.include('popovertarget="menu">Meny</button>');
  });

  it("dates what its author has dated, and nothing by itself", async () => {
    expect((await show("hours")).body)
      .to.include("<h1>Hours</h1>")
      .and.not.to.include("<time");
  });

  it("has no menu where there is nothing to choose", async () => {
    const { body } = await show("x", { project: withSite({ menu: [], home_slug: null }), pages: [live("x")] });
    expect(body).to.include(">The Bakery</a>").and.not.to.include("<button").and.not.to.include('id="menu"');
  });

  it("shows the home page by the text's own heading, without a date", async () => {
    const { body } = await show("");
    expect(body).to.include("<h1>Fresh bread</h1>").and.to.include("<title>Welcome – The Bakery</title>").and.not.to.include("<time");
    expect(body.match(/<h1>/g)?.length).to.equal(1);
  });

  it("shows each home page where the default language has none, also if they translate different pages", async () => {
    const of = (id: string, language: string, original: string) =>
      live(id, { slug: "home", language, otherFields: { translation_of: original }, metadata: { title: id } });
    const pages = [of("norwegian", "nb", "x"), of("german", "de", "y")];
    for (const [at, title] of [
      ["nb", "norwegian"],
      ["de", "german"],
    ] as const)
      expect((await show(at, { pages })).body, at).to.include(`<title>${title} –`);
  });

  it("lists the pages where there is no home page", async () => {
    const { status, body } = await show("", { project: withSite({ home_slug: null }) });
    expect(status).to.equal(200);
    expect(tagsOf(body)).to.include("a href=/sites/bakery/hours").and.not.to.include("a href=/sites/bakery/draft");
  });

  for (const [asked, location] of [
    ["home", "/sites/bakery/"],
    ["en/about", "/sites/bakery/about"],
    ["about/", "/sites/bakery/about"],
    ["/about", "/sites/bakery/about"],
    ["nb/hjem", "/sites/bakery/nb"],
    ["old", "/sites/bakery/about"],
  ] as const)
    it(`leads from ${asked} to ${location}`, async () => {
      const { status, headers, body } = await show(asked, { redirects: { old: "about" } });
      expect([status, headers, body]).to.deep.equal([301, { Location: location }, ""]);
    });

  it("helps where there is no page: in the language of the address, with the menu and the way home", async () => {
    const { status, body } = await show("nb/finnes-ikke");
    expect(status).to.equal(404);
    expect(body)
      .to.include('<h1>Siden finnes ikke</h1>\n<p class="lead">Den er flyttet, eller så har den aldri vært her.</p>')
      .and.to.include('<meta name="robots" content="noindex">');
    expect(tagsOf(body)).to.include.members([
      "a class=way href=/sites/bakery/nb",
      "a href=/sites/bakery/nb/om-oss",
      "a href=/sites/bakery/hours",
    ]);
  });

  it("shows nothing of a project without public pages, of another one, or of none: all alike", async () => {
    const refused = async (answer: Promise<SiteAnswer>): Promise<string> => answer.then(({ body }) => body, String);
    const missing = await refused(show("about", {}, "other"));
    expect(missing).to.equal("AppError: There is no such page.");
    for (const rest of ["about", "", "sitemap.xml", "robots.txt", "accent-0b57d0.css"])
      expect(await refused(show(rest, { project: withSite({ public_pages: false }) })), rest).to.equal(missing);
  });

  it("shows no draft, and no page that the agent's page hides", async () => {
    expect((await show("draft")).status).to.equal(404);
    const hidden = withSite(
      { live_agent_placement: "destination_page", live_agent_slug: "hours" },
      { modules: { ...bakery.modules, voice: false } },
    );
    const { status, body } = await show("hours", { project: hidden });
    expect(status).to.equal(404);
    expect(body).not.to.include("/hours");
  });

  it("has the agent's script where the setting says, and its place on its page", async () => {
    const script = "script async= src=/embed/v1/lectern-voice.js?project=bakery";
    const widget = tagsOf((await show("about", { project: withSite({ live_agent_placement: "widget" }) })).body);
    expect(widget).to.include(script).and.not.to.include("div data-lectern-agent=");
    const homepage = { project: withSite({ live_agent_placement: "homepage" }) };
    expect(tagsOf((await show("", homepage)).body)).to.include.members([script, "div data-lectern-agent="]);
    expect(tagsOf((await show("about", homepage)).body)).not.to.include("div data-lectern-agent=");
    const modal = { project: withSite({ live_agent_placement: "modal" }) };
    for (const rest of ["", "about"]) expect(tagsOf((await show(rest, modal)).body), rest).to.include("div data-lectern-agent=");
    const destination = { project: withSite({ live_agent_placement: "destination_page", live_agent_slug: "talk" }) };
    const own = (await show("talk", destination)).body;
    expect(tagsOf(own)).to.include.members([script, "div data-lectern-agent="]);
    expect(own).to.include("<h1>Ask us</h1>");
    expect((await show("nb/talk", destination)).body).to.include("<h1>Spør oss</h1>");
    expect((await show("fr/talk", destination)).status).to.equal(404);
  });

  it("lists all pages that can be reached in the sitemap, as they are addressed outside", async () => {
    const { type, body } = await show("sitemap.xml", { project: withSite({}, { siteUrl: "https://bakery.example" }) });
    expect(type).to.equal("application/xml; charset=utf-8");
    const urls = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(urls).to.have.members(["/", "/nb", "/about", "/nb/om-oss", "/hours"].map((path) => `https://bakery.example${path}`));
  });

  it("has an index above 2,000 pages, whose parts name each page once", async () => {
    const many = Array.from({ length: 4_100 }, (_, index) => live(`page-${String(index).padStart(5, "0")}`));
    const locations = (body: string): readonly string[] => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
    const { body } = await show("sitemap.xml", { pages: many });
    expect(body).to.include("<sitemapindex");
    const parts = locations(body);
    expect(parts.length).to.equal(3);
    expect(parts[0]).to.equal("https://lectern.example/sites/bakery/sitemap-1.xml");
    const listed: string[] = [];
    for (const part of parts) {
      const shown = await show(part.slice("https://lectern.example/sites/bakery/".length), { pages: many });
      expect(shown.body).to.include("<urlset");
      listed.push(...locations(shown.body));
    }
    expect([listed.length, new Set(listed).size]).to.deep.equal([4_100, 4_100]);
    expect((await show("sitemap.xml", { pages: many.slice(0, 2_000) })).body).to.include("<urlset");
  });

  it("shows titles with the signs that were typed", async () => {
    for (const [title, shown] of [
      ["Bord 120*60*75 cm", "Bord 120*60*75 cm"],
      ["Om <script> på nett", "Om &lt;script&gt; på nett"],
      ["__init__", "__init__"],
    ] as const) {
      const { body } = await show("hours", { pages: [live("hours", { metadata: { title } })] });
      expect(body).to.include(shown);
    }
  });

  it("takes the title from the text where the page has none", async () => {
    const { body } = await show("x", { pages: [live("x", { metadata: {}, content: "# Bread & *butter*\n\nFresh" })] });
    expect(body).to.include("<title>Bread &amp; butter – The Bakery</title>").and.to.include("<h1>Bread &amp; <em>butter</em></h1>");
  });

  it("writes right to left", async () => {
    const { body } = await show("he/x", { pages: [live("x", { language: "he", metadata: { title: "אודות" } })] });
    expect(body).to.include('<html lang="he" dir="rtl">').and.to.include("<h1>אודות</h1>");
  });

  it("writes names and headings of another script from left to right in a Hebrew page", async () => {
    const metadata = { title: "Cycles 24", summary: "Oslo 0150" };
    const headed = { language: "he", metadata: {}, content: "# Cycles 24\n\nא" };
    const { body } = await show("he/x", { pages: [live("x", { language: "he", metadata }), live("hours", { metadata })] });
    const own = (text: string): string => `><bdi dir="ltr">${text}</bdi></`;
    expect(body).to.include(`<h1${own("Cycles 24")}h1>\n<p class="lead"${own("Oslo 0150")}p>`);
    expect(body)
      .to.include(`href="/sites/bakery/he"${own("The Bakery")}a>`)
      .and.to.include(`href="/sites/bakery/hours"${own("Cycles 24")}a>`);
    expect((await show("he/x", { pages: [live("x", headed)] })).body)
      .to.include('<h1 dir="ltr">Cycles 24</h1>\n<p>א</p>')
      .and.to.include("<title>Cycles 24 –");
  });

  it("has the owner's colour in a style sheet of its own", async () => {
    const { body } = await show("about", { project: withSite({ accent: "#0b57d0" }) });
    expect(tagsOf(body)).to.include("link rel=stylesheet href=/sites/bakery/accent-0b57d0.css");
    expect((await show("accent-0b57d0.css")).body).to.include("--accent:#0b57d0");
  });
});
