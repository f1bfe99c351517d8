import { expect } from "chai";
import { localRegistryKeys } from "../../fakes/registries/local-registry-keys.ts";
import { failureOf, lookedUp, never, registryAt, theRegistries } from "./support/registries-at.ts";
import { idOf, questions, registrySamples } from "./support/registry-samples.ts";

const running = theRegistries();

describe("a registry that asks for a key", () => {
  const keyed = registrySamples.filter(({ source }) => Object.hasOwn(localRegistryKeys, source));

  for (const sample of keyed) {
    const { source } = sample;

    it(`${source}: is not asked without one`, async () => {
      for (const ask of questions(registryAt(running(), source, { apiKey: () => "" }), sample))
        expect(await failureOf(ask())).to.equal("not_configured");
      expect(running().control.requests()).to.deep.equal([]);
    });

    it(`${source}: refuses another one, and the fake keeps none`, async () => {
      for (const ask of questions(registryAt(running(), source, { apiKey: () => "wrong:key" }), sample))
        expect(await failureOf(ask())).to.equal("refused");
      expect(JSON.stringify(running().control.requests())).not.to.include("wrong:key");
    });
  }

  it("has details that its list does not have", async () => {
    const details = async (country: string, source: (typeof keyed)[number]["source"], number: string) =>
      registryAt(running(), source).findById(idOf(country, number), never, lookedUp);
    expect(await details("CH", "ch", "CHE-109.322.551")).to.deep.include({
      address: "Marktgasse 9, 3011 Bern",
      otherNames: ["Enzian Brot AG"],
      purpose: "Betrieb einer Bäckerei.",
      sourceUrl: "https://www.zefix.ch/en/search/entity/list/firm/119283",
    });
    expect(await details("NZ", "nz", "9429000035170")).to.deep.include({
      address: "19 Beach Road, New Plymouth, 4310",
      town: "New Plymouth",
      website: "https://tuisurf.example",
      phone: "6 5550123",
      email: "kiaora@tuisurf.example",
      industry: "Sports instruction",
    });
    expect(await details("AU", "au", "004 085 616")).to.deep.include({ registryId: "AU-ABN:53004085616", name: "WATTLE PLUMBING PTY LTD" });
  });
});
