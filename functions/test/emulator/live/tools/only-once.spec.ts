import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import { toolLimits } from "../../../../src/lib/conversations/tool-calls/limits.ts";
import type { FinishedCall, ToolCallKey } from "../../../../src/lib/conversations/tool-calls/tool-call.ts";
import { toolCallStore } from "../../../../src/lib/conversations/tool-calls/store.ts";
import { onlyOnce } from "../../../../src/lib/conversations/tool-calls/only-once.ts";
import { firestore } from "../../../support/admin-app.ts";

const aKey = (): ToolCallKey => ({ projectId: `project-${randomUUID()}`, uid: "visitor", id: "call" });

const finished = async (answer: ToolResult): Promise<FinishedCall> => ({ answer, count: undefined });

const options = () => ({ timeMs: 5_000, signal: new AbortController().signal });

const recordOf = ({ projectId, id }: ToolCallKey) => firestore.doc(`projects/${projectId}/tool_calls/${id}`);

/** A call that another process has claimed. */
const begun = async (key: ToolCallKey, leaseUntil: Date): Promise<void> => {
  await toolCallStore.claimCall(key, { claimId: "another", leaseUntil, expireAt: new Date(Date.now() + 60_000), writeToken: undefined });
};

/** The other process finishes. */
const finishBegun = async (key: ToolCallKey, answer: ToolResult): Promise<void> => {
  const { writeToken = "" } = (await toolCallStore.findCall(key)) ?? {};
  await toolCallStore.finishCall(key, await finished(answer), writeToken);
};

describe("onlyOnce", () => {
  it("does the work once for twenty calls at the same time, and answers all the same", async () => {
    const key = aKey();
    let times = 0;
    const work = async () => finished({ result: `time ${(times += 1)}`, context: { fields: { services: ["Bread", "Cakes"] } } });
    const answers = await Promise.all(Array.from({ length: 20 }, async () => onlyOnce(toolCallStore, key, options(), work)));
    expect(times).to.equal(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).to.deep.equal(
      new Set([JSON.stringify({ result: "time 1", context: { fields: { services: ["Bread", "Cakes"] } } })]),
    );
  });

  it("lets a call that failed be made again", async () => {
    const key = aKey();
    const failure = new Error("the first time");
    expect(await onlyOnce(toolCallStore, key, options(), async () => Promise.reject(failure)).catch((error: unknown) => error)).to.equal(
      failure,
    );
    expect((await recordOf(key).get()).exists).to.equal(false);
    expect(await onlyOnce(toolCallStore, key, options(), async () => finished({ result: "done" }))).to.deep.equal({ result: "done" });
  });

  it("takes over a call whose process died, when its lease has ended", async () => {
    const key = aKey();
    await begun(key, new Date(Date.now() - 1));
    expect(await onlyOnce(toolCallStore, key, options(), async () => finished({ result: "second" }))).to.deep.equal({ result: "second" });
  });

  it("does not overwrite the answer of a successor that took over when its lease had ended, and gives the same", async () => {
    const key = aKey();
    const overtaken = onlyOnce(toolCallStore, key, options(), async () => {
      await recordOf(key).update({ lease_until: new Date(Date.now() - 1) });
      expect(await onlyOnce(toolCallStore, key, options(), async () => finished({ result: "successor" }))).to.deep.equal({
        result: "successor",
      });
      return finished({ result: "overtaken" });
    });
    expect(await overtaken).to.deep.equal({ result: "successor" });
    expect(await onlyOnce(toolCallStore, key, options(), async () => finished({ result: "never" }))).to.deep.equal({ result: "successor" });
  });

  it("gives its own answer when the successor is still at work, and leaves the successor's claim alone", async () => {
    const key = aKey();
    const leaseUntil = new Date(Date.now() + 60_000);
    const overtaken = await onlyOnce(toolCallStore, key, options(), async () => {
      const { writeToken } = (await toolCallStore.findCall(key)) ?? {};
      await toolCallStore.claimCall(key, { claimId: "successor", leaseUntil, expireAt: leaseUntil, writeToken });
      return finished({ result: "overtaken" });
    });
    expect(overtaken).to.deep.equal({ result: "overtaken" });
    expect(await toolCallStore.findCall(key)).to.include({ kind: "running", claimId: "successor" });
  });

  for (const damaged of ['{"result":"cut o', '"a text"', "[]", "", 7])
    it(`makes a call anew whose stored answer is damaged: ${JSON.stringify(damaged)}`, async () => {
      const key = aKey();
      await onlyOnce(toolCallStore, key, options(), async () => finished({ result: "old" }));
      await recordOf(key).update({ answer: damaged });
      expect(await onlyOnce(toolCallStore, key, options(), async () => finished({ result: "new" }))).to.deep.equal({ result: "new" });
    });

  it("waits for a call that is running, as long as it may", async () => {
    const key = aKey();
    await begun(key, new Date(Date.now() + 60_000));
    const waiting = onlyOnce(toolCallStore, key, options(), async () => finished({ result: "never" }));
    await finishBegun(key, { result: "first" });
    expect(await waiting).to.deep.equal({ result: "first" });

    const other = aKey();
    await begun(other, new Date(Date.now() + 60_000));
    const time = new AbortController();
    const impatient = onlyOnce(toolCallStore, other, { timeMs: 5_000, signal: time.signal }, async () => finished({ result: "never" }));
    time.abort();
    expect(await impatient.catch((error: unknown) => (error instanceof Error ? error.name : ""))).to.equal("AbortError");
  });

  it("forgets an answer after its time", async () => {
    const key = aKey();
    await onlyOnce(toolCallStore, key, options(), async () => finished({ result: "old" }));
    await recordOf(key).update({ expire_at: new Date(Date.now() - 1) });
    expect(await onlyOnce(toolCallStore, key, options(), async () => finished({ result: "new" }))).to.deep.equal({ result: "new" });
  });

  it("keeps an answer for ten minutes, which is what deletes it later", async () => {
    const key = aKey();
    const beforeMs = Date.now();
    await onlyOnce(toolCallStore, key, options(), async () => finished({ result: "done" }));
    const expiry = z.instanceof(Timestamp).parse((await recordOf(key).get()).get("expire_at"));
    expect(expiry.toMillis()).to.be.within(beforeMs + toolLimits.rememberedMs, Date.now() + toolLimits.rememberedMs);
  });
});
