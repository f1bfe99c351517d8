import { expect } from "chai";
import type { BrowserContext, Route } from "playwright-core";
import { texts as english } from "../../../../web/voice/texts/en.ts";
import texts from "../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { aPhone, storedTransfer } from "../../emulator/live/transfers/support/transfer-fixture.ts";
import { until } from "../../support/until.ts";
import { aToken } from "../../telephony/support/token.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { fetchAnswer } from "../support/lose-answer.ts";
import { useTabs } from "../support/tabs.ts";
import { answerPhone, controlTelephony, type Manager, managerOn, openSockets, telephonyUrl } from "./support/manager.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { hush, sing, untilTone, useSinger } from "./support/sound-check.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { expectReleased, statesOf, untilTrue, watchPages } from "./support/witness.ts";

const { transfers: said } = texts;
const { calling, onCall } = english.status;

/** Tones that nothing else produces. */
const [visitorHz, managerHz] = [600, 1_000];
/** The tone of `public/hold.wav`, which is soft. */
const [holdHz, holdVolume] = [440, 0.01];
/** The fake's announcements are mumbled in this tone. */
const announcementHz = 300;

/** Chromium's fakes are never unplugged. Afterwards there is one microphone less, and whatever came from it is over. */
const unpluggable = `if (isSecureContext) {
  const { getUserMedia, enumerateDevices } = MediaDevices.prototype;
  const { clone } = MediaStreamTrack.prototype;
  const tracks = [];
  let isGone = false;
  MediaDevices.prototype.enumerateDevices = async function () {
    const devices = await enumerateDevices.call(this);
    return isGone ? devices.filter(({ label }) => label !== "Fake Audio Input 1") : devices;
  };
  MediaDevices.prototype.getUserMedia = async function (...given) {
    const stream = await getUserMedia.apply(this, given);
    tracks.push(...stream.getTracks());
    return stream;
  };
  MediaStreamTrack.prototype.clone = function () {
    const copy = clone.call(this);
    if (tracks.includes(this)) tracks.push(copy);
    return copy;
  };
  window.unplug = () => {
    isGone = true;
    for (const track of tracks.splice(0)) {
      track.stop();
      track.dispatchEvent(new Event("ended"));
    }
    navigator.mediaDevices.dispatchEvent(new Event("devicechange"));
  };
}`;

interface Encounter {
  readonly talk: Talk;
  readonly manager: Manager;
}

/** The visitor's side of the call is there. */
const joined = async ({ page }: Talk): Promise<void> =>
  untilTrue(page, "document.querySelector('lectern-voice').dataset.status === 'on_call'");

