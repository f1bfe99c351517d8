import { expect } from "chai";
import type { RegistryFault } from "../../fakes/registries/control/registries-control.ts";
import type { CompanyRegistry } from "../../src/lib/companies/company-registry.ts";
import { failureOf, lookedUp, never, searched, registryAt, theRegistries } from "./support/registries-at.ts";
import { idOf, questions, registrySamples } from "./support/registry-samples.ts";

const running = theRegistries();

describe("registries", () => {
  for (const sample of registrySamples) {
    const { source, country, query, number, free, found, closed, isPartial = false } = sample;

    describe(source, () => {
      it("finds companies by name, closed ones too", async () => {
        const companies = await registryAt(running(), source).search({ text: query, country, language: "en" }, never, searched);
        const company = companies.find(({ registryId }) => registryId?.endsWith(`:${number}`));
        expect(company).to.deep.include({ ...found, source, country });
        expect(companies.find(({ registryId }) => registryId?.endsWith(`:${closed}`))?.status).to.equal("closed");
      });

      it("finds none", async () => {
        expect(
          await registryAt(running(), source).search({ text: "Xylophonquarx", country, language: "en" }, never, searched),
        ).to.deep.equal([]);
      });

      it("finds a company by its number, and no other instead", async () => {
        const registry = registryAt(running(), source);
        expect(await registry.findById(idOf(country, number), never, lookedUp)).to.deep.include({ name: found.name, status: "active" });
        expect(await registry.findById(idOf(country, free), never, lookedUp)).to.equal("not_found");
        expect(registry.hasAll(idOf(country, number))).to.equal(!isPartial);
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
          await failureOf(
            registryAt(running(), source).search({ text: query, country, language: "en" }, AbortSignal.timeout(60), searched),
          ),
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
    failureOf(registry.search({ text: "fjord", country: "NO", language: "en" }, never, searched).then(() => "answered"));

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
