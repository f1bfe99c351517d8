import { expect } from "chai";
import { runDue } from "../../src/schedules/runDue.ts";
import { runSchedules } from "../../local/stack/run-schedules.ts";
import { firestore } from "../support/admin-app.ts";
import { aProject } from "../support/projects.ts";

describe("runDue", () => {
  it("runs every minute, one at a time", () => {
    expect(runDue.__endpoint).to.deep.include({ platform: "gcfv2", maxInstances: 1 });
    expect(runDue.__endpoint.scheduleTrigger?.schedule).to.equal("every 1 minutes");
  });

  it("runs in the local stack, whose emulators run nothing by the clock", async () => {
    const { id } = await aProject();
    const removal = firestore.doc(`projects/${id}/page_removals/a-page`);
    await removal.set({ removed_at: new Date() });
    const controller = new AbortController();
    const running = runSchedules({ signal: controller.signal, everyMs: 20 }).catch((error: unknown) => error);
    while ((await removal.get()).exists) await new Promise((resolve) => setTimeout(resolve, 20));
    controller.abort();
    expect(await running).to.have.property("name", "AbortError");
  });

  it("leaves alone what other programs keep under the same name", async () => {
    const foreign = firestore.doc("elsewhere/one/page_removals/theirs");
    await foreign.set({ removed_at: new Date() });
    await runDue.run({ scheduleTime: new Date().toISOString() });
    expect((await foreign.get()).exists).to.be.true;
    await foreign.delete();
  });
});
