import { expect } from "chai";
import { localPlacesKey } from "../../../../fakes/registries/sources/places.ts";
import { type FakeRegistries, startFakeRegistries } from "../../../../fakes/registries/start-fake-registries.ts";
import { type FakeWeb, startFakeWeb } from "../../../../fakes/web/start-fake-web.ts";
import { type Instance, startInstance } from "../../../support/instances.ts";
import { anOwner, briefOf, editsOf, getSession, storedSession } from "../../../support/onboarding.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import type { Visitor } from "../../../support/visitors.ts";

const bakery = { country: "NO", registry_id: "915468519" };
const hotel = { country: "NO", registry_id: "917716331" };

describe("select_company, when two companies are at play", () => {
  let web: FakeWeb;
  let registries: FakeRegistries;
  let instance: Instance;

  const use = async (owner: Visitor, tool: string, args: object = {}): Promise<ToolResult> =>
    toolResult(await callTool(owner, tool, args, { base: instance.url }));

  before(async () => {
    [web, registries] = await Promise.all([startFakeWeb(), startFakeRegistries()]);
    instance = await startInstance("liveToolsExecute", {
      ...registries.parameters,
      WEB_PROXY_URL: web.url,
      GEMINI_API_KEY: "-",
      PLACES_API_KEY: localPlacesKey,
      COMPANIES_HOUSE_API_KEY: "-",
    });
  });

  after(async () => {
    await instance.stop();
    await Promise.all([web.stop(), registries.stop()]);
  });

  it("never lets the words about one company be confirmed as the other's, and says so", async () => {
    const owner = await anOwner();
    await use(owner, "select_company", bakery);
    await use(owner, "set_field", { path: "summary", value: "We bake sourdough bread." });
    await use(owner, "set_field", { path: "voice", value: "Kore" });
    const other = await use(owner, "select_company", hotel);
    expect(other.result).to.include("This is another company, so I have dropped what you told me about FJORD BAKERI AS: Summary.");
    expect(other.result).to.match(/\?[^?]*$|\.$/);
    expect(briefOf(other).fields["summary"]).to.include({ value: null });

    expect((await use(owner, "confirm")).result).to.match(/This is filled in: Voice\. Still empty: 12\.$/);
    expect(editsOf(await getSession(owner))).to.deep.equal({ voice: "Kore" });
  });

  it("loses no wish when many selections and edits run side by side", async () => {
    const owner = await anOwner();
    await use(owner, "select_company", bakery);
    await use(owner, "set_field", { path: "summary", value: "We bake sourdough bread." });
    await Promise.all([
      use(owner, "select_company", hotel),
      use(owner, "set_field", { path: "voice", value: "Kore" }),
      use(owner, "select_company", hotel),
      use(owner, "set_field", { path: "intent", value: "More guests" }),
    ]);
    expect(editsOf(await getSession(owner))).to.deep.equal({ voice: "Kore", intent: "More guests" });
  });

  it("refuses a number and a place of two companies, with both names, and stores nothing", async () => {
    const owner = await anOwner();
    const { result } = await use(owner, "select_company", { ...hotel, place_id: "ChIJLectern_FjordBakeri01" });
    expect(result).to.match(/^That does not fit together: the company number belongs to .+, but the place on the map is Fjord Bakeri\b/);
    expect(await storedSession(owner)).to.equal(undefined);
  });
});
