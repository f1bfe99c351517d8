import { expect } from "chai";
import { firestore } from "../support/admin-app.ts";
import { together } from "../support/concurrent-clients.ts";
import { everythingIn, storedProject } from "../support/documents.ts";
import { nightlyIf } from "../support/nightly.ts";
import { aLivePage, anEditor, aSlug, aWorkplace } from "../support/projects.ts";
import { hiddenPages, ownSettings, refused, refusedPaths, settings } from "../support/replies.ts";

/** What is sent, what is then shown, and where it is stored. */
const changes: readonly (readonly [object, object, { readonly site?: object; readonly live_agent?: object }])[] = [
  [{ public_pages: true }, { public_pages: true }, { site: { public_pages: true } }],
  [
    { address_pattern: "/{language}/{slug}" },
    { address_pattern: "/{language}/{slug}" },
    { site: { address_pattern: "/{language}/{slug}" } },
  ],
  [{ home_slug: "cafe\u0301" }, { home_slug: "caf\u00e9" }, { site: { home_slug: "caf\u00e9" } }],
  [{ menu: ["prices", "docs/start"] }, { menu: ["prices", "docs/start"] }, { site: { menu: ["prices", "docs/start"] } }],
  [{ accent: "#0B57D0" }, { accent: "#0b57d0" }, { site: { accent: "#0b57d0" } }],
  [{ publishers: "admins" }, { publishers: "admins" }, { site: { publishers: "admins" } }],
  [
    { origins: ["https://Fjell.example/", "https://fjell.example:443", "https://b\u00e4cker.example"] },
    { origins: ["https://fjell.example", "https://xn--bcker-gra.example"] },
    { live_agent: { origins: ["https://fjell.example", "https://xn--bcker-gra.example"] } },
  ],
  [
    { heading: { en: " Ask\nus ", "pt-br": "Fale conosco", de: " " } },
    { heading: { en: "Ask us", "pt-BR": "Fale conosco" } },
    { live_agent: { heading: { en: "Ask us", "pt-BR": "Fale conosco" } } },
  ],
  [
    { suggestions: { en: ["Open?", "", "Prices?"], nb: [] } },
    { suggestions: { en: ["Open?", "Prices?"] } },
    { live_agent: { suggestions: { en: ["Open?", "Prices?"] } } },
  ],
];

const refusals: readonly (readonly [object, readonly string[]])[] = [
  [{ site_hook: "http://fjell.example/" }, ["site_hook"]],
  [{ site_hook: "https://me:secret@fjell.example/" }, ["site_hook"]],
  [{ public_pages: "yes", publishers: "me", address_pattern: "/{slug}.html" }, ["public_pages", "publishers", "address_pattern"]],
  [{ public_pages: null, menu: null, origins: null, heading: null }, ["public_pages", "menu", "origins", "heading"]],
  [{ home_slug: "/", menu: ["/a"] }, ["home_slug", "menu.0"]],
  [{ menu: ["a", "b", "a"] }, ["menu"]],
  [{ menu: Array.from({ length: 13 }, (_, index) => `page-${index}`) }, ["menu"]],
  [{ accent: "red" }, ["accent"]],
  [{ accent: "#fff" }, ["accent"]],
  [
    { origins: ["fjell.example", "https://*.example", "https://fjell.example/shop", "null", "https://me:secret@fjell.example"] },
    ["origins.0", "origins.1", "origins.2", "origins.3", "origins.4"],
  ],
  [{ heading: { klingon: "nuqneH" } }, ["heading.klingon"]],
  [{ heading: { en: "x".repeat(81) } }, ["heading.en"]],
  [{ suggestions: { en: ["1", "2", "3", "4"] } }, ["suggestions.en"]],
  [{ suggestions: { en: "Hi?" } }, ["suggestions.en"]],
  [{ suggestions: { en: ["x".repeat(121)] } }, ["suggestions.en.0"]],
];

const nonsense = {
  site: { public_pages: "true", address_pattern: 7, home_slug: "/", menu: ["ok", 5, "", "ok", "/no"], accent: "blue", publishers: "all" },
  live_agent: {
    heading: { en: 5, klingon: "nuqneH", nb_NO: "Hei", de: "x".repeat(81), fr: "\u202e" },
    suggestions: { en: "Open?", nb: ["1", 2, "3", "4", "5"] },
    origins: ["https://Fjell.example/", "fjell.example"],
  },
};

const decoded = {
  public_pages: false,
  address_pattern: "/{slug}",
  home_slug: null,
  menu: ["ok"],
  accent: null,
  publishers: "managers",
  heading: { "nb-NO": "Hei" },
  suggestions: { nb: ["1", "3", "4"] },
  origins: ["https://fjell.example", "fjell.example"],
};

