import { expect } from "chai";
import { stack } from "../../support/stack-addresses.ts";
import { usageOf } from "../../support/visitors.ts";
import { loseAnswer } from "../support/lose-answer.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { eventsOf, expectReleased, statesOf } from "./support/witness.ts";

describe("a conversation that cannot begin", () => {
  const talks = useTalks(silentMicrophone);

  it("because the voice service refuses our key says so, and can be tried again", async () => {
    const talk = await talks.open();
    await talk.service.failMint({ fault: "403", times: 100 });
    await talk.start();
    await talk.status("The assistant can’t be reached right now.");
    expect((await eventsOf(talk.page, "error")).map(({ code }) => code)).to.deep.equal(["unavailable"]);
    await expectReleased(talk.page, { sockets: 0 });
    await talk.service.forget();
    await talk.page.getByRole("button", { name: "Talk again" }).click();
    await talk.caption("Welcome!");
    expect((await usageOf(talk.visitor)).count).to.equal(1);
    await talk.end();
  });

  const chances = { "before the panel is loaded": false, "once the panel is open": true };
  for (const [when, isOpened] of Object.entries(chances))
    it(`because there is no network says so ${when}, and begins in the same way when it is back`, async () => {
      const talk = await talks.open({ tag: 'placement="widget"', missing: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });
      const { page } = talk;
      const [open, again] = [page.getByRole("button", { name: "Ask us" }), page.getByRole("button", { name: "Try again" })];
      const write = page.getByRole("button", { name: "Write", exact: true });
      if (isOpened) {
        // Nothing of a conversation: only a pointer would load that.
        await page.evaluate("document.querySelector('lectern-voice').open()");
        await write.waitFor();
      }
      await page.context().setOffline(true);
      if (isOpened) await write.click();
      else await open.click();
      await page.getByText("You’re offline. Try again when you’re back.").filter({ visible: true }).first().waitFor();
      expect(await page.getByRole("button", { name: /Talk|Write/ }).count(), "only one thing can be done").to.equal(0);
      await page.context().setOffline(false);
      await again.click();
      if (!isOpened) await write.click();
      await talk.caption("Welcome!");
      await talk.end();
    });

  for (const fault of ["429", "503"]) {
    it(`at once, because the voice service answers ${fault}, begins when it has recovered @nightly`, async () => {
      const talk = await talks.open();
      await talk.service.failMint({ fault, times: 1 });
      await talk.start();
      await talk.caption("Welcome!");
      expect((await usageOf(talk.visitor)).count).to.equal(1);
      await talk.end();
      await expectReleased(talk.page);
    });
  }

  for (const fault of ["429", "500", "503", "hang"]) {
    it(`because the voice service answers ${fault} for longer, says when it is tried again, and is tried at once when the visitor asks for it @nightly`, async () => {
      const talk = await talks.open();
      await talk.service.failMint({ fault, times: 100 });
      await talk.start();
      await talk.status("The assistant is busy. Trying again in 30 seconds.");
      expect(await statesOf(talk.page)).to.deep.equal(["asking", "connecting"]);
      expect(await eventsOf(talk.page, "error"), "nothing has failed yet").to.deep.equal([]);
      expect((await usageOf(talk.visitor)).count).to.equal(0);
      await talk.service.forget();
      await talk.page.getByRole("button", { name: "Try now" }).click();
      await talk.caption("Welcome!");
      expect((await usageOf(talk.visitor)).count).to.equal(1);
      await talk.end();
      await expectReleased(talk.page);
    });
  }

  it("because the service is busy is tried again by itself, three times @nightly", async () => {
    const talk = await talks.open();
    let tries = 0;
    await talk.page.route(`${stack.hostingUrl}/api/live/session`, async (route) => {
      if (route.request().method() === "OPTIONS") return route.continue();
      tries += 1;
      const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "Retry-After", "Retry-After": "1" };
      return route.fulfill({ status: 503, json: { error: "Please try again later.", code: "unavailable" }, headers });
    });
    await talk.start();
    await talk.status("The assistant is busy. Trying again in 1 second.");
    await talk.status("The assistant can’t be reached right now.");
    expect(tries).to.equal(4);
    await talk.page.unrouteAll();
    await talk.page.getByRole("button", { name: "Talk again" }).click();
    await talk.caption("Welcome!");
    await talk.end();
    await expectReleased(talk.page);
  });

  it("because the answer is lost says so, and does not spend another unit by itself @nightly", async () => {
    const talk = await talks.open();
    await talk.page.route(`${stack.hostingUrl}/api/live/session`, async (route) => {
      if (route.request().method() === "OPTIONS") return route.continue();
      return loseAnswer(route);
    });
    await talk.start();
    await talk.status("The connection was lost.");
    expect((await eventsOf(talk.page, "error")).map(({ code }) => code)).to.deep.equal(["network"]);
    expect((await usageOf(talk.visitor)).count).to.equal(1);
    await talk.page.getByRole("button", { name: "Talk again" }).waitFor();
    await expectReleased(talk.page, { sockets: 0 });
  });

  it("because the day's conversations are used up says so @nightly", async () => {
    const talk = await talks.open({ project: { live_sessions_per_day: 1 } });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.end();
    await talk.page.getByRole("button", { name: "Talk again" }).click();
    await talk.status("The assistant has reached today’s limit. Please come back tomorrow.");
    expect((await eventsOf(talk.page, "error")).map(({ code }) => code)).to.deep.equal(["quota_reached"]);
    // What cannot work is not offered.
    await talk.page.getByRole("button", { name: "Talk again" }).waitFor({ state: "hidden" });
    await expectReleased(talk.page);
  });

  it("because nobody is signed in says so @nightly", async () => {
    const talk = await talks.open({
      prepare: async (context) => {
        await context.addInitScript("delete window.lectern");
      },
    });
    await talk.start();
    await talk.status("Please sign in first.");
  });

  it("while the set-up is late begins all the same @nightly", async () => {
    const talk = await talks.open();
    await talk.service.change({ setupDelayMs: 4_000 });
    await talk.start();
    await talk.status("Connecting…");
    await talk.caption("Welcome!");
    await talk.end();
    await expectReleased(talk.page);
  });
});
