import { expect } from "chai";
import { findCompany } from "../../src/lib/companies/find-company.ts";
import { lookedUp, never, registryAt, theRegistries } from "./support/registries-at.ts";

const running = theRegistries();

describe("findCompany", () => {
  const id = { scheme: "NO-ORGNR", value: "915468519" };
  const registries = () => [registryAt(running(), "no"), registryAt(running(), "gleif")];

  it("believes the registry of the country, and asks the world's when that one fails", async () => {
    expect(await findCompany(registries(), { id, country: "NO", spent: lookedUp }, never)).to.have.nested.property(
      "company.registryId",
      "NO-ORGNR:915468519",
    );
    expect(await findCompany(registries(), { id: { ...id, value: "999999999" }, country: "NO", spent: lookedUp }, never)).to.deep.equal({
      kind: "absent",
    });
    running().control.fail({ registry: "no", fault: "500" });
    expect(await findCompany(registries(), { id, country: "NO", spent: lookedUp }, never)).to.have.nested.property(
      "company.source",
      "gleif",
    );
    expect(await findCompany(registries(), { id: { ...id, value: "999999999" }, country: "NO", spent: lookedUp }, never)).to.have.property(
      "kind",
      "unknown",
    );
  });

  it("does not guess which company is meant when two have the same number", async () => {
    const record = (lei: string) => ({
      attributes: {
        lei,
        entity: {
          legalName: { name: `Adler ${lei} GmbH` },
          legalAddress: { city: "Kassel", country: "DE" },
          registeredAs: "HRB 18233",
          category: "GENERAL",
          status: "ACTIVE",
        },
      },
    });
    const answering = (...leis: readonly string[]) =>
      registryAt(running(), "gleif", { fetch: async () => Response.json({ data: leis.map(record) }) });
    const number = { scheme: "DE-REG", value: "HRB 18233" };
    expect(await findCompany([answering("A")], { id: number, country: "DE", spent: lookedUp }, never)).to.have.nested.property(
      "company.registryId",
      "LEI:A",
    );
    expect(await findCompany([answering("A", "B")], { id: number, country: "DE", spent: lookedUp }, never)).to.deep.equal({
      kind: "unknown",
      failures: [],
    });
  });

  it("takes the company of another country for none", async () => {
    expect(
      await findCompany(registries(), { id: { scheme: "LEI", value: "LECT00TESTONLY000342" }, country: "NO", spent: lookedUp }, never),
    ).to.deep.equal({
      kind: "absent",
    });
  });
});
