import { expect } from "chai";
import { faultsOf, writeScript } from "./script.ts";

const minuteMs = 60_000;

describe("writeScript", () => {
  it("writes the same script for the same seed, and another for another", () => {
    expect(writeScript(7, minuteMs)).to.deep.equal(writeScript(7, minuteMs));
    expect(writeScript(8, minuteMs)).not.to.deep.equal(writeScript(7, minuteMs));
  });

  it("lets every kind of fault happen within a minute", () => {
    const planned = new Set(writeScript(1, minuteMs).episodes.map(({ target, fault }) => `${target}: ${fault}`));
    expect(planned).to.deep.equal(
      new Set(Object.entries(faultsOf).flatMap(([target, faults]) => faults.map((fault) => `${target}: ${fault}`))),
    );
  });

  it("stays within the time of the traffic, and passes midnight in its middle", () => {
    const { episodes, kills, midnightMs } = writeScript(3, minuteMs);
    for (const { fromMs, untilMs } of episodes)
      expect([fromMs >= 0, untilMs > fromMs, untilMs <= minuteMs]).to.deep.equal([true, true, true]);
    for (const { atMs } of kills) expect(atMs).to.be.within(0, minuteMs);
    expect(midnightMs).to.equal(minuteMs / 2);
  });

  it("kills processes in both ways", () => {
    expect(new Set(writeScript(1, minuteMs).kills.map(({ signal }) => signal))).to.deep.equal(new Set(["SIGKILL", "SIGTERM"]));
  });
});
