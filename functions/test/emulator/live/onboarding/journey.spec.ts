import { expect } from "chai";
import * as z from "zod";
import { localPlacesKey } from "../../../../fakes/registries/sources/places.ts";
import { type FakeRegistries, startFakeRegistries } from "../../../../fakes/registries/start-fake-registries.ts";
import { localVoiceKey } from "../../../../fakes/voice/settings.ts";
import { startFakeVoice, type FakeVoice } from "../../../../fakes/voice/start-fake-voice.ts";
import { type FakeWeb, startFakeWeb } from "../../../../fakes/web/start-fake-web.ts";
import { type Instance, startInstance } from "../../../support/instances.ts";
import { anOwner, briefOf, editsOf, getSession } from "../../../support/onboarding.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import type { Visitor } from "../../../support/visitors.ts";

const Candidates = z.looseObject({
  candidates: z
    .array(
      z.looseObject({
        country: z.string(),
        registry_id: z.nullable(z.string()),
        place_id: z.nullable(z.string()),
        name: z.string(),
        status: z.string(),
      }),
    )
    .min(1)
    .max(5),
});

const candidatesOf = ({ widget }: ToolResult) => Candidates.parse(widget?.data).candidates;

describe("the way to a brief", () => {
  let web: FakeWeb;
  let gemini: FakeVoice;
  let registries: FakeRegistries;
  let instance: Instance;
  let mapless: Instance;

  const use = async (owner: Visitor, tool: string, args: object = {}, { url } = instance): Promise<ToolResult> =>
    toolResult(await callTool(owner, tool, args, { base: url }));

  before(async () => {
    [web, registries, gemini] = await Promise.all([startFakeWeb(), startFakeRegistries(), startFakeVoice()]);
    const parameters = {
      ...registries.parameters,
      WEB_PROXY_URL: web.url,
      GEMINI_API_URL: gemini.url,
      GEMINI_API_KEY: localVoiceKey,
      COMPANIES_HOUSE_API_KEY: "-",
    };
    [instance, mapless] = await Promise.all([
      startInstance("liveToolsExecute", { ...parameters, PLACES_API_KEY: localPlacesKey }),
      startInstance("liveToolsExecute", { ...parameters, PLACES_API_KEY: "-" }),
    ]);
  });

  after(async () => {
    await Promise.all([instance.stop(), mapless.stop(), web.stop(), registries.stop(), gemini.stop()]);
  });

  it("leads from a name over the right one of several companies and its website to what the visitor confirms", async () => {
    const owner = await anOwner();
    const candidates = candidatesOf(await use(owner, "search_company", { country: "NO", query: "Fjord Bakeri in Bergen" }));
    expect(candidates.length).to.be.above(1);
    const chosen = candidates.find(({ name, status }) => name === "FJORD BAKERI AS" && status === "active");

    const selected = await use(owner, "select_company", { country: chosen?.country, registry_id: chosen?.registry_id });
    expect(selected.result).to.match(/^I have noted FJORD BAKERI AS in Bergen\. Shall I read its website/);

    const read = await use(owner, "run_extraction");
    expect(read.result).to.match(/^Here is what I found\. Summary: Fjord Bakeri er et håndverksbakeri i Bergen/);
    const found = briefOf(read);
    expect(found.state).to.equal("extracted");
    expect(found.fields["languages"]).to.deep.include({
      value: ["nb", "en"],
      text: "Norwegian Bokmål and English",
      edited: false,
      source: { kind: "website", url: "http://fjordbakeri.example/" },
    });
    expect(found.contact).to.include({ address: "Bryggen 12, 5003 Bergen" });

    await use(owner, "set_field", { path: "languages", value: ["Norwegian"] });
    await use(owner, "set_field", { path: "voice", value: "leda" });
    const confirmed = await use(owner, "confirm");
    expect(confirmed.result).to.match(
      /^The brief of FJORD BAKERI AS is confirmed\. This is filled in: Summary, .*Voice\. Still empty: \d\.$/,
    );
    const brief = briefOf(confirmed);
    expect(brief.state).to.equal("confirmed");
    expect(brief.fields["languages"]).to.deep.include({ value: ["nb"], edited: true });

    const stored = await getSession(owner);
    expect(editsOf(stored)).to.deep.equal({ languages: ["nb"], voice: "Leda" });
    expect(stored.profile["languages"]?.value).to.deep.equal(["nb", "en"]);
    expect(stored.confirmed_fields).to.include("summary").and.not.to.include("languages");
  });

  it("begins on the map where no registry knows the company", async () => {
    const owner = await anOwner();
    const place_id = "ChIJLectern_StudioBianchi";
    expect((await use(owner, "select_company", { country: "IT", place_id })).result).to.match(
      /^I have noted Studio Bianchi Architetti in Torino\. Shall I read its website/,
    );
    const { fields, company } = briefOf(await use(owner, "run_extraction"));
    expect(company).to.include({ place_id, registry: "none", name: "Studio Bianchi Architetti" });
    expect(Object.values(fields).filter(({ source }) => source?.kind === "website")).not.to.be.empty;
  });

  it("takes a place as it is where there is no key for the map, and says that it could not look", async () => {
    const owner = await anOwner();
    const args = { country: "IT", place_id: "ChIJLectern_StudioBianchi" };
    expect((await use(owner, "select_company", args, mapless)).result).to.match(
      /^I have noted the company\. I could not look it up just now/,
    );
    expect((await use(owner, "run_extraction", {}, mapless)).result).to.match(/^I do not know its website/);
    expect((await use(owner, "select_company", args)).result).to.match(/company: Studio Bianchi Architetti\. Shall I read its website/);
  });

  it("begins with the website where nobody knows the company", async () => {
    const owner = await anOwner();
    await use(owner, "select_company", { country: "NO", business_url: "fjordbakeri.example" });
    const { contact, fields } = briefOf(await use(owner, "run_extraction"));
    expect(contact).to.include({ name: "Fjord Bakeri" });
    expect(fields.opening_hours.value).to.be.a("string").that.includes("7:00");
  });

  it("goes on with what the registry says when the website is down", async () => {
    const owner = await anOwner();
    await use(owner, "select_company", { country: "NO", registry_id: "915468519" });
    web.control.fail({ host: "fjordbakeri.example", fault: "500" });
    const answer = await use(owner, "run_extraction");
    web.control.reset();
    expect(answer.result).to.match(/^I cannot read the website, so I will go on .* Industry: Produksjon av brød/);
    expect(briefOf(answer).fields.industry.source?.kind).to.equal("registry");
  });
});
