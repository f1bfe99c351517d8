import { expect } from "chai";
import { operationsOf, readMeasured } from "../measured.ts";
import { addUp, sessionMix } from "./session-mix.ts";

describe("a visitor's average conversation", () => {
  it("is added up from what was measured", () => {
    const operations = operationsOf(readMeasured());
    expect(operations.map(({ name }) => name)).to.include.members(sessionMix.map(({ operation }) => operation));
    const { requests, reads, writes, vcpuSec } = addUp(operations);
    expect(requests).to.be.closeTo(7.1, 0.01);
    expect(reads).to.be.within(requests, 10 * requests);
    expect(writes).to.be.within(1, 10 * requests);
    expect(vcpuSec.busy).to.be.below(vcpuSec.alone);
  });
});
