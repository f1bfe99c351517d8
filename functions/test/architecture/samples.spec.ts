import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { operationsOf, readMeasured } from "../../bench/measured.ts";
import { explainedReads } from "../../bench/report-tables.ts";
import type { Fixture } from "../../bench/sample.ts";
import { samples } from "../../bench/samples/liveToolsExecute.ts";
import { toolNames, tools } from "../../src/lib/tools/registry.ts";

const filesIn = (folder: string): readonly string[] => readdirSync(join(import.meta.dirname, "../..", folder)).toSorted();

const measured = operationsOf(readMeasured());

const ToolCall = z.object({ tool_name: z.string() });

const Operations = z.object({
  operations: z.array(z.object({ name: z.string(), why: z.string(), allowedRoundTrips: z.optional(z.number()) })),
});

const allSamples = async () => {
  const files = await Promise.all(
    filesIn("bench/samples").map(async (file) => Operations.parse(await import(`../../bench/samples/${file}`))),
  );
  return files.flatMap(({ operations }) => operations);
};

/** Accepts what samples prepare, and stores nothing. */
const nowhere: Fixture = {
  projectId: "p",
  uid: "u",
  scriptJudge: async () => Promise.resolve(),
  store: async () => Promise.resolve(),
  call: async (_function, { answer }) => Promise.resolve({ body: answer.parse({ result: "Done." }), etag: "" }),
};

describe("sample requests of the benchmark", () => {
  it("exist for every endpoint and nothing else", () => {
    expect(filesIn("bench/samples")).to.deep.equal(filesIn("src/endpoints"));
  });

  it("exist for every tool, and call it", async () => {
    expect(tools.map(({ name }) => name)).to.have.members([...toolNames]);
    expect(Object.keys(samples)).to.have.members([...toolNames]);
    for (const name of toolNames) {
      const called = await Promise.all(samples[name].map(async ({ prepare }) => ToolCall.parse((await prepare(nowhere)).body).tool_name));
      expect(new Set(called)).to.deep.equal(new Set([name]));
    }
  });

  it("say what every tool costs: round trips, reads, writes and calls of a model", () => {
    const byName = new Map(measured.map((operation) => [operation.name, operation]));
    const costs = toolNames.map((name) => ({ name, rows: samples[name].flatMap((operation) => byName.get(operation.name) ?? []) }));
    expect(costs.filter(({ rows }) => rows.length === 0)).to.deep.equal([]);
    const rows = costs.flatMap((cost) => cost.rows);
    // For every visitor request, the guard reads three documents in one round trip.
    expect(rows.filter(({ roundTrips, reads }) => !(roundTrips >= 1 && reads >= 3))).to.deep.equal([]);
    for (const cost of ["writes", "modelCalls"] as const) expect(Math.max(...rows.map((row) => row[cost]))).to.be.above(0);
  });

  it("say why an operation takes longer than five reads", async () => {
    const long = measured.filter(({ timesRead }) => timesRead > explainedReads);
    expect(long.length).to.be.above(5);
    const whys = new Map((await allSamples()).map(({ name, why }) => [name, why]));
    expect(long.filter(({ name }) => (whys.get(name) ?? "").length < 10)).to.deep.equal([]);
  });
});