describe("a visitor who asks for a person", () => {
  const talks = useTalks(silentMicrophone);
  const tabs = useTabs(silentMicrophone);

  const meet = async (): Promise<Encounter> => {
    const phone = aPhone();
    const office = await tabs.newPerson();
    await useSinger(office, managerHz);
    await watchPages(office);
    const manager = managerOn(await tabs.open(office, `${telephonyUrl}/`), phone);
    const prepare = async (context: BrowserContext): Promise<void> => {
      await useSinger(context, visitorHz);
      await context.addInitScript(unpluggable);
    };
    const talk = await talks.open({ project: { manager_phone: phone }, prepare });
    await talk.start();
    await talk.caption("Welcome!");
    return { talk, manager };
  };

  const hearEachOther = async ({ talk, manager }: Encounter): Promise<void> => {
    await sing(talk.page);
    await sing(manager.page);
    await untilTone(manager.page, visitorHz);
    await untilTone(talk.page, managerHz);
  };

  /** Both are in the conversation, and sing. */
  const putThrough = async ({ talk, manager }: Encounter): Promise<void> => {
    await talk.type("I want to talk to a manager");
    await talk.status(calling);
    await answerPhone(manager);
    await talk.status(onCall);
    await hearEachOther({ talk, manager });
  };

  it("waits with the hold sound, talks with the manager, hangs up, and is back with the agent", async () => {
    const { talk, manager } = await meet();
    await talk.type("I want to talk to a manager");
    await talk.page.getByLabel(said.label_title).waitFor();
    await talk.status(calling);
    await untilTone(talk.page, holdHz, holdVolume);
    await manager.state("Ringing…");
    await manager.click("Answer");
    await untilTone(manager.page, announcementHz);
    await talk.status(calling);
    await manager.click("1 Take");
    await manager.state("Talking");
    await talk.status(onCall);
    await talk.page.getByRole("heading", { name: "A site" }).waitFor();
    await talk.page
      .getByRole("timer")
      .filter({ hasText: /^0:\d\d$/ })
      .waitFor();
    await hearEachOther({ talk, manager });
    await expectAccessible(talk.page, "phone call, joined");
    expect((await talk.page.locator("[part~=panel]").boundingBox())?.width, "as narrow as a phone").to.be.at.most(400);

    await hush(talk.page);
    await talk.page.getByRole("button", { name: "Hang up" }).click();
    await manager.state("Call ended");
    await until(async () => (await storedTransfer(talk)).fields["state"] === "ended");
    await talk.status("Listening");
    await talk.end();
    await expectReleased(talk.page, { sockets: 2 });
    expect(await talk.page.evaluate("witness.tracks.length"), "the microphone is asked for once").to.equal(1);
    await expectReleased(manager.page, { tracks: 1, sockets: 0 });
    expect(await statesOf(talk.page)).to.include.members(["transferring", "on_call"]);
  });

  it("is back with the agent when the manager hangs up, and can be put through again @nightly", async () => {
    const { talk, manager } = await meet();
    await putThrough({ talk, manager });
    await hush(talk.page);
    await manager.click("Hang up");
    await talk.caption(said.outcome_ended);
    await putThrough({ talk, manager });
    await hush(talk.page);
    await manager.click("Hang up");
    await talk.status("Listening");
    await talk.end();
    await expectReleased(talk.page, { sockets: 3 });
    await expectReleased(manager.page, { tracks: 2, sockets: 0 });
  });

  it("is heard by another microphone when theirs is unplugged in the middle of the call @nightly", async () => {
    const encounter = await meet();
    const { talk, manager } = encounter;
    await putThrough(encounter);
    await talk.page.evaluate("unplug()");
    await untilTrue(talk.page, "witness.tracks.length === 2 && witness.tracks[1].readyState === 'live'");
    await untilTone(manager.page, visitorHz);
    await talk.status(onCall);
    await hush(talk.page);
    await manager.click("Hang up");
    await talk.status("Listening");
    await talk.end();
    await expectReleased(talk.page, { tracks: 2, sockets: 2 });
  });

  it("goes on ringing if it never learns that somebody has come @nightly", async () => {
    const encounter = await meet();
    const { talk, manager } = encounter;
    await talk.type("I want to talk to a manager");
    await joined(talk);
    await manager.state("Ringing…");
    const { caller_call: call } = (await storedTransfer(talk)).fields;
    await controlTelephony("POST", "faults", { is: "503", method: "POST", path: `/${String(call)}/UserDefinedMessages.json` });
    await answerPhone(manager);
    await hearEachOther(encounter);
    await talk.status(calling);
    await hush(talk.page);
    await manager.click("Hang up");
    await talk.caption(said.outcome_ended);
    await talk.end();
  });

  it("has heard of nobody when the manager hangs up without a key @nightly", async () => {
    const { talk, manager } = await meet();
    await talk.type("I want to talk to a manager");
    await manager.state("Ringing…");
    await manager.click("Answer");
    await manager.state("Press a key");
    await manager.click("Hang up");
    await talk.caption(said.outcome_voicemail);
    expect(await talk.page.evaluate('witness.received.filter(({ type }) => type === "message")')).to.deep.equal([]);
    await talk.end();
  });

  it("stays in the conversation when the connection with Twilio breaks @nightly", async () => {
    const encounter = await meet();
    const { talk, manager } = encounter;
    await putThrough(encounter);
    await controlTelephony("POST", "sockets/drop");
    await untilTrue(talk.page, "witness.sockets.length === 3 && witness.sockets.at(-1).readyState === 1");
    await untilTone(manager.page, visitorHz);
    await untilTone(talk.page, managerHz);
    await talk.status(onCall);
    await hush(talk.page);
    // The end arrives over the new socket.
    await manager.click("Hang up");
    await talk.caption(said.outcome_ended);
    await talk.end();
    await expectReleased(talk.page, { sockets: 3 });
  });

  for (const [what, token] of [
    ["is not accepted", "abc"],
    ["has expired", aToken({ ttl: -5 })],
  ] as const) {
    it(`is back with the agent when the token ${what}, and gets through with the next @nightly`, async () => {
      const { talk } = await meet();
      const spoil = async (route: Route): Promise<void> => {
        const response = await fetchAnswer(route);
        await route.fulfill({ response, body: (await response.text()).replace(/(?<="access_token":")[^"]+/, token) });
      };
      await talk.page.route("**/api/live/tools/execute", spoil, { times: 1 });
      await talk.type("I want to talk to a manager");
      await joined(talk);
      const states = await statesOf(talk.page);
      const calls = states.filter((status) => status === "transferring" || status === "on_call");
      expect(calls).to.deep.equal(["transferring", "transferring", "on_call"]);
      await talk.page.evaluate("document.querySelector('lectern-voice').stop()");
      await expectReleased(talk.page, { sockets: 3 });
    });
  }

  it("leaves no call behind when the conversation is ended in the middle of one", async () => {
    const encounter = await meet();
    const { talk, manager } = encounter;
    await putThrough(encounter);
    await talk.page.evaluate("document.querySelector('lectern-voice').stop()");
    await manager.state("Call ended");
    await expectReleased(talk.page, { sockets: 2 });
    expect(await openSockets()).to.equal(0);
  });
});
