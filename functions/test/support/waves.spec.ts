import { expect } from "chai";
import { createWaves } from "./waves.ts";

const turn = async (): Promise<void> => new Promise(setImmediate);

/** The waves of these requests: each names those whose answers it waits for. Every answer takes a turn. */
const wavesOf = async (requests: Readonly<Record<string, readonly string[]>>): Promise<Readonly<Record<string, number>>> => {
  const waves = createWaves(async () => {
    for (let turns = 0; turns < 5; turns++) await turn();
  });
  const found: Record<string, number> = {};
  const answers = new Map<string, Promise<void>>();
  for (const [name, waitsFor] of Object.entries(requests)) {
    const send = async (): Promise<void> => {
      await Promise.all(waitsFor.map(async (other) => answers.get(other)));
      await waves.join(async (wave) => {
        await turn();
        found[name] = wave;
      });
    };
    answers.set(name, send());
  }
  await Promise.all(answers.values());
  return found;
};

describe("createWaves", () => {
  it("counts requests that are sent side by side as one", async () => {
    expect(await wavesOf({ a: [], b: [], c: [] })).to.deep.equal({ a: 1, b: 1, c: 1 });
  });

  it("counts those that wait for one another as so many", async () => {
    expect(await wavesOf({ a: [], b: ["a"], c: ["b"] })).to.deep.equal({ a: 1, b: 2, c: 3 });
  });

  it("counts the longest chain, whatever runs beside it", async () => {
    expect(await wavesOf({ a: [], b: [], c: ["a"], d: ["a", "b"], e: ["c"], f: [] })).to.deep.equal({ a: 1, b: 1, c: 2, d: 2, e: 3, f: 1 });
  });

  it("holds nothing back without a rest", async () => {
    const waves = createWaves(undefined);
    const found: number[] = [];
    await Promise.all([1, 2].map(async () => waves.join(async (wave) => void found.push(wave))));
    expect(found).to.deep.equal([1, 2]);
  });
});
