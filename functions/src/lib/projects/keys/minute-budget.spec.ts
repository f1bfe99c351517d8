import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { AppError } from "../../platform/core/app-error.ts";
import { keyLimits } from "./limits.ts";
import { createMinuteBudget } from "./minute-budget.ts";

const at = new Date("2026-11-28T10:00:30Z");

/** The counts that all instances share. */
const aStore = () => {
  const counts = new Map<string, number>();
  let writes = 0;
  return {
    writes: () => writes,
    takeFromMinute: async (keyId: string, minute: number, requests: number): Promise<number> => {
      writes += 1;
      const place = `${keyId}_${minute}`;
      counts.set(place, (counts.get(place) ?? 0) + requests);
      return Promise.resolve(counts.get(place) ?? 0);
    },
  };
};

const codeOf = async (work: Promise<void>): Promise<string> =>
  work.then(
    () => "ok",
    (error: unknown) => (error instanceof AppError ? error.code : "bug"),
  );

describe("createMinuteBudget", () => {
  it("lets through what a minute allows, and no more, with a write for every few", async () => {
    const [store, count] = [aStore(), createMinuteBudget()];
    for (let call = 0; call < keyLimits.perMinute; call += 1) expect(await codeOf(count(store, "k", at))).to.equal("ok");
    expect(store.writes()).to.equal(keyLimits.perMinute / keyLimits.takenAtOnce);
    for (let call = 0; call < 3; call += 1) expect(await codeOf(count(store, "k", at))).to.equal("key_limit");
    expect(store.writes()).to.equal(keyLimits.perMinute / keyLimits.takenAtOnce + 1);
  });

  it("never lets through more, however many instances there are and however many ask at once", async () => {
    const store = aStore();
    const instances = Array.from({ length: 9 }, createMinuteBudget);
    const codes = await Promise.all(instances.flatMap((count) => Array.from({ length: 40 }, async () => codeOf(count(store, "k", at)))));
    expect(codes.filter((code) => code === "ok").length).to.be.within(1, keyLimits.perMinute);
    expect(codes.filter((code) => code === "bug")).to.deep.equal([]);
  });

  it("lets through all that a minute allows of those who ask an instance at once", async () => {
    const [store, count] = [aStore(), createMinuteBudget()];
    const slowly = {
      takeFromMinute: async (...asked: Parameters<typeof store.takeFromMinute>) => {
        await sleep(1);
        const taken = await store.takeFromMinute(...asked);
        await sleep(1);
        return taken;
      },
    };
    const codes = await Promise.all(Array.from({ length: 2 * keyLimits.perMinute }, async () => codeOf(count(slowly, "k", at))));
    expect(codes.filter((code) => code === "ok")).to.have.length(keyLimits.perMinute);
  });

  it("begins anew with the next minute, says when that is, and counts each key by itself", async () => {
    const [store, count] = [aStore(), createMinuteBudget()];
    for (let call = 0; call < keyLimits.perMinute; call += 1) await count(store, "k", at);
    const refusal: unknown = await count(store, "k", at).catch((error: unknown) => error);
    expect(refusal).to.have.nested.property("headers.Retry-After", "30");
    expect(await codeOf(count(store, "other", at))).to.equal("ok");
    expect(await codeOf(count(store, "k", new Date(at.getTime() + 30_000)))).to.equal("ok");
  });
});
