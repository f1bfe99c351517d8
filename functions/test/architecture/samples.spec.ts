import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import type { Fixture } from "../../bench/sample.ts";
import { samples } from "../../bench/samples/liveToolsExecute.ts";
import { readBenchmarks } from "../../bench/scale/read-benchmarks.ts";
import { toolNames, tools } from "../../src/lib/tools/registry.ts";

const filesIn = (folder: string): readonly string[] => readdirSync(join(import.meta.dirname, "../..", folder)).toSorted();

const benchmarks = readFileSync(join(import.meta.dirname, "../../../docs/benchmarks.md"), "utf8");

const ToolCall = z.object({ tool_name: z.string() });

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

  it("say what every tool costs in docs/benchmarks.md: round trips, reads, writes and calls of a model", () => {
    const [, head = ""] = /\n## Operations\n\n(.+)\n/.exec(benchmarks) ?? [];
    expect(head.split("|").map((title) => title.trim())).to.include.members(["RT", "R", "W", "M"]);
    const measured = new Map(readBenchmarks(benchmarks).map((operation) => [operation.name, operation]));
    const costs = toolNames.map((name) => ({ name, rows: samples[name].flatMap((operation) => measured.get(operation.name) ?? []) }));
    expect(costs.filter(({ rows }) => rows.length === 0)).to.deep.equal([]);
    const rows = costs.flatMap((cost) => cost.rows);
    // For every visitor request, the guard reads three documents in one round trip.
    expect(rows.filter(({ roundTrips, reads }) => !(roundTrips >= 1 && reads >= 3))).to.deep.equal([]);
    for (const cost of ["writes", "modelCalls"] as const) expect(Math.max(...rows.map((row) => row[cost]))).to.be.above(0);
  });

  it("say why an operation takes longer than five reads", () => {
    const long = [...benchmarks.matchAll(/^\| (\w+: .+?) \| [\d.]+ \/ [\d.]+ \| ([\d.]+) \|/gm)].filter(([, , ratio]) => Number(ratio) > 5);
    expect(long.length).to.be.above(5);
    const silent = long.filter(
      ([, name = ""]) => !new RegExp(`^- \\*\\*${RegExp.escape(name)}\\*\\* \\([\\d.]+\\): \\w.{10,}\\.$`, "m").test(benchmarks),
    );
    expect(silent).to.deep.equal([]);
  });
});
