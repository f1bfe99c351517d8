import { expect } from "chai";
import { failureOf, lookedUp, never, searched, placesAt, theRegistries } from "./support/registries-at.ts";

const running = theRegistries();

describe("places", () => {
  it("finds businesses of the country only, and reads one", async () => {
    const places = placesAt(running());
    const found = await places.search({ text: "Fjord Bakeri", country: "NO", language: "nb" }, never, searched);
    expect(found).to.have.lengthOf(1);
    expect(found[0]).to.deep.include({
      name: "Fjord Bakeri",
      town: "Bergen",
      placeId: "ChIJLectern_FjordBakeri01",
      status: "active",
    });
    expect(found[0]).not.to.have.any.keys("registryId", "website");
    const place = await places.findPlace("ChIJLectern_FjordBakeri01", { country: "NO", language: "nb" }, never, lookedUp);
    expect(place).to.deep.include({
      name: "Fjord Bakeri",
      website: "http://fjordbakeri.example/",
      phone: "+47 55 12 34 56",
      category: "Bakery",
      status: "active",
      country: "NO",
    });
    expect(place).to.have.property("openingTimes").that.deep.includes({ day: 1, opens: 420, closes: 1020 });
  });

  it("takes a business without an address for one of the country, and an answer without a list for none", async () => {
    const found = await placesAt(running()).search({ text: "Bare Plumbing", country: "GB", language: "en" }, never, searched);
    expect(found).to.have.lengthOf(1);
    expect(await placesAt(running()).search({ text: "Xylophonquarx", country: "GB", language: "en" }, never, searched)).to.deep.equal([]);
  });

  it("follows a place that has got another id, and knows when there is none", async () => {
    const places = placesAt(running());
    expect(await places.findPlace("ChIJLectern_MovedPlace001", { country: "FR", language: "fr" }, never, lookedUp)).to.have.property(
      "placeId",
      "ChIJLectern_SalonLumiere1",
    );
    for (const id of ["ChIJLectern_Nothing00000", "x", "../../x?key=1"])
      expect(await places.findPlace(id, { country: "FR", language: "fr" }, never, lookedUp)).to.equal("not_found");
  });

  it("is not configured without a key, and refused with a wrong one", async () => {
    const ask = async (apiKey: string) =>
      failureOf(placesAt(running(), { apiKey }).search({ text: "Fjord", country: "NO", language: "nb" }, never, searched));
    expect(await ask("")).to.equal("not_configured");
    expect(await ask("wrong")).to.equal("refused");
    expect(running().control.requests()).to.have.lengthOf(1);
    expect(placesAt(running(), { apiKey: "" }).isConfigured()).to.equal(false);
  });

  for (const [fault, failure] of [
    ["malformed", "unreadable"],
    ["429", "rate_limited"],
    ["500", "down"],
    ["hang", "timeout"],
    ["huge", "unreadable"],
  ] as const) {
    it(`is ${failure} when the answer is ${fault}`, async () => {
      running().control.fail({ registry: "places", fault });
      // Only silence has to be waited for; a busy machine may be slow with 8 MiB.
      const timeLimitMs = fault === "hang" ? 300 : 10_000;
      for (const ask of [
        async () => placesAt(running(), { timeLimitMs }).search({ text: "Fjord", country: "NO", language: "nb" }, never, searched),
        async () =>
          placesAt(running(), { timeLimitMs }).findPlace("ChIJLectern_FjordBakeri01", { country: "NO", language: "nb" }, never, lookedUp),
      ]) {
        expect(await failureOf(ask())).to.equal(failure);
      }
    });
  }
});
