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
import { stack } from "../support/stack-addresses.ts";

interface Fixture {
  readonly project: Project;
  readonly token: string;
  readonly recorder: Recorder;
  readonly instances: Readonly<Record<EditorEndpoint, Instance>>;
}

const documented = readFileSync(join(import.meta.dirname, "../../../docs/costs.md"), "utf8").split("\n");

const queriesIn = (exchanges: readonly Exchange[]): readonly unknown[] =>
  exchanges
    .filter(({ verb }) => verb === "runQuery")
    .map(({ request }) => z.object({ structuredQuery: z.unknown() }).parse(request).structuredQuery);

describe("Firestore traffic", () => {
  const queries: unknown[] = [];
  let fixture: Fixture;

  before(async () => {
    const recorder = await startRecorder(stack.firestoreHost);
    const environment = { FIRESTORE_EMULATOR_HOST: recorder.host };
    const started = await Promise.all(endpointNames.map(async (name) => [name, await startInstance(name, environment)] as const));
    const instances = z.record(z.enum(endpointNames), z.custom<Instance>()).parse(Object.fromEntries(started));
    const project = await aProject();
    const { token } = await anEditor(project);
    // What an endpoint needs is read beside the guard only for somebody whom its instance has let in before.
    for (const name of endpointNames)
      await call(name, { projectId: project.id, draftId: "none", versionId: "none", token, base: instances[name].url });
    fixture = { project, token, recorder, instances };
  });

  after(async () => {
    await Promise.all(Object.values(fixture.instances).map(async ({ stop }) => stop()));
    await fixture.recorder.stop();
  });

  for (const [name, { endpoint, request, cost }] of Object.entries(operations)) {
    it(`${name} takes ${cost.roundTrips} round trips, ${cost.reads} reads and ${cost.writes} writes`, async () => {
      const { project, token, recorder, instances } = fixture;
      const ask: Ask = async (asked, details) => {
        const reply = await call(asked, { projectId: project.id, token, base: instances[asked].url, ...details });
        expectOurs(reply, 200);
        return reply.body;
      };
      const details = await request(project, ask);
      const exchanges = await recorder.during(async () => ask(endpoint, details), instances[endpoint].rest);
      queries.push(...queriesIn(exchanges));
      expect(costOf(exchanges)).to.deep.equal(cost);
    });
  }

  for (const [name, { row, cost }] of Object.entries(operations))
    if (row !== undefined)
      it(`${name} costs what docs/costs.md says`, () => {
        // In the document a number may grow with something: `5 + 2p`.
        const line = documented.find((one) => one.startsWith(`| ${row} |`));
        expect(line?.replaceAll(/ \+ \w+/g, "")).to.equal(`| ${row} | ${cost.roundTrips} | ${cost.reads} | ${cost.writes} |`);
      });

  it("asks nothing that needs an index which the project does not have", () => {
    const file = IndexFile.parse(JSON.parse(readFileSync(join(import.meta.dirname, "../../../firestore.indexes.json"), "utf8")));
    const parsed = queries.map((query) => StructuredQuery.parse(query));
    expect(parsed.map(({ from: [{ collectionId }] }) => collectionId)).to.include.members(["documents", "versions"]);
    expect(parsed.flatMap((query) => findMissingIndexes(query, file))).to.deep.equal([]);
  });
});
