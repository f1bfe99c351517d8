import { expect } from "chai";
import { type SiteAgent, siteAgent } from "../../answers/site-agent.ts";
import { firestore } from "../support/admin-app.ts";
import { call, type Reply } from "../support/api.ts";
import { startInstance } from "../support/instances.ts";
import { aForeignDraft, aLivePage, aProject, type Fields } from "../support/projects.ts";
import { refused } from "../support/replies.ts";
import { stack } from "../support/stack-addresses.ts";

const agent = (reply: Reply): SiteAgent => {
  expect(reply.status).to.equal(200);
  return siteAgent.parse(reply.body);
};

const agentOf = async (fields: Fields): Promise<SiteAgent> => {
  const { id: projectId } = await aProject(fields);
  return agent(await call("siteAgent", { projectId }));
};

const on = { modules: { voice: true } };

const everything = {
  ...on,
  name: "Fjell & Fjord",
  default_language: "nb",
  visitors: "anyone",
  site_url: "https://fjell.example/",
  manager_phone: "+4721985800",
  notify: { emails: ["mia@fjell.example"], url: "https://fjell.example/hook", secret: "whsec_x" },
  live_agent: {
    greeting: "Hei!",
    voice: "Kore",
    instructions: "Be secretive.",
    model: "secret-model",
    heading: { nb: "Spør oss", en: "Ask us" },
    suggestions: { en: ["Open?"] },
    origins: ["https://fjell.example"],
  },
  site: {
    live_agent_placement: "destination_page",
    live_agent_slug: "snakk",
    accent: "#0b57d0",
    address_pattern: "/{language}/{slug}",
    home_slug: "hjem",
    theme: "dark",
  },
};

describe("siteAgent", () => {
  it("says where the agent is and how it introduces itself, and nothing of what it knows and whom it calls", async () => {
    const { id: projectId } = await aProject(everything);
    await firestore.doc(`projects/${projectId}/knowledge/site`).set({ languages: ["de", "nb"], small: false });
    const shown = agent(await call("siteAgent", { projectId }));
    expect(shown).to.deep.include({
      placement: "destination_page",
      slug: "snakk",
      name: "Fjell & Fjord",
      heading: { nb: "Spør oss", en: "Ask us" },
      default_language: "nb",
      suggestions: { en: ["Open?"] },
      accent: "#0b57d0",
      visitors: "anyone",
      pages: "/{language}/{slug}",
      home_slug: "hjem",
      site_url: "https://fjell.example/",
    });
    expect(shown.languages).to.deep.equal(["nb", "de", "en"]);
    expect(shown.api_key).to.be.a("string").that.is.not.empty;
    expect(JSON.stringify(shown)).not.to.match(/21985800|mia@|whsec|secret|Hei!|Kore|dark/);
  });

  it("knows the languages of the pages before anybody has talked to it, and looks only once", async () => {
    const project = await aProject(on);
    for (const language of ["nb", "he", "pt-br"]) await aLivePage(project, { language });
    await aForeignDraft(project, { language: "fr" });
    const ask = async () => agent(await call("siteAgent", { projectId: project.id })).languages;
    expect(await ask()).to.have.members(["en", "nb", "he", "pt"]);
    expect((await firestore.doc(`projects/${project.id}/knowledge/site`).get()).data()).to.deep.equal({
      languages: ["he", "nb", "pt"],
      small: false,
    });
    await aLivePage(project, { language: "de" });
    expect(await ask(), "until the voice agent reads the pages").not.to.include("de");
  });

  const placements: readonly (readonly [string, Fields, string])[] = [
    ["a widget where nobody has chosen", on, "widget"],
    ["a widget where another program has stored nonsense", { ...on, site: { live_agent_placement: "Sidebar" } }, "widget"],
    ["where the owner wants it", { ...on, site: { live_agent_placement: "modal" } }, "modal"],
    ["nowhere if the owner says so", { ...on, site: { live_agent_placement: "none" } }, "none"],
    ["nowhere without the voice module", { modules: { voice: false }, site: { live_agent_placement: "widget" } }, "none"],
  ];
  for (const [what, fields, placement] of placements) {
    it(`is ${what}`, async () => {
      expect(await agentOf(fields)).to.include({ placement, api_key: null });
    });
  }

  it("is read by anybody, from any origin, and kept by caches", async () => {
    const { id } = await aProject(on);
    const url = `${stack.hostingUrl}/api/sites/${id}/agent`;
    const first = await fetch(`${url}?utm_source=x`, { headers: { Origin: "https://anywhere.example" } });
    expect(first.status).to.equal(200);
    expect(first.headers.get("access-control-allow-origin")).to.equal("*");
    expect(first.headers.get("cache-control")).to.equal("public, max-age=20, s-maxage=30");
    const tag = first.headers.get("etag") ?? "";
    const again = await fetch(url, { headers: { "If-None-Match": tag } });
    expect({ status: again.status, tag: again.headers.get("etag"), text: await again.text() }).to.deep.equal({
      status: 304,
      tag,
      text: "",
    });
    const head = await fetch(url, { method: "HEAD" });
    expect({ status: head.status, tag: head.headers.get("etag"), text: await head.text() }).to.deep.equal({ status: 200, tag, text: "" });
    await firestore.doc(`projects/${id}`).update({ "site.live_agent_placement": "modal" });
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await fetch(url, { headers: { "If-None-Match": tag } })).status).to.equal(200);
  });

  it("is 404 without a cache for what is no project, whatever the address says", async () => {
    const { id } = await aProject(on);
    await firestore.doc(`projects/${id}/members/uid`).set({ role: "admin", name: "A member" });
    for (const projectId of ["no-such-project", `${id}%2Fmembers%2Fuid`, "%2E%2E", "__x__", "%00", "x".repeat(1_600)]) {
      const reply = await call("siteAgent", { projectId });
      refused(reply, 404, "not_found");
      expect(reply.headers["cache-control"]).to.equal("no-store");
      expect(reply.headers["access-control-allow-origin"]).to.equal("*");
    }
  });

  it("says nothing of a key if the deployment has none", async () => {
    const { id: projectId } = await aProject({ ...on, visitors: "anyone" });
    const instance = await startInstance("siteAgent", { WEB_API_KEY: "" });
    expect(agent(await call("siteAgent", { projectId, base: instance.url }))).to.include({ visitors: "anyone", api_key: null });
    await instance.stop();
  });

  it("is unavailable, and not remembered by caches, while the database is out of reach", async () => {
    await using broken = await startInstance("siteAgent", { FIRESTORE_EMULATOR_HOST: "127.0.0.1:9" });
    const reply = await call("siteAgent", { projectId: "any", base: broken.url });
    refused(reply, 503, "unavailable");
    expect(reply.headers["cache-control"]).to.equal("no-store");
  });
});
