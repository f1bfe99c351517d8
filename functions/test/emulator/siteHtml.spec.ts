import { expect } from "chai";
import { inventedAddress } from "../../contract/bounds/requests.ts";
import { sitePageLimits } from "../../src/lib/pages/site/limits.ts";
import { firestore } from "../support/admin-app.ts";
import { costOf } from "../support/firestore-cost.ts";
import { startRecorder } from "../support/firestore-recorder.ts";
import { startInstance } from "../support/instances.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, aTemplate, type Fields, type Project } from "../support/projects.ts";
import { opened, published, saved } from "../support/replies.ts";
import { stack } from "../support/stack-addresses.ts";
import { until } from "../support/until.ts";

const open = { public_pages: true, address_pattern: "/{slug}", home_slug: "home", menu: ["about"] };

const aSite = async (site: Fields = {}, fields: Fields = {}): Promise<Project> => aProject({ ...fields, site: { ...open, ...site } });

const titled = (slug: string, title: string, fields: Fields = {}): Fields => ({
  slug,
  metadata: { title, slug, cost: "secret" },
  ...fields,
});

const show = async ({ id }: Pick<Project, "id">, rest = "", headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${stack.hostingUrl}/sites/${id}/${rest}`, { headers, redirect: "manual" });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

describe("siteHtml", () => {
  it("shows the live pages of a site to anybody, with its menu and its languages", async () => {
    const site = await aSite();
    const home = await aLivePage(site, titled("home", "Home", { content: "[About](/about) us" }));
    await aLivePage(site, titled("hjem", "Hjem", { language: "nb", translation_of: home }));
    await aLivePage(site, titled("about", "About us"));
    const { status, headers, html } = await show(site);
    expect(status).to.equal(200);
    expect(html).to.include("<h1>Home</h1>").and.to.include(`<a href="/sites/${site.id}/about">About us</a>`);
    expect(html).to.include(`<a href="/sites/${site.id}/about">About</a> us`);
    expect(html).to.include(`hreflang="nb" href="/sites/${site.id}/nb">Norsk bokmål</a>`).and.not.to.include("secret");
    expect(headers.get("Cache-Control")).to.equal("public, max-age=20, s-maxage=30");
    expect(headers.get("Content-Security-Policy")).to.include("default-src 'none'").and.not.to.include("unsafe");
    expect((await show(site, "", { "If-None-Match": headers.get("ETag") ?? "" })).status).to.equal(304);
  });

  it("shows nothing that is not published: no draft, no hidden page, no page of another project, no closed site", async () => {
    const site = await aSite({ live_agent_placement: "destination_page", live_agent_slug: "talk" });
    const other = await aSite();
    await aForeignDraft(site, titled("draft", "Draft"));
    await aLivePage(site, titled("talk", "Hidden"));
    await aLivePage(other, titled("elsewhere", "Elsewhere"));
    const closed = await aProject({ site: { ...open, public_pages: "true" } });
    await aLivePage(closed, titled("about", "About us"));
    for (const [where, rest] of [
      [site, "draft"],
      [site, "talk"],
      [site, "elsewhere"],
      [closed, "about"],
      [closed, ""],
      [closed, "sitemap.xml"],
      [{ id: "no-such-project" }, ""],
    ] as const) {
      const { status, headers, html } = await show(where, rest);
      expect([status, headers.get("Cache-Control")], rest).to.deep.equal([404, "no-store"]);
      expect(html, rest)
        .to.include("Page not found")
        .and.not.to.match(/Hidden|Elsewhere|About us|Draft/);
    }
    expect((await show(closed, "", { "Accept-Language": "de-AT,en;q=0.5" })).html).to.include("Seite nicht gefunden");
  });

  it("leads from the address of a renamed page to the new one, and shows an unpublished page no more", async () => {
    const site = await aSite();
    const editor = await anEditor(site);
    const docId = await aLivePage(site, titled("old", "Moving"));
    const { draftId } = opened(await editor.open({ slug: "old", language: "en" }));
    saved(await editor.save({ draftId, metadata: { slug: "new" }, content: "Moved", language: "en" }));
    published(await editor.publish({ draftId }));
    const moved = await show(site, "old");
    expect([moved.status, moved.headers.get("Location")]).to.deep.equal([301, `/sites/${site.id}/new`]);
    expect((await show(site, "new")).html).to.include("Moving");
    await editor.unpublish(docId);
    // An instance repeats its answer for a second, as a cache would.
    await until(async () => (await show(site, "new?later")).status === 404);
  });

  it("has a sitemap and the owner's colour", async () => {
    const site = await aSite({ accent: "#0B57D0" }, { site_url: "https://bakery.example" });
    await aLivePage(site, titled("about", "About us"));
    expect((await show(site, "sitemap.xml")).html).to.include("<loc>https://bakery.example/about</loc>");
    expect((await show(site, "about")).html).to.include(`href="/sites/${site.id}/accent-0b57d0.css"`);
    const { headers } = await show(site, "accent-0b57d0.css");
    expect(headers.get("Content-Type")).to.equal("text/css; charset=utf-8");
    expect(headers.get("Cache-Control")).to.include("immutable");
  });

  it("says in the visitor's language that the database is out of reach", async () => {
    await using broken = await startInstance("siteHtml", { FIRESTORE_EMULATOR_HOST: "127.0.0.1:9" });
    const answer = await fetch(`${broken.url}/sites/p/about`, { headers: { "Accept-Language": "nb" } });
    expect([answer.status, answer.headers.get("Cache-Control")]).to.deep.equal([503, "no-store"]);
    expect(await answer.text()).to.include("Siden kan ikke vises akkurat nå");
  });

  it("reads once a second when many ask for a page with invented parameters and spellings, and says where the sitemap is", async () => {
    const site = await aSite();
    await aLivePage(site, titled("about", "About us"));
    await using alone = await startInstance("siteHtml");
    // The emulator answers this name by itself.
    const robots = await fetch(`${alone.url}/sites/${site.id}/robots.txt`);
    expect(await robots.text()).to.include(`/sites/${site.id}/sitemap.xml`);
    const ask = async (rest: string) => (await fetch(`${alone.url}/sites/${site.id}/${rest}`)).text();
    const isRepeated = async (): Promise<boolean> => {
      await firestore.doc(`projects/${site.id}`).update({ "site.public_pages": true });
      const first = await ask("about");
      await firestore.doc(`projects/${site.id}`).update({ "site.public_pages": false });
      const all = await Promise.all(["about", "about?a", "about?b=1", "%61bout", "ab%6fu%74?utm=x"].map(ask));
      return first.includes("About us") && all.every((one) => one === first);
    };
    // On a busy machine, the second may be over before all of them have asked.
    await until(isRepeated);
  });

  it("costs for every invented address what docs/bounds.md says, and what is around it once a second", async () => {
    const site = await aSite({ menu: ["about"] });
    await Promise.all([
      aLivePage(site, titled("home", "Home")),
      aLivePage(site, titled("about", "About us")),
      ...Array.from({ length: 20 }, async () => aTemplate(site.id, [])),
    ]);
    await using recorder = await startRecorder(stack.firestoreHost);
    await using alone = await startInstance("siteHtml", { FIRESTORE_EMULATOR_HOST: recorder.host });
    const ask = async (rest: string): Promise<void> => {
      const answer = await fetch(`${alone.url}/sites/${site.id}/${rest}`);
      await answer.text();
      expect(answer.status, rest).to.equal(404);
    };
    const readsOf = async (rests: readonly string[]): Promise<number> =>
      costOf(await recorder.during(async () => Promise.all(rests.map(ask)))).reads;
    const around = await readsOf(["invented"]);
    expect(around, "templates, menu and home").to.be.greaterThan(20);
    const startedMs = performance.now();
    const rests = Array.from({ length: 90 }, (_none, index) => (index % 2 === 0 ? `invented-${index}` : `nb/invented-${index}`));
    const reads = await readsOf(rests);
    const seconds = Math.ceil((performance.now() - startedMs) / 1_000) + 1;
    expect(reads).to.be.at.most(rests.length * inventedAddress.siteHtml + seconds * around);
  });

  it("has its sitemap whatever parts of one strangers have invented, and reads nothing more for them", async () => {
    const site = await aSite();
    await aLivePage(site, titled("about", "About us"));
    await using alone = await startInstance("siteHtml");
    const ask = async (name: string): Promise<number> => {
      const answer = await fetch(`${alone.url}/sites/${site.id}/${name}.xml`);
      await answer.text();
      return answer.status;
    };
    const cursors = Array.from({ length: sitePageLimits.sitemapLists.most + 1 }, (_none, index) =>
      Buffer.from(JSON.stringify([`invented-${index}`])).toString("base64url"),
    );
    for (const part of [...cursors, "2", "99"]) expect(await ask(`sitemap-${part}`), part).to.equal(404);
    expect([await ask("sitemap"), await ask("sitemap-1")]).to.deep.equal([200, 200]);
  });
});
