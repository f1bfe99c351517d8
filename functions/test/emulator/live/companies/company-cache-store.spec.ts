import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { companyLimits } from "../../../../src/lib/companies/limits.ts";
import { aCompany } from "../../../../src/lib/companies/company.ts";
import { companyCacheStore } from "../../../../src/lib/companies/store.ts";
import { firestore } from "../../../support/admin-app.ts";

const { findSearch, keepSearch } = companyCacheStore;

const bakery = aCompany({
  name: "FJORD BAKERI AS",
  country: "NO",
  source: "no",
  registryId: "NO-ORGNR:915468519",
  otherIds: ["LEI:X"],
  status: "active",
  town: "Bergen",
  languages: ["nb"],
  sourceUrl: "https://register.example/1",
});

const inAnHour = (): Date => new Date(Date.now() + 3_600_000);

describe("companyCacheStore", () => {
  it("returns what was kept, including an empty result, until it expires", async () => {
    for (const companies of [[bakery, aCompany({ name: "Møller", country: "NO", source: "gleif" })], []]) {
      const key = randomUUID();
      expect(await findSearch(key, new Date())).to.equal(undefined);
      const expireAt = inAnHour();
      await keepSearch(key, companies, expireAt);
      expect(await findSearch(key, new Date())).to.deep.equal(companies);
      expect(await findSearch(key, expireAt)).to.equal(undefined);
    }
  });

  it("writes over what was kept before", async () => {
    const key = randomUUID();
    await keepSearch(key, [], new Date(0));
    await keepSearch(key, [bakery], inAnHour());
    expect(await findSearch(key, new Date())).to.deep.equal([bakery]);
  });

  it("keeps nothing that is larger than a search can be", async () => {
    const key = randomUUID();
    await keepSearch(key, [{ ...bakery, purpose: "x".repeat(companyLimits.keptBytes) }], inAnHour());
    expect(await findSearch(key, new Date())).to.equal(undefined);
  });

  it("takes a damaged record for none", async () => {
    for (const companies of ['[{"name":"cut o', "", "7", "{}", null, 7]) {
      const key = randomUUID();
      await firestore.doc(`company_searches/${key}`).set({ companies, expire_at: inAnHour() });
      expect(await findSearch(key, new Date()), String(companies)).to.equal(undefined);
    }
  });

  it("leaves out what it does not know", async () => {
    const key = randomUUID();
    const { name, country } = bakery;
    const kept = [{ name, country, source: "a registry of the future" }, { name, country, source: "no" }, { source: "no" }, 7];
    const companies = JSON.stringify(kept);
    await firestore.doc(`company_searches/${key}`).set({ companies, expire_at: inAnHour() });
    expect((await findSearch(key, new Date()))?.map(({ source, status }) => `${source} ${status}`)).to.deep.equal(["no unknown"]);
  });
});
