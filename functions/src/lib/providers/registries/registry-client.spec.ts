import { expect } from "chai";
import { companyLimits } from "../../companies/limits.ts";
import { RegistryError } from "../../companies/company-registry.ts";
import { frenchRegistry } from "./france.ts";
import { norwegianRegistry } from "./norway.ts";
import { Spent } from "../../platform/core/spent.ts";

const query = { text: "Fjordbakeri", country: "NO", language: "en" };
const signal = new AbortController().signal;

/** A registry that answers with these in turn, and then with the last of them. */
const aRegistry = (open: typeof norwegianRegistry, ...answers: readonly (() => Promise<Response>)[]) => {
  let [asked, nowMs] = [0, 0];
  const registry = open({
    origins: () => ({}),
    apiKey: () => "",
    timeLimitMs: 20,
    fetch: async (_url, init) => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      init?.signal?.throwIfAborted();
      if (answer === undefined) throw new Error("no answer");
      return answer();
    },
    now: () => new Date(nowMs),
  });
  const search = async (within = signal): Promise<unknown> =>
    registry
      .search(query, within, new Spent("search_company"))
      .catch((error: unknown) => (error instanceof RegistryError ? error.failure : error));
  const wait = (ms: number): void => {
    nowMs += ms;
  };
  return { search, asked: () => asked, wait };
};

const down = async (): Promise<Response> => new Response("", { status: 503 });
const broken = async (): Promise<Response> => Promise.reject(new TypeError("fetch failed"));
const none = async (): Promise<Response> => Response.json({ page: { totalElements: 0 } });
const general = async (): Promise<Response> => new Response("", { status: 400 });

describe("the client of a registry", () => {
  it("asks a registry that fails twice in a row once in each pause", async () => {
    for (const failure of [down, broken]) {
      const { search, asked, wait } = aRegistry(norwegianRegistry, failure);
      for (let times = 0; times < 8; times++) expect(await search()).to.equal("down");
      expect(asked()).to.equal(companyLimits.failuresToPause);
      wait(companyLimits.failurePauseMs);
      for (let times = 0; times < 8; times++) expect(await search()).to.equal("down");
      expect(asked()).to.equal(companyLimits.failuresToPause + 1);
    }
  });

  it("asks on after a failure between answers, and at once when the registry is well again", async () => {
    const { search, asked, wait } = aRegistry(norwegianRegistry, down, none, down, down, none);
    for (const expected of ["down", [], "down", "down"]) expect(await search()).to.deep.equal(expected);
    wait(companyLimits.failurePauseMs);
    for (let times = 0; times < 3; times++) expect(await search()).to.deep.equal([]);
    expect(asked()).to.equal(7);
  });

  it("does not count what its caller has given up", async () => {
    const { search, asked } = aRegistry(norwegianRegistry, none);
    for (let times = 0; times < 5; times++) expect(await search(AbortSignal.abort())).to.equal("timeout");
    expect(await search()).to.deep.equal([]);
    expect(asked()).to.equal(6);
  });

  it("says of a name that is too general just that, and asks on", async () => {
    for (const registry of [norwegianRegistry, frenchRegistry]) {
      const { search, asked } = aRegistry(registry, general);
      for (let times = 0; times < 4; times++) expect(await search()).to.equal("too_general");
      expect(asked()).to.equal(4);
    }
  });
});

describe("the French registry", () => {
  const found = async (...results: readonly object[]) => aRegistry(frenchRegistry, async () => Response.json({ results })).search();
  const unit = { siren: "552100554", nom_complet: "RAVI PRAWDA", etat_administratif: "A" };

  it("has nothing of what may not be shown", async () => {
    const siege = { adresse: "[ND] 13002 MARSEILLE", libelle_commune: "[ND]", liste_enseignes: ["[ND]", "CHEZ RAVI"] };
    const [company, ...others] = [await found({ ...unit, sigle: "[ND]", siege })].flat();
    expect(others).to.deep.equal([]);
    expect(company).to.deep.include({ name: "RAVI PRAWDA", address: "13002 MARSEILLE", otherNames: ["CHEZ RAVI"] });
    expect(JSON.stringify(company)).not.to.match(/\bnd\b/i);
    expect(JSON.stringify(await found({ ...unit, siege: { adresse: "ND", libelle_commune: "ND" } }))).not.to.match(/\bnd\b/i);
  });

  it("leaves out who may not be named, without being taken for unreadable", async () => {
    expect(await found({ ...unit, nom_complet: "[ND]" })).to.deep.equal([]);
    expect(await found({ ...unit, nom_complet: "[ND] [ND]" }, unit)).to.have.length(1);
  });

  it("keeps names that only look like it", async () => {
    expect([await found({ ...unit, nom_complet: "ND CONSEIL", siege: { libelle_commune: "NANDY" } })].flat()[0]).to.deep.include({
      name: "ND CONSEIL",
      town: "Nandy",
    });
  });
});
