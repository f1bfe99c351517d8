import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "chai";
import { costOf } from "../../support/firestore-cost.ts";
import { startRecorder } from "../../support/firestore-recorder.ts";
import { stack } from "../../support/stack-addresses.ts";

describe("runDue with nothing to do", () => {
  it("costs one read for each kind of work, because it runs every minute", async () => {
    await using recorder = await startRecorder(stack.firestoreHost);
    const program = join(import.meta.dirname, "../../support/run-due-program.ts");
    const env = { ...process.env, FIRESTORE_EMULATOR_HOST: recorder.host, GCLOUD_PROJECT: "demo-idle" };
    const exchanges = await recorder.during(async () => once(spawn(process.execPath, [program], { env, stdio: "ignore" }), "exit"));
    const { reads, writes } = costOf(exchanges);
    expect({ reads, writes }).to.deep.equal({ reads: 4, writes: 0 });
  });
});
