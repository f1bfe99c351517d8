import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { call, type EditorEndpoint, endpointNames } from "../support/api.ts";
import { type Ask, operations } from "../support/editor-traffic.ts";
import { costOf } from "../support/firestore-cost.ts";
import { type Exchange, type Recorder, startRecorder } from "../support/firestore-recorder.ts";
import { type Instance, startInstance } from "../support/instances.ts";
import { findMissingIndexes, IndexFile, StructuredQuery } from "../support/needed-indexes.ts";
import { anEditor, aProject, type Project } from "../support/projects.ts";
import { expectOurs } from "../support/replies.ts";
import { stack } from "../support/stack.ts";

/** Longer than two requests that a function sends side by side are apart. */
const delayMs = 80;

interface Desk {
  readonly project: Project;
  readonly token: string;
  readonly recorder: Recorder;
  readonly urls: ReadonlyMap<EditorEndpoint, string>;
}

const queriesIn = (exchanges: readonly Exchange[]): readonly unknown[] =>
  exchanges
    .filter(({ verb }) => verb === "runQuery")
    .map(({ request }) => z.object({ structuredQuery: z.unknown() }).parse(request).structuredQuery);

describe("Firestore traffic", () => {
  const queries: unknown[] = [];
  const instances: Instance[] = [];
  let desk: Desk;

  before(async function () {
    this.timeout(30_000);
    const recorder = await startRecorder(stack.firestoreHost);
    const environment = { FIRESTORE_EMULATOR_HOST: recorder.host };
    instances.push(...(await Promise.all(endpointNames.map(async (endpoint) => startInstance(endpoint, environment)))));
    const project = await aProject();
    const { token } = await anEditor(project);
    desk = { project, token, recorder, urls: new Map(endpointNames.map((name, index) => [name, instances[index]?.url ?? ""])) };
  });

  after(async () => {
    await Promise.all(instances.map(async ({ stop }) => stop()));
    await desk.recorder.stop();
  });

  for (const [name, { endpoint, request, cost }] of Object.entries(operations)) {
    it(`${name} takes ${cost.roundTrips} round trips, ${cost.reads} reads and ${cost.writes} writes`, async () => {
      const { project, token, recorder, urls } = desk;
      const ask: Ask = async (asked, details) => {
        const reply = await call(asked, { projectId: project.id, token, base: urls.get(asked) ?? "", ...details });
        expectOurs(reply, 200);
        return reply.body;
      };
      const details = await request(project, ask);
      const exchanges = await recorder.during(async () => ask(endpoint, details), delayMs);
      queries.push(...queriesIn(exchanges));
      expect(costOf(exchanges)).to.deep.equal(cost);
    }).timeout(10_000);
  }

  it("asks nothing that needs an index which the project does not have", () => {
    const file = IndexFile.parse(JSON.parse(readFileSync(join(import.meta.dirname, "../../../firestore.indexes.json"), "utf8")));
    const parsed = queries.map((query) => StructuredQuery.parse(query));
    expect(parsed.map(({ from: [{ collectionId }] }) => collectionId)).to.include.members(["documents", "versions"]);
    expect(parsed.flatMap((query) => findMissingIndexes(query, file))).to.deep.equal([]);
  });
});
