import { expect } from "chai";
import { voiceControl } from "../../support/control-voice.ts";
import { usageOf } from "../../support/visitors.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { eventsOf, expectReleased } from "./support/witness.ts";

describe("a conversation that cannot begin", () => {
  const talks = useTalks(silentMicrophone);

  it("because the voice service refuses our key says so, and can be tried again", async () => {
    await voiceControl.failMint({ fault: "403", times: 100 });
    const talk = await talks.open();
    await talk.start();
    await talk.status("The voice assistant cannot be reached at the moment.");
    expect((await eventsOf(talk.page, "error")).map(({ code }) => code)).to.deep.equal(["unavailable"]);
    await expectReleased(talk.page, { sockets: 0 });
    await voiceControl.reset();
    await talk.page.getByRole("button", { name: "Talk again" }).click();
    await talk.caption("Welcome!");
    expect((await usageOf(talk.visitor)).count).to.equal(1);
    await talk.end();
  });

  for (const fault of ["429", "503"]) {
    it(`at once, because the voice service answers ${fault}, begins when it has recovered`, async () => {
      await voiceControl.failMint({ fault, times: 1 });
      const talk = await talks.open();
      await talk.start();
      await talk.caption("Welcome!");
      expect((await usageOf(talk.visitor)).count).to.equal(1);
      await talk.end();
      await expectReleased(talk.page);
    });
  }

  it("because the day's conversations are used up says so", async () => {
    const talk = await talks.open({ project: { live_sessions_per_day: 1 } });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.end();
    await talk.page.getByRole("button", { name: "Talk again" }).click();
    await talk.status("Today's conversations are used up. Please come back tomorrow.");
    expect((await eventsOf(talk.page, "error")).map(({ code }) => code)).to.deep.equal(["quota_reached"]);
    await expectReleased(talk.page);
  });

  it("because nobody is signed in says so", async () => {
    const talk = await talks.open({
      prepare: async (context) => {
        await context.addInitScript("delete window.lectern");
      },
    });
    await talk.start();
    await talk.status("Please sign in first.");
  });

  it("while the set-up is late begins all the same", async () => {
    await voiceControl.changeSettings({ setupDelayMs: 4_000 });
    const talk = await talks.open();
    await talk.start();
    await talk.status("Connecting…");
    await talk.caption("Welcome!");
    await talk.end();
    await expectReleased(talk.page);
  });
});
