import { expect } from "chai";
import type { RegistryFault } from "../../fakes/registries/control/registries-control.ts";
import type { Company, Source } from "../../src/lib/companies/company.ts";
import type { CompanyRegistry } from "../../src/lib/companies/company-registry.ts";
import { readRegistryId, type RegistryId } from "../../src/lib/companies/registry-id.ts";
import { failureOf, never, registryAt, theRegistries } from "./support/registries-at.ts";

const running = theRegistries();

interface Sample {
  readonly source: Exclude<Source, "places">;
  readonly country: string;
  readonly query: string;
  readonly number: string;
  /** A number of the same form that nobody has. */
  readonly free: string;
  readonly found: Partial<Company>;
  readonly closed: string;
}

// prettier-ignore
const samples: readonly Sample[] = [
  {
    source: "no", country: "NO", query: "fjord bakeri", number: "915468519", free: "999999999",
    found: {
      name: "FJORD BAKERI AS", town: "Bergen", status: "active", address: "Bryggen 12, 5003 Bergen", website: "http://fjordbakeri.example/",
      industry: "Produksjon av brød og ferske konditorvarer", phone: "55 12 34 56", email: "post@fjordbakeri.example", languages: ["nb"],
    },
    closed: "998885418",
  },
  {
    source: "fr", country: "FR", query: "salon lumiere", number: "923400568", free: "999999999",
    found: { name: "SALON LUMIERE", town: "Lyon", status: "active", otherNames: ["LUMIERE COIFFURE"] }, closed: "956200513",
  },
  {
    source: "fi", country: "FI", query: "kahvila aalto", number: "3133735-1", free: "9999999-9",
    found: {
      name: "Kahvila Aalto Oy", town: "Helsinki", status: "active", address: "Rantatie 5, 00980 Helsinki",
      website: "www.kahvila-aalto.example", industry: "Cafés and coffee shops", otherNames: ["Rannan Kahvila Oy"],
    },
    closed: "3694433-7",
  },
  {
    source: "cz", country: "CZ", query: "novák", number: "00256609", free: "99999999",
    found: { name: "Pekárna Novák s.r.o.", town: "Olomouc", status: "active" }, closed: "07264666",
  },
  {
    source: "ee", country: "EE", query: "põhjala", number: "16233010", free: "99999999",
    found: { name: "Põhjala Pagariäri OÜ", town: "Tallinn", status: "active", otherNames: ["Tallinna Sai OÜ"] }, closed: "12019954",
  },
  {
    source: "il", country: "IL", query: "מספרת כהן", number: "516591849", free: "519999999",
    found: { name: 'מספרת כהן בע"מ', town: "תל אביב - יפו", status: "active", otherNames: ["COHEN BARBERSHOP LTD"], languages: ["he"] },
    closed: "514967702",
  },
  {
    source: "sg", country: "SG", query: "merlion dumpling", number: "202314567K", free: "209999999Z",
    found: {
      name: "MERLION DUMPLING HOUSE PTE. LTD.", town: "Singapore", status: "active", address: "TANJONG PAGAR ROAD, Singapore 088464",
    },
    closed: "201810022E",
  },
  {
    source: "ie", country: "IE", query: "kind garden", number: "712345", free: "999999",
    found: { name: "KIND GARDEN LIMITED", town: "Cork", status: "active" }, closed: "455120",
  },
  {
    source: "sk", country: "SK", query: "kvetinárstvo", number: "00051837", free: "99999999",
    found: { name: "Kvetinárstvo Ruža, s. r. o.", town: "Košice", status: "active", address: "Hlavná 20, 04001 Košice" },
    closed: "01749846",
  },
  {
    source: "lv", country: "LV", query: "jūras maize", number: "40203111222", free: "99999999999",
    found: { name: 'SIA "Jūras Maize"', town: "Rīga", status: "active" }, closed: "50003777888",
  },
  {
    source: "gb", country: "GB", query: "harbour law", number: "13904412", free: "99999999",
    found: { name: "HARBOUR LAW & CO LTD", town: "Bristol", status: "active" }, closed: "09111733",
  },
  {
    source: "gleif", country: "DE", query: "elektro brandt", number: "LECT00TESTONLY000342", free: "LECT00TESTONLY999998",
    found: { name: "Elektro Brandt GmbH", town: "Kassel", status: "active", otherIds: ["DE-REG:HRB 18233"] },
    closed: "LECT00TESTONLY000439",
  },
];

