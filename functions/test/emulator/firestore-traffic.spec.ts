import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { call, type Call, type EditorEndpoint, endpointNames } from "../support/api.ts";
import { type Cost, costOf } from "../support/firestore-cost.ts";
import { type Exchange, type Recorder, startRecorder } from "../support/firestore-recorder.ts";
import { type Instance, startInstance } from "../support/instances.ts";
import { findMissingIndexes, IndexFile, StructuredQuery } from "../support/needed-indexes.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, aSlug, type Project } from "../support/projects.ts";
import { expectOurs } from "../support/replies.ts";
import { stack } from "../support/stack.ts";

const text = { metadata: {}, content: "New text", language: "en" };

interface Fixture {
  readonly project: Project;
  readonly token: string;
  readonly recorder: Recorder;
  readonly instances: Readonly<Record<EditorEndpoint, Instance>>;
}

type Ask = (endpoint: EditorEndpoint, details: Partial<Call>) => Promise<unknown>;

interface Operation {
  readonly endpoint: EditorEndpoint;
  /** Prepares what the request needs. */
  readonly request: (project: Project, ask: Ask) => Promise<Partial<Call>>;
  readonly cost: Cost;
}

const draftIdIn = (body: unknown): string => z.object({ draftId: z.string() }).parse(body).draftId;

/** A draft that the service made of a live page and saved once. */
const aDraft = async (project: Project, ask: Ask): Promise<{ readonly draftId: string; readonly slug: string }> => {
  const slug = aSlug();
  await aLivePage(project, { slug });
  const draftId = draftIdIn(await ask("editOpen", { body: { slug, language: "en" } }));
  await ask("editSave", { body: { ...text, draftId, content: "Saved once" } });
  return { draftId, slug };
};

const operations: Readonly<Record<string, Operation>> = {
  "opening a draft": {
    endpoint: "editOpen",
    request: async (project, ask) => ({ body: { slug: (await aDraft(project, ask)).slug, language: "en" } }),
    cost: { roundTrips: 2, reads: 8, writes: 0 },
  },
  "opening a live page": {
    endpoint: "editOpen",
    request: async (project) => {
      const slug = aSlug();
      await aLivePage(project, { slug });
      return { body: { slug, language: "en" } };
    },
    cost: { roundTrips: 3, reads: 7, writes: 2 },
  },
  "opening a draft of another interface": {
    endpoint: "editOpen",
    request: async (project) => {
      const slug = aSlug();
      await aForeignDraft(project, { slug });
      return { body: { slug, language: "en" } };
    },
    cost: { roundTrips: 2, reads: 6, writes: 0 },
  },
  "reading a draft": {
    endpoint: "editRead",
    request: async (project, ask) => ({ draftId: (await aDraft(project, ask)).draftId }),
    cost: { roundTrips: 2, reads: 6, writes: 0 },
  },
  "saving a draft": {
    endpoint: "editSave",
    request: async (project, ask) => ({ body: { ...text, draftId: (await aDraft(project, ask)).draftId } }),
    cost: { roundTrips: 3, reads: 5, writes: 2 },
  },
  "saving a draft without a change": {
    endpoint: "editSave",
    request: async (project, ask) => ({ body: { ...text, draftId: (await aDraft(project, ask)).draftId, content: "Saved once" } }),
    cost: { roundTrips: 1, reads: 4, writes: 0 },
  },
  "saving a draft under another slug": {
    endpoint: "editSave",
    request: async (project, ask) => ({ body: { ...text, draftId: (await aDraft(project, ask)).draftId, metadata: { slug: aSlug() } } }),
    cost: { roundTrips: 3, reads: 7, writes: 4 },
  },
  "saving a draft of another interface": {
    endpoint: "editSave",
    request: async (project) => ({ body: { ...text, draftId: await aForeignDraft(project) } }),
    cost: { roundTrips: 3, reads: 6, writes: 2 },
  },
  "saving a new draft": {
    endpoint: "editSave",
    request: async (project) => ({ body: { ...text, draftId: "new", metadata: { slug: aSlug() }, doc_template_id: project.templateId } }),
    cost: { roundTrips: 3, reads: 7, writes: 2 },
  },
  "discarding a draft": {
    endpoint: "editDiscard",
    request: async (project, ask) => ({ body: { draftId: (await aDraft(project, ask)).draftId } }),
    cost: { roundTrips: 2, reads: 5, writes: 3 },
  },
  "placing the voice agent": {
    endpoint: "settingsSite",
    request: async () => ({ body: { live_agent_placement: "widget" } }),
    cost: { roundTrips: 2, reads: 3, writes: 1 },
  },
};

const queriesIn = (exchanges: readonly Exchange[]): readonly unknown[] =>
  exchanges
    .filter(({ verb }) => verb === "runQuery")
    .map(({ request }) => z.object({ structuredQuery: z.unknown() }).parse(request).structuredQuery);

describe("Firestore traffic", () => {
  const queries: unknown[] = [];
  let fixture: Fixture;

  before(async function () {
    this.timeout(30_000);
    const recorder = await startRecorder(stack.firestoreHost);
    const environment = { FIRESTORE_EMULATOR_HOST: recorder.host };
    const started = await Promise.all(endpointNames.map(async (name) => [name, await startInstance(name, environment)] as const));
    const instances = z.record(z.enum(endpointNames), z.custom<Instance>()).parse(Object.fromEntries(started));
    const project = await aProject();
    const { token } = await anEditor(project);
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
    }).timeout(10_000);
  }

  it("asks nothing that needs an index which the project does not have", () => {
    const file = IndexFile.parse(JSON.parse(readFileSync(join(import.meta.dirname, "../../../firestore.indexes.json"), "utf8")));
    const parsed = queries.map((query) => StructuredQuery.parse(query));
    expect(parsed.map(({ from: [{ collectionId }] }) => collectionId)).to.include.members(["documents", "versions"]);
    expect(parsed.flatMap((query) => findMissingIndexes(query, file))).to.deep.equal([]);
  });
});
