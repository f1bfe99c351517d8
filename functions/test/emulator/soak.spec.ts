import { expect } from "chai";
import { runSoak } from "../../soak/run-soak.ts";

describe("mixed traffic while everything fails at times @nightly", () => {
  it("loses nothing, does nothing twice, and leaves nothing behind", async function () {
    this.timeout(0);
    const { findings, faults, functions, checked, midnightMs, lengthMs } = await runSoak({ seed: 1, lengthMs: 45_000 });
    expect(findings).to.deep.equal([]);
    // The number of requests of each kind depends on the machine; there are always many of these.
    expect(new Set(Object.keys(faults).map((name) => name.split(":")[0]))).to.include.keys("firestore", "network", "process");
    expect(midnightMs).to.be.within(0, lengthMs);
    expect(functions.flatMap(({ statuses }) => Object.keys(statuses))).not.to.include("500");
    for (const looked of ["sites", "drafts", "acknowledged saves"]) expect(checked[looked], looked).to.be.greaterThan(0);
  });
});
