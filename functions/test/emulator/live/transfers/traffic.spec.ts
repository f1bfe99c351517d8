import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { type Cost, costOf } from "../../../support/firestore-cost.ts";
import { type Exchange, type Recorder, startRecorder } from "../../../support/firestore-recorder.ts";
import { type Instance, startInstance } from "../../../support/instances.ts";
import { findMissingIndexes, IndexFile, StructuredQuery } from "../../../support/needed-indexes.ts";
import { stack } from "../../../support/stack-addresses.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aFixture, aScene, post } from "./support/transfer-fixture.ts";
import { forgetOtherTransfers, untilDeadlineHasPassed } from "./support/deadline.ts";
import { aPhoneCall, type PhoneCall, twiml } from "./support/phone-call.ts";

const queriesIn = (exchanges: readonly Exchange[]): readonly unknown[] =>
  exchanges
    .filter(({ verb }) => verb === "runQuery")
    .map(({ request }) => z.object({ structuredQuery: z.unknown() }).parse(request).structuredQuery);

describe("Firestore traffic of a transfer", () => {
  const queries: unknown[] = [];
  let recorder: Recorder;
  let tools: Instance;
  let schedule: Instance;
  let events: Instance;

  before(async () => {
    recorder = await startRecorder(stack.firestoreHost);
    const environment = { ...(await aFixture()).environment, FIRESTORE_EMULATOR_HOST: recorder.host };
    [tools, schedule, events] = await Promise.all([
      startInstance("liveToolsExecute", environment),
      startInstance("closeTransfers", environment),
      startInstance("telephonyEvents", environment),
    ]);
  });

  after(async () => {
    await Promise.all([tools, schedule, events].map(async ({ stop }) => stop("SIGKILL")));
    await recorder.stop();
  });

  const costDuring = async ({ rest }: Instance, work: () => Promise<unknown>): Promise<Cost> => {
    const exchanges = await recorder.during(work, rest);
    queries.push(...queriesIn(exchanges));
    return costOf(exchanges);
  };

  /** What one request of Twilio costs, measured at a separate instance. */
  const costOfEvent = async (call: PhoneCall, send: () => Promise<unknown>): Promise<Cost> => {
    const restore = call.fixture.replaceEvents(events);
    try {
      return await costDuring(events, send);
    } finally {
      restore();
    }
  };

  it("a first transfer takes 3 round trips, with who is asking, and 2 writes", async () => {
    const { visitor } = await aScene();
    const ask = async (): Promise<unknown> => toolResult(await callTool(visitor, "transfer_to_manager", {}, { base: tools.url }));
    expect(await costDuring(tools, ask)).to.deep.equal({ roundTrips: 3, reads: 7, writes: 2 });
    // Asking for the status
    expect(await costDuring(tools, ask)).to.deep.equal({ roundTrips: 3, reads: 8, writes: 0 });
  });

  it("the report of the visitor's arrival takes eight reads, three of them whether the visitor may still be put through, and two commits around the dial", async () => {
    const call = await aPhoneCall();
    await call.arrive();
    const joined = { FriendlyName: await call.room(), CallSid: call.callerCall, StatusCallbackEvent: "participant-join" };
    expect(await costOfEvent(call, async () => call.tell("room", joined))).to.deep.equal({ roundTrips: 4, reads: 8, writes: 6 });
    expect(await costOfEvent(call, async () => call.reportStatus("ringing"))).to.deep.equal({ roundTrips: 1, reads: 1, writes: 0 });
    expect(await costOfEvent(call, async () => call.tell("hold", { CallSid: call.callerCall }))).to.deep.equal({
      roundTrips: 1,
      reads: 1,
      writes: 0,
    });
    expect(await costOfEvent(call, async () => call.pickUp())).to.deep.equal({ roundTrips: 2, reads: 1, writes: 1 });
    expect(await costOfEvent(call, async () => call.press("1"))).to.deep.equal({ roundTrips: 4, reads: 6, writes: 1 });
    expect(await costOfEvent(call, async () => call.managerEnters())).to.deep.equal({ roundTrips: 2, reads: 1, writes: 1 });
    // The end, its counts for the day and in the statistics, and the place among the calls.
    expect(await costOfEvent(call, async () => call.leave(call.managerCall()))).to.deep.equal({ roundTrips: 2, reads: 1, writes: 4 });
  });

  it("a run of the schedule takes a read when there is nothing to do", async () => {
    const run = async (): Promise<void> => {
      expect((await fetch(schedule.url, { method: "POST", headers: { "X-CloudScheduler-JobName": "job" } })).status).to.equal(200);
    };
    await forgetOtherTransfers();
    await run();
    expect(await costDuring(schedule, run)).to.deep.equal({ roundTrips: 1, reads: 1, writes: 0 });
    const call = await aPhoneCall();
    await untilDeadlineHasPassed(call);
    expect(await costDuring(schedule, run)).to.deep.equal({ roundTrips: 2, reads: 1, writes: 3 });
  });

  it("asks nothing that needs an index which the project does not have", async () => {
    const call = await aPhoneCall();
    const voice = await startInstance("telephonyVoice", { ...call.fixture.environment, FIRESTORE_EMULATOR_HOST: recorder.host });
    const address = `${call.fixture.url}/api/telephony/voice`;
    const fields = { CallSid: call.callerCall, From: `client:${call.identity}` };
    const cost = await costDuring(voice, async () => {
      twiml(await post(address, fields, { url: `${voice.url}/api/telephony/voice` }));
    });
    await voice.stop("SIGKILL");
    expect(cost).to.deep.equal({ roundTrips: 2, reads: 1, writes: 1 });

    const file = IndexFile.parse(JSON.parse(readFileSync(join(import.meta.dirname, "../../../../../firestore.indexes.json"), "utf8")));
    const parsed = queries.map((query) => StructuredQuery.parse(query));
    expect(parsed.map(({ from: [{ allDescendants }] }) => allDescendants)).to.include(true);
    expect(new Set(parsed.flatMap(({ orderBy }) => orderBy.map(({ field }) => field.fieldPath)))).to.deep.equal(
      new Set(["deadline", "expire_at"]),
    );
    expect(parsed.flatMap((query) => findMissingIndexes(query, file))).to.deep.equal([]);
  });
});