describe("settingsSite, how the site and its agent look", () => {
  for (const [change, shown, stored] of changes) {
    it(`stores ${JSON.stringify(change).slice(0, 60)} and nothing else`, async () => {
      const { project } = await aWorkplace({ live_agent: { model: "theirs" }, site: { theme: "dark" } });
      const admin = await anEditor(project, "admin");
      expect(ownSettings(await admin.configure(change))).to.deep.include(shown);
      expect(ownSettings(await admin.settings())).to.deep.include(shown);
      const before = await everythingIn(project.id);
      expect((await storedProject(project.id)).fields).to.deep.include({
        live_agent: { model: "theirs", ...stored.live_agent },
        site: { theme: "dark", ...stored.site },
      });
      ownSettings(await admin.configure(change));
      expect(await everythingIn(project.id), "the repetition writes nothing").to.deep.equal(before);
    });
  }

  for (const [body, paths] of refusals) {
    it(`refuses ${JSON.stringify(body).slice(0, 60)} and names ${paths.join(", ")}${nightlyIf(paths.length < 2)}`, async () => {
      const { project, editor } = await aWorkplace();
      const before = await everythingIn(project.id);
      expect(refusedPaths(await editor.configure(body))).to.have.members(paths);
      expect(await everythingIn(project.id)).to.deep.equal(before);
    });
  }

  it("takes null away where there may be none", async () => {
    const { project, editor } = await aWorkplace({ site: { home_slug: "start", accent: "#000000" } });
    expect(ownSettings(await editor.configure({ home_slug: null, accent: null }))).to.include({ home_slug: null, accent: null });
    expect((await storedProject(project.id)).fields?.["site"]).to.deep.equal({ home_slug: null, accent: null });
  });

  it("lets only admins open the site, name its publishers and its origins, and says so after everything else", async () => {
    const { project, editor } = await aWorkplace();
    const member = await anEditor(project, "member");
    const before = await everythingIn(project.id);
    for (const change of [{ public_pages: true }, { publishers: "admins" }, { origins: [] }, { greeting: "Hi", public_pages: false }]) {
      const { details } = refused(await editor.configure(change), 403, "forbidden");
      expect(details?.map(({ path }) => path)).to.deep.equal(Object.keys(change).filter((name) => name !== "greeting"));
    }
    expect(refusedPaths(await editor.configure({ public_pages: true, accent: "red" }))).to.deep.equal(["accent"]);
    refused(await member.configure({ accent: "red" }), 403, "forbidden");
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("lets only admins say what stands where on the site, if only they publish, also while that is being decided", async () => {
    const { project, editor } = await aWorkplace({ site: { publishers: "admins" } });
    const admin = await anEditor(project, "admin");
    const place = { live_agent_placement: "destination_page", live_agent_slug: "prices" };
    const changes = [place, { home_slug: "prices" }, { menu: [] }, { address_pattern: "/{slug}" }, { site_url: null }];
    const before = await everythingIn(project.id);
    for (const change of changes) {
      const { details } = refused(await editor.configure({ ...change, greeting: "Hi" }), 403, "forbidden");
      expect(details?.map(({ path }) => path)).to.deep.equal(Object.keys(change));
    }
    expect(await everythingIn(project.id)).to.deep.equal(before);
    ownSettings(await editor.configure({ greeting: "Hi", accent: "#123456" }));
    ownSettings(await admin.configure({ ...place, publishers: "managers" }));
    ownSettings(await editor.configure({ home_slug: "prices" }));
    const [closed, moved] = await Promise.all([admin.configure({ publishers: "admins" }), editor.configure({ menu: ["prices"] })]);
    ownSettings(closed);
    expect(moved.status === 200 ? ["prices"] : []).to.deep.equal(ownSettings(await admin.settings()).menu);
  });

  it("reads what other programs have stored, and takes what cannot be used for nothing", async () => {
    const { editor } = await aWorkplace(nonsense);
    expect(ownSettings(await editor.settings())).to.deep.include(decoded);
  });

  it("reads texts that are no maps, and lists that are none", async () => {
    const { editor } = await aWorkplace({
      live_agent: { heading: "Hi", suggestions: ["Open?"], origins: "https://a.example" },
      site: { menu: "a" },
    });
    expect(ownSettings(await editor.settings())).to.deep.include({ heading: {}, suggestions: {}, origins: [], menu: [] });
  });

  it("lets several who change different things at once all get their way", async () => {
    const { project } = await aWorkplace();
    const admin = await anEditor(project, "admin");
    const wanted = [{ accent: "#123456" }, { menu: ["a"] }, { heading: { en: "Hi" } }, { origins: ["https://a.example"] }];
    await together(wanted.length, async (index) => ownSettings(await admin.configure(wanted[index] ?? {})));
    expect(ownSettings(await admin.settings())).to.deep.include(Object.assign({}, ...wanted));
  });
});

describe("settingsSite, a live page at the slug of the voice agent's own page", () => {
  it("is named in every language when its slug becomes reserved, also to whoever repeats the change", async () => {
    const { project, editor } = await aWorkplace();
    const [slug, other] = [aSlug(), aSlug()];
    const pages = [await aLivePage(project, { slug }), await aLivePage(project, { slug, language: "nb" })];
    await aLivePage(project, { slug, visibility: "draft" });
    await aLivePage(project, { slug: other });
    const reserve = { live_agent_placement: "destination_page", live_agent_slug: slug };
    for (let times = 0; times < 2; times++) expect(hiddenPages(await editor.configure(reserve))).to.have.members(pages);
    expect(hiddenPages(await editor.configure({ greeting: "Hi" }))).to.deep.equal([]);
    expect(hiddenPages(await editor.configure({ live_agent_slug: aSlug() }))).to.deep.equal([]);
    expect(hiddenPages(await editor.configure({ live_agent_slug: other }))).to.have.length(1);
    expect(settings(await editor.configure({ live_agent_placement: "widget", live_agent_slug: slug }))).not.to.have.property("warnings");
  });

  it("is found in the spelling in which another program stored it", async () => {
    const { project, editor } = await aWorkplace();
    const page = await aLivePage(project, { slug: "cafe\u0301" });
    const reply = await editor.configure({ live_agent_placement: "destination_page", live_agent_slug: "caf\u00e9" });
    expect(hiddenPages(reply)).to.deep.equal([page]);
    expect((await firestore.doc(`projects/${project.id}/documents/${page}`).get()).get("visibility")).to.equal("live");
  });
});
