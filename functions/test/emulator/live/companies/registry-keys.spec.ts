import { expect } from "chai";
import { localRegistryKeys } from "../../../../fakes/registries/local-registry-keys.ts";
import { type FakeRegistries, startFakeRegistries } from "../../../../fakes/registries/start-fake-registries.ts";
import { type Instance, startInstance } from "../../../support/instances.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aVisitor, aVoiceProject, type Visitor } from "../../../support/visitors.ts";

const companies = [
  { country: "DK", query: "Smørrebrød & Co", found: "Smørrebrød & Co ApS in København V", id: "DK-CVR:40112233" },
  { country: "NL", query: "Fietsenmakerij De Trapper", found: "Fietsenmakerij De Trapper in Utrecht", id: "NL-KVK:90003217" },
  { country: "CH", query: "Bäckerei Enzian AG", found: "Bäckerei Enzian AG in Bern", id: "CH-UID:CHE-109.322.551" },
  { country: "AU", query: "Wattle Plumbing Pty Ltd", found: "WATTLE PLUMBING PTY LTD", id: "AU-ABN:53004085616" },
  { country: "NZ", query: "Tui Surf School Limited", found: "TUI SURF SCHOOL LIMITED", id: "NZ-NZBN:9429000035170" },
] as const;

describe("registries that ask for a key", () => {
  let registries: FakeRegistries;
  let visitor: Visitor;

  before(async () => {
    registries = await startFakeRegistries();
    visitor = await aVisitor(await aVoiceProject({ plan: "business", modules: { voice: true, onboarding: true } }));
  });
  after(async () => registries.stop());
  beforeEach(() => {
    registries.control.reset();
  });

  const withKeys = async (keys: string, use: (instance: Instance) => Promise<void>): Promise<void> => {
    const instance = await startInstance("liveToolsExecute", { ...registries.parameters, REGISTRY_KEYS: keys, PLACES_API_KEY: "-" });
    try {
      await use(instance);
    } finally {
      await instance.stop();
    }
  };

  const say = async ({ url }: Instance, tool: string, args: object): Promise<string> =>
    toolResult(await callTool(visitor, tool, args, { base: url })).result;

  const askedRegistries = (): ReadonlySet<string> => new Set(registries.control.requests().map(({ registry }) => registry));

  it("find, select, and know what there is not, where the deployment has their keys @nightly", async () => {
    await withKeys(JSON.stringify(localRegistryKeys), async (instance) => {
      for (const { country, query, found, id } of companies) {
        expect(await say(instance, "search_company", { country, query })).to.include(found);
        expect(await say(instance, "search_company", { country, query: "Xylophonquarx" })).to.match(/^I found no company/);
        expect(await say(instance, "select_company", { country, registry_id: id })).to.match(/^I have noted /);
      }
      expect([...askedRegistries()]).to.include.members(companies.map(({ country }) => country.toLowerCase()));
    });
  });

  it("are not asked if it has none, and the agent says that none can be", async () => {
    await withKeys("-", async (instance) => {
      for (const { country } of companies)
        expect(await say(instance, "search_company", { country, query: "Xylophonquarx" })).to.match(
          /^I cannot look anything up in the company registry/,
        );
      expect([...askedRegistries()]).to.deep.equal(["gleif"]);
    });
  });
});
