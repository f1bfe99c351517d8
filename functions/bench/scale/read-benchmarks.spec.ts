import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { readBenchmarks } from "./read-benchmarks.ts";
import { addUp, sessionMix } from "./session-mix.ts";

const text = `# Benchmarks

## Operations

| Function and operation | Warm p50 / p95 ms | × read | RT | RPC | R | W | D | ID | M |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| editSave: save: with a colon | 11.8 / 19.2 | 4.0 | **4 of 3** | 9 | 5 | 2 | 1 | 1 | 2 |

One read took 3 ms.
`;

describe("readBenchmarks", () => {
  it("reads every column of an operation", () => {
    expect(readBenchmarks(text)).to.deep.equal([
      {
        functionName: "editSave",
        name: "save: with a colon",
        warmMs: 11.8,
        roundTrips: 4,
        reads: 5,
        writes: 2,
        deletes: 1,
        lookups: 1,
        modelCalls: 2,
      },
    ]);
  });

  it("finds every step of a session in docs/benchmarks.md", () => {
    const measured = readBenchmarks(readFileSync(join(import.meta.dirname, "../../../docs/benchmarks.md"), "utf8"));
    expect(measured.map(({ name }) => name)).to.include.members(sessionMix.map(({ operation }) => operation));
    const { requests, reads, writes, vcpuSec } = addUp(measured);
    expect(requests).to.be.closeTo(7.1, 0.01);
    expect(reads).to.be.within(requests, 10 * requests);
    expect(writes).to.be.within(1, 10 * requests);
    expect(vcpuSec.busy).to.be.below(vcpuSec.alone);
  });
});
