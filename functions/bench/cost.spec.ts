import { expect } from "chai";
import { costOfMillion } from "./cost.ts";

const machine = { availableMemoryMb: 512, cpu: 1, concurrency: 40 };
const nothing = { roundTrips: 0, rpcs: 0, reads: 0, writes: 0, deletes: 0, lookups: 0, modelCalls: 0 };

describe("costOfMillion", () => {
  it("charges every document", () => {
    const traffic = { ...nothing, reads: 10, writes: 2, deletes: 1 };
    expect(costOfMillion({ traffic, warmMs: 1, machine }).firestore).to.be.closeTo(3 + 1.8 + 0.1, 1e-9);
  });

  it("rounds the time of a request that comes alone up to 100 ms", () => {
    const { functionAlone } = costOfMillion({ traffic: nothing, warmMs: 101, machine });
    expect(functionAlone).to.be.closeTo(0.4 + 200_000 * (0.000_024 + 0.5 * 0.000_002_5), 1e-9);
  });

  it("counts on longer ways in production than here", () => {
    const traffic = { ...nothing, roundTrips: 4, lookups: 1 };
    const { functionAlone } = costOfMillion({ traffic, warmMs: 1, machine });
    expect(functionAlone).to.be.closeTo(0.4 + 200_000 * (0.000_024 + 0.5 * 0.000_002_5), 1e-9);
  });

  it("never lets requests share the processor that they compute on", () => {
    const { functionBusy } = costOfMillion({ traffic: nothing, warmMs: 10, machine });
    expect(functionBusy).to.be.closeTo(0.4 + 10_000 * (0.000_024 + 0.5 * 0.000_002_5), 1e-9);
  });
});