const idOf = (country: string, text: string): RegistryId => {
  const reading = readRegistryId(country === "DE" ? `LEI:${text}` : text, country);
  if (reading.kind === "problem") throw new Error(reading.problem);
  return reading.id;
};

/** All that asks a registry. */
const questions = (registry: CompanyRegistry, { country, query, number }: Sample) => [
  async () => registry.search({ text: query, country, language: "en" }, never),
  async () => registry.findById(idOf(country, number), never),
];

describe("registries", () => {
  for (const sample of samples) {
    const { source, country, query, number, free, found, closed } = sample;

    describe(source, () => {
      it("finds companies by name, closed ones too", async () => {
        const companies = await registryAt(running(), source).search({ text: query, country, language: "en" }, never);
        const company = companies.find(({ registryId }) => registryId?.endsWith(`:${number}`));
        expect(company).to.deep.include({ ...found, source, country });
        expect(companies.find(({ registryId }) => registryId?.endsWith(`:${closed}`))?.status).to.equal("closed");
      });

      it("finds none", async () => {
        expect(await registryAt(running(), source).search({ text: "Xylophonquarx", country, language: "en" }, never)).to.deep.equal([]);
      });

      it("finds a company by its number, and no other instead", async () => {
        const registry = registryAt(running(), source);
        expect(await registry.findById(idOf(country, number), never)).to.deep.include({ name: found.name, status: "active" });
        expect(await registry.findById(idOf(country, free), never)).to.equal("not_found");
        expect(registry.hasAll(idOf(country, number))).to.equal(true);
      });

      const faults: readonly (readonly [RegistryFault["fault"], string])[] = [
        ["malformed", "unreadable"],
        ["html", "unreadable"],
        ["empty", "unreadable"],
        ["other", "unreadable"],
        ["huge", "unreadable"],
        ["429", "rate_limited"],
        ["500", "down"],
        ["503", "down"],
        ["cut", "down"],
        ["403", "refused"],
      ];
      for (const [fault, failure] of faults) {
        it(`is ${failure} when its answer is ${fault}`, async () => {
          running().control.fail({ registry: source, fault });
          for (const ask of questions(registryAt(running(), source), sample)) expect(await failureOf(ask())).to.equal(failure);
        });
      }

      it("takes too long, for us or for the caller", async () => {
        running().control.fail({ registry: source, fault: "hang" });
        for (const ask of questions(registryAt(running(), source, { timeLimitMs: 60 }), sample))
          expect(await failureOf(ask())).to.equal("timeout");
        expect(
          await failureOf(registryAt(running(), source).search({ text: query, country, language: "en" }, AbortSignal.timeout(60))),
        ).to.equal("timeout");
      });

      it("cannot be reached", async () => {
        for (const ask of questions(registryAt({ url: "http://127.0.0.1:1" }, source), sample))
          expect(await failureOf(ask())).to.equal("down");
      });
    });
  }
});

describe("a registry that limits us", () => {
  const ask = async (registry: CompanyRegistry): Promise<unknown> =>
    failureOf(registry.search({ text: "fjord", country: "NO", language: "en" }, never).then(() => "answered"));

  for (const [retryAfterSec, waitedMs] of [
    [3, 3_000],
    [undefined, 2_000],
    [86_400, 5_000],
  ] as const) {
    it(`is left alone for ${waitedMs} ms when it says ${retryAfterSec ?? "nothing"}`, async () => {
      let nowMs = Date.parse("2026-11-21T12:00:00Z");
      const registry = registryAt(running(), "no", { now: () => new Date(nowMs) });
      running().control.fail({ registry: "no", fault: "429", times: 1, ...(retryAfterSec !== undefined && { retryAfterSec }) });
      expect(await ask(registry)).to.equal("rate_limited");
      nowMs += waitedMs - 1;
      expect(await ask(registry)).to.equal("rate_limited");
      expect(running().control.requests()).to.have.lengthOf(1);
      nowMs += 1;
      expect(await ask(registry)).to.equal("answered");
    });
  }
});
