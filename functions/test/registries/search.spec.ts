import { expect } from "chai";
import { localPlacesKey } from "../../fakes/registries/sources/places.ts";
import { aCompany, type Company } from "../../src/lib/companies/company.ts";
import { type CompanyRegistry, RegistryError } from "../../src/lib/companies/company-registry.ts";
import { joinCompanies } from "../../src/lib/companies/join-companies.ts";
import { searchCompanies } from "../../src/lib/companies/search-companies.ts";
import { readQuery } from "../../src/lib/companies/read-query.ts";
import { never, theRegistries } from "./support/registries-at.ts";
import { searchBench } from "./support/search.ts";

const running = theRegistries();

const namesOf = (companies: readonly Company[]): readonly string[] => companies.map(({ name }) => name);

const registryOf = (...companies: readonly Company[]): CompanyRegistry => ({
  source: "no",
  isNational: true,
  search: async () => companies,
  findById: async () => "not_found",
  hasAll: () => true,
  knows: () => true,
});

const fjord = (index: number, more: Partial<Company> = {}): Company =>
  aCompany({
    name: `Fjord Bakeri ${index}`,
    country: "NO",
    source: "no",
    registryId: `NO-ORGNR:${900_000_000 + index}`,
    status: "active",
    ...more,
  });

const queryOf = (text: string, country = "NO") => {
  const reading = readQuery(text, country);
  if (reading.kind === "problem") throw new Error(reading.problem);
  return reading.query;
};

describe("searchCompanies", () => {
  it("shows at most five, and a closed company never before one that exists", async () => {
    const companies = [
      fjord(0, { name: "Fjord Bakeri", status: "closed" }),
      ...[1, 2, 3, 4].map((index) => fjord(index)),
      fjord(5, { status: "unknown" }),
      fjord(6),
    ];
    for (const all of [companies, companies.toReversed()]) {
      const { ports } = searchBench(running());
      const { candidates } = await searchCompanies(
        { ...ports, registriesOf: () => [registryOf(...all)] },
        queryOf("Fjord Bakeri"),
        { country: "NO", language: "en" },
        never,
      );
      expect(candidates).to.have.lengthOf(5);
      expect(candidates.map(({ status }) => status)).not.to.include("closed");
    }
    const { ports } = searchBench(running());
    const { candidates } = await searchCompanies(
      { ...ports, registriesOf: () => [registryOf(...companies.slice(0, 3))] },
      queryOf("Fjord Bakeri"),
      { country: "NO", language: "en" },
      never,
    );
    expect(namesOf(candidates).at(-1)).to.equal("Fjord Bakeri");
  });

  it("shows a company once that a registry, GLEIF and the map know", async () => {
    const { search } = searchBench(running(), { placesKey: localPlacesKey });
    const { candidates } = await search("NO", "Fjord Bakeri");
    const [first] = candidates;
    expect(first).to.deep.include({
      registryId: "NO-ORGNR:915468519",
      placeId: "ChIJLectern_FjordBakeri01",
      otherIds: ["LEI:LECT00TESTONLY000148"],
      source: "no",
    });
    expect(candidates.filter(({ name, status }) => name.toLowerCase().startsWith("fjord bakeri") && status === "active")).to.have.lengthOf(
      1,
    );
  });

  it("keeps no funds and branches of GLEIF", async () => {
    const { search } = searchBench(running());
    expect(namesOf((await search("NO", "Fjord Invest Fond")).candidates)).not.to.include("Fjord Invest Fond");
    expect((await search("SE", "Elektro Brandt")).candidates).to.deep.equal([]);
  });

  it("asks once more without the legal form", async () => {
    const { search } = searchBench(running());
    expect(namesOf((await search("FR", "Boulangerie Lefebvre SARL")).candidates)).to.deep.equal(["BOULANGERIE LEFEBVRE"]);
    const asked = running()
      .control.requests()
      .filter(({ registry }) => registry === "fr")
      .map(({ query }) => query["q"]);
    expect(asked).to.deep.equal(["Boulangerie Lefebvre SARL", "Boulangerie Lefebvre"]);
  });

  it("asks in the letters of the visitor, because registries tell them apart", async () => {
    const asked: string[] = [];
    const registry: CompanyRegistry = {
      ...registryOf(),
      search: async ({ text }) => {
        asked.push(text);
        return Promise.resolve([]);
      },
    };
    const { ports } = searchBench(running());
    for (const name of ["Oy Hämeen Kala Ab", "H&M Hennes AB"])
      await searchCompanies({ ...ports, registriesOf: () => [registry] }, queryOf(name, "FI"), { country: "FI", language: "en" }, never);
    expect(asked).to.deep.equal(["Oy Hämeen Kala Ab", "Hämeen Kala", "H&M Hennes AB", "H&M Hennes"]);
  });

  it("looks a number up, and searches for nothing else", async () => {
    const { search } = searchBench(running(), { placesKey: localPlacesKey });
    expect((await search("NO", "999 999 999")).candidates).to.deep.equal([]);
    expect(
      running()
        .control.requests()
        .map(({ path }) => path),
    ).to.have.members(["/enhetsregisteret/api/enheter/999999999", "/enhetsregisteret/api/underenheter/999999999", "/api/v1/lei-records"]);
  });

  it("reports each failure once, but not a key that a deployment does without", async () => {
    const { search, reported, ports } = searchBench(running());
    running().control.fail({ registry: "no", fault: "500" });
    expect(await search("NO", "Havgløtt")).to.include({ isIncomplete: true, isUnanswered: false });
    expect(reported).to.deep.equal(["no down"]);
    const keyless: CompanyRegistry = {
      ...registryOf(),
      source: "gb",
      search: async () => Promise.reject(new RegistryError("gb", "not_configured")),
    };
    expect(
      await searchCompanies(
        { ...ports, registriesOf: () => [keyless] },
        queryOf("Harbour", "GB"),
        { country: "GB", language: "en" },
        never,
      ),
    ).to.include({ isUnanswered: false, isIncomplete: false, isComplete: false });
    expect(reported).to.have.lengthOf(1);
  });

  it("hides no mistake of ours", async () => {
    const { ports } = searchBench(running());
    const listener = { country: "NO", language: "en" };
    const broken: CompanyRegistry = { ...registryOf(), search: async () => Promise.reject(new TypeError("a bug")) };
    expect(
      await searchCompanies({ ...ports, registriesOf: () => [broken] }, queryOf("Nordlys Hotell"), listener, never).catch(
        (error: unknown) => (error instanceof Error ? error.cause : error),
      ),
    ).to.be.instanceOf(TypeError);
  });
});

describe("joinCompanies", () => {
  it("takes no name or address from the map, and does not join what is elsewhere", () => {
    const known = fjord(1, { name: "Fjord Bakeri AS", town: "Bergen" });
    const place = aCompany({
      name: "Fjord Bakeri",
      country: "NO",
      source: "places",
      placeId: "p1",
      town: "Bergen",
      address: "Bryggen 12",
      status: "active",
    });
    expect(joinCompanies([known, place])).to.deep.equal([{ ...known, placeId: "p1" }]);
    expect(joinCompanies([known, { ...place, town: "Oslo", address: "Karl Johans gate 1" }])).to.have.lengthOf(2);
    expect(joinCompanies([known, { ...place, status: "closed" }])).to.have.lengthOf(2);
  });
});
