import { expect } from "chai";
import type { Locator } from "playwright-core";
import * as z from "zod";
import { texts } from "../../../../web/voice/texts/en.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { expectReleased, sentBy, untilTrue } from "./support/witness.ts";

/** Chromium's fakes have names, but none is ever unplugged: asked for one that is, Chromium is asked for a device that it does not have. */
const unpluggable = `if (isSecureContext) {
  window.unplugged = new Set();
  window.isBroken = false;
  const ask = MediaDevices.prototype.getUserMedia;
  const replaced = (id) => (typeof id === "string" ? (unplugged.has(id) ? "gone" : id) : { ...id, exact: replaced(id?.exact) });
  MediaDevices.prototype.getUserMedia = async function ({ audio }) {
    if (isBroken) throw new DOMException("No", "NotReadableError");
    return ask.call(this, { audio: { ...audio, ...(audio.deviceId !== undefined && { deviceId: replaced(audio.deviceId) }) } });
  };
  window.unplug = ({ track, id }) => {
    unplugged.add(id);
    track.stop();
    track.dispatchEvent(new Event("ended"));
    navigator.mediaDevices.dispatchEvent(new Event("devicechange"));
  };
}`;

const Labels = z.array(z.string());

/** The microphones that are open, by name. */
const heard = async ({ page }: Talk): Promise<readonly string[]> =>
  Labels.parse(await page.evaluate("witness.tracks.filter(({ readyState }) => readyState === 'live').map(({ label }) => label)"));

const untilHeard = async ({ page }: Talk, name: string): Promise<void> =>
  untilTrue(
    page,
    `(([track, ...others]) => others.length === 0 && track?.label === "${name}")(witness.tracks.filter(({ readyState }) => readyState === "live"))`,
  );

const untilPlayedBy = async ({ page }: Talk, label: string): Promise<void> =>
  untilTrue(
    page,
    `navigator.mediaDevices.enumerateDevices().then((devices) => {
      const id = devices.find(({ kind, label }) => kind === "audiooutput" && label === "${label}")?.deviceId;
      return witness.contexts.some(({ state, sinkId }) => state !== "closed" && sinkId === id);
    })`,
  );

const isSent = async ({ page }: Talk): Promise<void> => {
  const before = (await sentBy(page, "realtimeInput")).length;
  await untilTrue(page, `witness.sent.filter((message) => "realtimeInput" in message).length > ${before}`);
};

describe("the choice of a device @nightly", () => {
  const talks = useTalks(silentMicrophone);

  const field = ({ page }: Talk, name: "Mic" | "Loudspeaker"): Locator => page.getByRole("combobox", { name });

  const talking = async (): Promise<Talk> => {
    const talk = await talks.open({ prepare: async (context) => context.addInitScript(unpluggable) });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    await talk.page.getByRole("button", { name: "Sound" }).click();
    await field(talk, "Mic").waitFor();
    return talk;
  };

  const choose = async (talk: Talk, name: "Mic" | "Loudspeaker", label: string): Promise<void> => {
    await field(talk, name).selectOption({ label });
  };

  it("opens that microphone alone, which is heard, and keeps it while it is muted, on a fresh session and in the next conversation", async () => {
    const talk = await talking();
    await choose(talk, "Mic", "Fake Audio Input 2");
    await untilHeard(talk, "Fake Audio Input 2");
    await talk.status("Listening");
    await isSent(talk);
    await talk.page.getByRole("button", { name: "Mute mic" }).click();
    await talk.status("Your microphone is muted.");
    await talk.page.getByRole("button", { name: "Unmute mic" }).click();
    await talk.status("Listening");
    expect(await heard(talk)).to.deep.equal(["Fake Audio Input 2"]);

    const follower = await talk.service.nextConnection();
    await talk.service.close(1008, "The operation was aborted.");
    await follower();
    await talk.status("Listening");
    expect(await heard(talk)).to.deep.equal(["Fake Audio Input 2"]);
    await isSent(talk);

    await talk.end();
    await expectReleased(talk.page, { tracks: 2, sockets: 2 });
    await talk.page.getByRole("button", { name: "Talk again" }).click();
    await untilHeard(talk, "Fake Audio Input 2");
    await talk.status("Listening");
    await talk.page.getByRole("button", { name: "Sound" }).click();
    expect(await field(talk, "Mic").locator("option:checked").innerText()).to.equal("Fake Audio Input 2");
    await choose(talk, "Mic", texts.bySystem);
    await untilHeard(talk, "Fake Default Audio Input");
    await talk.end();
    await expectReleased(talk.page, { tracks: 4 });
  });

  it("twice in a row opens the last one", async () => {
    const talk = await talking();
    await choose(talk, "Mic", "Fake Audio Input 1");
    await choose(talk, "Mic", "Fake Audio Input 2");
    await untilHeard(talk, "Fake Audio Input 2");
    await talk.end();
    await expectReleased(talk.page, { tracks: 2 });
  });

  it("that is unplugged goes on with another one, and says so", async () => {
    const talk = await talking();
    await choose(talk, "Mic", "Fake Audio Input 2");
    await untilHeard(talk, "Fake Audio Input 2");
    await talk.page.evaluate(`(() => {
      const track = witness.tracks.at(-1);
      unplug({ track, id: track.getSettings().deviceId });
    })()`);
    await untilHeard(talk, "Fake Default Audio Input");
    await talk.status("Listening");
    await isSent(talk);
    const sound = talk.page.getByRole("button", { name: "Sound" });
    await sound.click();
    await sound.click();
    await field(talk, "Mic").waitFor();
    expect(await field(talk, "Mic").locator("option:checked").innerText()).to.equal(texts.bySystem);
    await talk.end();
    await expectReleased(talk.page, { tracks: 3 });
  });

  it("where no microphone works says so, leaves nothing open, and is opened when it works again", async () => {
    const talk = await talking();
    await talk.page.evaluate("void (isBroken = true)");
    await choose(talk, "Mic", "Fake Audio Input 2");
    await talk.page.getByText(texts.microphone.in_use).waitFor();
    expect(await heard(talk)).to.deep.equal([]);
    await talk.page.evaluate("void (isBroken = false)");
    await talk.page.getByRole("button", { name: "Use the microphone" }).click();
    await untilHeard(talk, "Fake Default Audio Input");
    await talk.status("Listening");
    await talk.end();
    await expectReleased(talk.page, { tracks: 2 });
  });

  it("lets the agent speak from that loudspeaker, also in the next conversation", async () => {
    const talk = await talking();
    await choose(talk, "Loudspeaker", "Fake Audio Output 2");
    await untilPlayedBy(talk, "Fake Audio Output 2");
    await talk.end();
    await expectReleased(talk.page);
    await talk.page.getByRole("button", { name: "Talk again" }).click();
    await untilPlayedBy(talk, "Fake Audio Output 2");
    await talk.status("Listening");
    await talk.end();
    await expectReleased(talk.page, { tracks: 2 });
  });
});
