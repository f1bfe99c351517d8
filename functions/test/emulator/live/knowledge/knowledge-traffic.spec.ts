import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { costOf } from "../../../support/firestore-cost.ts";
import { type Exchange, type Recorder, startRecorder } from "../../../support/firestore-recorder.ts";
import { type Instance, startInstance } from "../../../support/instances.ts";
import { findMissingIndexes, IndexFile, StructuredQuery } from "../../../support/needed-indexes.ts";
import { together } from "../../../support/racers.ts";
import { stack } from "../../../support/stack.ts";
import { aVisitor, type Visitor } from "../../../support/visitors.ts";
import { answer, ask, aSite, pageRef, promote, publish } from "./site.ts";

const pages = 60;

/** Of the guard: project, member and user, in one round trip. */
const guardReads = 3;

/** Of the pages and of the answered questions, each: how many, and the newest. */
const checkReads = 4;

const Asked = z.union([
  z.object({ structuredQuery: StructuredQuery }).transform(({ structuredQuery }) => structuredQuery),
  z
    .object({ structuredAggregationQuery: z.object({ structuredQuery: StructuredQuery }) })
    .transform(({ structuredAggregationQuery: { structuredQuery } }) => structuredQuery),
]);

describe("Firestore traffic of ask and answer", () => {
  const exchanged: Exchange[] = [];
  const ids: string[] = [];
  let recorder: Recorder;
  let instance: Instance;
  let visitor: Visitor;
  let manager: Visitor;

  const costs = async (work: () => Promise<unknown>) => {
    const exchanges = await recorder.during(work, instance.rest);
    exchanged.push(...exchanges);
    return costOf(exchanges);
  };

  before(async () => {
    recorder = await startRecorder(stack.firestoreHost);
    instance = await startInstance("liveToolsExecute", { FIRESTORE_EMULATOR_HOST: recorder.host });
    visitor = await aSite();
    manager = await promote(await aVisitor(visitor.projectId), "manager");
    ids.push(
      ...(await together(pages, async (index) =>
        publish(visitor, {
          slug: `page-${index}`,
          metadata: { title: `Page ${index}` },
          content: `Number ${index} is the color ${index * 7}.`,
        }),
      )),
    );
    await ask(await aSite(), "Anything?", { base: instance.url }); // Loads what is loaded once.
  });

  after(async () => {
    await instance.stop();
    await recorder.stop();
  });

  const question = async () => ask(visitor, "What color is number 12?", { base: instance.url });

  it("reads every page for the first question", async () => {
    expect(await costs(question)).to.deep.equal({ roundTrips: 4, reads: guardReads + checkReads + pages + 1, writes: 0 });
  });

  it("only looks whether anything has changed for the next ones", async () => {
    expect(await costs(question)).to.deep.equal({ roundTrips: 2, reads: guardReads + checkReads, writes: 0 });
  });

  it("lists the pages after a change, and reads the one that changed", async () => {
    await pageRef(visitor, ids[12] ?? "").update({ content: "Number 12 is the color blue.", updated_at: new Date() });
    expect(await costs(async () => expect((await question()).result).to.include("blue"))).to.deep.equal({
      roundTrips: 4,
      reads: guardReads + checkReads + pages + 1,
      writes: 0,
    });
  });

  it("stores a question with two reads, a count and a commit of two writes", async () => {
    const cost = await costs(async () => ask(visitor, "Do you sell kayaks?", { base: instance.url }));
    expect(cost).to.deep.equal({ roundTrips: 5, reads: guardReads + checkReads + 2 + 1, writes: 2 });
  });

  it("counts a question that is asked again with one write", async () => {
    const cost = await costs(async () => ask(visitor, "Do you sell kayaks?", { base: instance.url }));
    expect(cost).to.deep.equal({ roundTrips: 4, reads: guardReads + checkReads + 2, writes: 1 });
  });

  it("reads a question out with two reads and a write, and stores an answer likewise", async () => {
    expect(await costs(async () => answer(manager, {}, { base: instance.url }))).to.deep.equal({
      roundTrips: 3,
      reads: guardReads + 2,
      writes: 1,
    });
    expect(await costs(async () => answer(manager, { answer: "Yes." }, { base: instance.url }))).to.deep.equal({
      roundTrips: 4,
      reads: guardReads + 2,
      writes: 1,
    });
    expect((await ask(visitor, "Do you sell kayaks?", { base: instance.url })).result).to.include("Yes.");
  });

  it("asks nothing that needs an index which the project does not have", () => {
    const file = IndexFile.parse(JSON.parse(readFileSync(join(import.meta.dirname, "../../../../../firestore.indexes.json"), "utf8")));
    const queries = exchanged
      .filter(({ verb }) => verb === "runQuery" || verb === "runAggregationQuery")
      .map(({ request }) => Asked.parse(request));
    expect(new Set(queries.map(({ from: [{ collectionId }] }) => collectionId))).to.deep.equal(new Set(["documents", "questions"]));
    expect(queries.flatMap((query) => findMissingIndexes(query, file))).to.deep.equal([]);
  });
});
