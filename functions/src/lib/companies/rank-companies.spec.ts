import { expect } from "chai";
import { aCompany, type Company } from "./company.ts";
import { joinCompanies } from "./join-companies.ts";
import { chooseCandidates } from "./rank-companies.ts";
import type { Query } from "./read-query.ts";

const query: Query = { text: "Nordlys Bakst", name: "Nordlys Bakst", town: undefined, number: undefined };

const named = (name: string, index: number, known: Partial<Company> = {}): Company =>
  aCompany({ name, country: "NO", source: "no", registryId: `NO-ORGNR:${String(index)}`, status: "active", ...known });

const resembling = ["Nordlys", "Nordlys Drift", "Nordlys Invest", "Nordlys Bygg", "Nordlys Bok"].map((name, index) => named(name, index));

describe("chooseCandidates", () => {
  it("keeps a closed company of that very name when others only resemble it, as the last", () => {
    const closed = named("Nordlys Bakst AS", 9, { status: "closed" });
    const chosen = chooseCandidates(query, [closed, ...resembling]);
    expect(chosen).to.have.length(5);
    expect(chosen.at(-1)).to.equal(closed);
  });

  it("leaves a closed company out when there is room for none and one of that name still exists", () => {
    const [open, closed] = [named("Nordlys Bakst", 8), named("Nordlys Bakst AS", 9, { status: "closed" })];
    const chosen = chooseCandidates(query, [closed, ...resembling, open]);
    expect(chosen).to.have.length(5).and.not.to.include(closed);
    expect(chosen[0]).to.equal(open);
  });
});

describe("a company with the number that is the query", () => {
  it("is the one that is meant", () => {
    const stranger = named("Murerfirma Holm ApS", 1, { country: "DK", source: "dk", registryId: "DK-CVR:33124567" });
    const number = { scheme: "DK-CVR", value: "33124567" };
    const asked: Query = { text: "33124567", name: "33124567", town: undefined, number };
    expect(chooseCandidates(asked, [stranger])).to.deep.equal([stranger]);
  });
});

describe("joinCompanies", () => {
  const fromWorld = (name: string, lei: string): Company =>
    aCompany({ name, country: "DE", source: "gleif", registryId: `LEI:${lei}`, otherIds: ["DE-REG:HRB 86891"], status: "active" });

  it("keeps companies apart that two courts have given the same number", () => {
    expect(joinCompanies([fromWorld("Adler GmbH", "A"), fromWorld("Bussard GmbH", "B")])).to.have.length(2);
  });
});
