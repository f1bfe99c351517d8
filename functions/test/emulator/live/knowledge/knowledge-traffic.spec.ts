import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { localVoiceKey } from "../../../../fakes/voice/settings.ts";
import { type FakeVoice, startFakeVoice } from "../../../../fakes/voice/start-fake-voice.ts";
import { digest } from "../../../../src/lib/platform/core/digest.ts";
import { knowledgeLimits } from "../../../../src/lib/answers/knowledge/limits.ts";
import { costOf } from "../../../support/firestore-cost.ts";
import { type Exchange, type Recorder, startRecorder } from "../../../support/firestore-recorder.ts";
import { type Instance, startInstance } from "../../../support/instances.ts";
import { findMissingIndexes, IndexFile, StructuredQuery } from "../../../support/needed-indexes.ts";
import { together } from "../../../support/concurrent-clients.ts";
import { stack } from "../../../support/stack-addresses.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aVisitor, type Visitor } from "../../../support/visitors.ts";
import { answer, ask, askWith, aSite, pageRef, promote, publish } from "./asked-site.ts";

const pages = 60;

/** Listed with the pages: which of their texts visitors may see. */
const templates = 2;

/** The guard's project, member and user, in one round trip. */
const guardReads = 3;

/** The question itself and two budgets. */
const askedReads = 3;

/** The newest page and the newest answer. */
const checkReads = 2;

/** A call of the model, counted for the person and the project. */
const countWrites = 2;

/** In the commit of the count, without a round trip. */
const statisticsWrites = 1;

/** The pages on which the answer is most likely found. */
const shownReads = 3;

const Asked = z.union([
  z.object({ structuredQuery: StructuredQuery }).transform(({ structuredQuery }) => structuredQuery),
  z
    .object({ structuredAggregationQuery: z.object({ structuredQuery: StructuredQuery }) })
    .transform(({ structuredAggregationQuery: { structuredQuery } }) => structuredQuery),
]);

/** Words that are all different from each other. */
const codeOf = (index: number): string => digest(String(index)).toLowerCase().slice(0, 10);

describe("Firestore traffic of ask and answer", () => {
  const exchanged: Exchange[] = [];
  const ids: string[] = [];
  let recorder: Recorder;
  let service: FakeVoice;
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
    service = await startFakeVoice();
    instance = await startInstance("liveToolsExecute", {
      FIRESTORE_EMULATOR_HOST: recorder.host,
      GEMINI_API_URL: service.url,
      GEMINI_API_KEY: localVoiceKey,
    });
    visitor = await aSite();
    manager = await promote(await aVisitor(visitor.projectId), "manager");
    ids.push(
      ...(await together(pages, async (index) =>
        publish(visitor, {
          slug: `page-${index}`,
          metadata: { title: `Page ${index}` },
          content: `The code of room ${index} is ${codeOf(index)}.`,
        }),
      )),
    );
    await ask(await aSite(), "Is there anything here?", { base: instance.url }); // loads modules once
  });

  after(async () => {
    await instance.stop();
    await service.stop();
    await recorder.stop();
  });

  const askCode = async () =>
    askWith(visitor, { question: "What is the code of room 12?", search_words: [codeOf(12), "room 12", "code"] }, { base: instance.url });

  it("reads every page for the first question, never more than 8 MiB of them at once, and stores their language", async () => {
    const answered = 1;
    const languages = 1;
    expect(await costs(askCode)).to.deep.equal({
      roundTrips: 4 + Math.ceil(pages / knowledgeLimits.readAtOnce),
      reads: guardReads + askedReads + checkReads + pages + templates + answered + languages,
      writes: 1 + countWrites,
    });
  });

  it("counts a call of the model in one commit before it is made, and looks meanwhile whether what it will show is unchanged", async () => {
    const before = service.control.generations().length;
    expect(await costs(askCode)).to.deep.equal({ roundTrips: 3, reads: guardReads + askedReads + shownReads, writes: countWrites });
    expect(service.control.generations().length - before).to.equal(1);
  });

  it("lists the pages after a change, reads the one that changed, and asks the model again, which is counted once", async () => {
    await pageRef(visitor, ids[12] ?? "").update({ content: `The code of room 12 is ${codeOf(12)} blue.`, updated_at: new Date() });
    expect(await costs(async () => expect((await askCode()).result).to.include("blue"))).to.deep.equal({
      roundTrips: 5,
      reads: guardReads + askedReads + shownReads + pages + templates + 1 + 1,
      writes: countWrites,
    });
  });

  it("stores a question that the model finds no answer to with a count and a commit of four writes", async () => {
    const cost = await costs(async () => ask(visitor, "Do you sell kayaks?", { base: instance.url }));
    expect(cost).to.deep.equal({
      roundTrips: 5,
      reads: guardReads + askedReads + checkReads + 1,
      writes: countWrites + 3 + statisticsWrites,
    });
  });

  it("counts a question that is asked again with one write and one in the statistics, after a look whether anything has changed", async () => {
    const cost = await costs(async () => ask(visitor, "Do you sell kayaks?", { base: instance.url }));
    expect(cost).to.deep.equal({ roundTrips: 5, reads: guardReads + askedReads + checkReads, writes: countWrites + 1 + statisticsWrites });
  });

  it("reads a question out with four reads and a write, and stores an answer with two and a write", async () => {
    expect(await costs(async () => answer(manager, {}, { base: instance.url }))).to.deep.equal({
      roundTrips: 3,
      reads: guardReads + 4,
      writes: 1,
    });
    expect(await costs(async () => answer(manager, { answer: "Yes." }, { base: instance.url }))).to.deep.equal({
      roundTrips: 4,
      reads: guardReads + 2,
      writes: 1,
    });
    expect((await ask(visitor, "Do you sell kayaks?", { base: instance.url })).result).to.include("Yes.");
  });

  it("stores a message with five reads and a commit of four writes", async () => {
    const cost = await costs(async () => askWith(visitor, { message: "Call me." }, { base: instance.url }));
    expect(cost).to.deep.equal({ roundTrips: 4, reads: guardReads + 5, writes: 3 + statisticsWrites });
  });

  it("keeps the answer of a call with an ID, and counts the page that answered, in one commit", async () => {
    const args = { question: "What is the code of room 7?", search_words: [codeOf(7), "room 7", "code"] };
    const use = async (callId: string) => toolResult(await callTool(visitor, "ask", args, { base: instance.url, callId }));
    await use("first");
    // The call's claim, its answer, and the statistics.
    expect(await costs(async () => expect((await use("second")).result).to.include(codeOf(7)))).to.deep.equal({
      roundTrips: 5,
      reads: guardReads + askedReads + shownReads,
      writes: 1 + countWrites + 1 + statisticsWrites,
    });
  });

  it("asks nothing that needs an index which the project does not have", () => {
    const file = IndexFile.parse(JSON.parse(readFileSync(join(import.meta.dirname, "../../../../../firestore.indexes.json"), "utf8")));
    const queries = exchanged
      .filter(({ verb }) => verb === "runQuery" || verb === "runAggregationQuery")
      .map(({ request }) => Asked.parse(request));
    expect(new Set(queries.map(({ from: [{ collectionId }] }) => collectionId))).to.deep.equal(
      new Set(["documents", "messages", "questions", "templates"]),
    );
    expect(queries.flatMap((query) => findMissingIndexes(query, file))).to.deep.equal([]);
  });
});
