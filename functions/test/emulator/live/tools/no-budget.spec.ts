import { expect } from "chai";
import { localTelephony } from "../../../../fakes/telephony/settings.ts";
import { limitNames } from "../../../../src/lib/projects/plans.ts";
import { tools } from "../../../../src/lib/tools/registry.ts";
import { type EchoingServer, echoingServer } from "../../../support/echoing-server.ts";
import { type Instance, startInstance } from "../../../support/instances.ts";
import { aLivePage } from "../../../support/projects.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aVisitor, aVoiceProject } from "../../../support/visitors.ts";

const nothingLeft = Object.fromEntries(
  limitNames.filter((unit) => unit !== "tool_calls").map((unit) => [unit, { per_person: 0, per_project: 0 }]),
);

/** Calls of every tool, with every kind of request to an outside service. */
const calls = (language: string): readonly (readonly [tool: string, args: object])[] => [
  ["update_profile", { language }],
  ["ask", { question: "When does the shop open?" }],
  ["answer", {}],
  ["search_company", { country: "NO", query: "Fjord Bakeri" }],
  [
    "select_company",
    { country: "NO", registry_id: "915468519", place_id: "ChIJLectern_FjordBakeri01", business_url: "http://fjord.example" },
  ],
  ["run_extraction", {}],
  ["set_field", { path: "summary", value: "We bake." }],
  ["confirm", {}],
  ["transfer_to_manager", {}],
];

describe("a project that may spend nothing", () => {
  let outside: EchoingServer;
  let instance: Instance;

  before(async () => {
    outside = await echoingServer();
    instance = await startInstance("liveToolsExecute", {
      GEMINI_API_URL: outside.url,
      GEMINI_API_KEY: "key",
      TRANSLATE_API_URL: outside.url,
      WEB_PROXY_URL: outside.url,
      REGISTRY_URLS: JSON.stringify(Object.fromEntries(["no", "gleif", "places"].map((source) => [source, `${outside.url}/${source}`]))),
      PLACES_API_KEY: "key",
      TWILIO_API_URL: outside.url,
      TWILIO_ACCOUNT_SID: localTelephony.accountSid,
      TWILIO_API_KEY_SID: localTelephony.apiKeySid,
      TWILIO_API_KEY_SECRET: "key",
      TWILIO_AUTH_TOKEN: "key",
      TWILIO_TWIML_APP_SID: localTelephony.applicationSid,
      TWILIO_FROM_NUMBER: localTelephony.fromNumber,
    });
  });

  after(async () => {
    await instance.stop();
    await outside[Symbol.asyncDispose]();
  });

  /** The requests to outside services while somebody in such a project uses every tool. */
  const askedFor = async (language: string, fields: object): Promise<readonly string[]> => {
    const id = await aVoiceProject({ modules: { voice: true, onboarding: true }, manager_phone: "+4722225555", ...fields });
    await aLivePage({ id, templateId: "article" }, { content: "The shop opens at nine." });
    const visitor = await aVisitor(id);
    const before = outside.asked().length;
    for (const [tool, args] of calls(language)) toolResult(await callTool(visitor, tool, args, { base: instance.url }));
    return outside.asked().slice(before);
  };

  it("is asked for every tool", () => {
    // The page itself carries out `end_conversation`.
    const asked = tools.map(({ name }) => name).filter((name) => name !== "end_conversation");
    expect(calls("sn").map(([tool]) => tool)).to.have.members(asked);
  });

  it("asks no outside service anything, whatever the tool", async () => {
    expect(await askedFor("sn", { limits: nothingLeft })).to.deep.equal([]);
  });

  it("shows a language without translations in English", async () => {
    const id = await aVoiceProject({ limits: nothingLeft });
    const { widget } = toolResult(await callTool(await aVisitor(id), "update_profile", { language: "sn" }, { base: instance.url }));
    expect(widget?.data).to.include({ language: "sn" });
    expect(widget?.labels).to.include({ email: "Email" });
  });

  it("differs from one that may: that asks the registries, the map, the web, the model and the translator", async () => {
    const asked = (await askedFor("xh", {})).join("\n");
    for (const service of ["/no/", "/places/", "generateContent", "fjord.example", "translate"]) expect(asked).to.include(service);
  });
});
