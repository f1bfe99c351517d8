import { expect } from "chai";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks, type Talk } from "./support/talk.ts";
import { expectReleased, sentBy, untilTrue } from "./support/witness.ts";

/** As on iOS after a phone call: the context is "interrupted" and silent until it is resumed. `isRefusing`: resuming needs a gesture. */
const interruptible = `if (isSecureContext) {
  window.resumed = 0;
  window.isRefusing = false;
  const interrupted = new WeakSet();
  const { get } = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, "state");
  Object.defineProperty(BaseAudioContext.prototype, "state", { get() { return interrupted.has(this) ? "interrupted" : get.call(this); } });
  const { resume } = AudioContext.prototype;
  AudioContext.prototype.resume = async function () {
    if (isRefusing) throw new DOMException("No", "NotAllowedError");
    if (interrupted.delete(this)) resumed += 1;
    await resume.call(this);
    this.dispatchEvent(new Event("statechange"));
  };
  window.interrupt = () => {
    for (const context of witness.contexts) {
      interrupted.add(context);
      context.dispatchEvent(new Event("statechange"));
    }
  };
}`;

describe("a device that interrupts the sound", () => {
  const talks = useTalks(silentMicrophone);

  const talking = async (): Promise<Talk> => {
    const talk = await talks.open({ prepare: async (context) => context.addInitScript(interruptible) });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    return talk;
  };

  it("gives it back when the page is seen again @nightly", async () => {
    const talk = await talking();
    await talk.page.evaluate("interrupt()");
    await talk.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await untilTrue(talk.page, "resumed === witness.contexts.length");
    await talk.end();
    await expectReleased(talk.page);
  });

  it("or, where that is refused, when the visitor presses the button @nightly", async () => {
    const talk = await talking();
    await talk.page.evaluate("void (isRefusing = true, interrupt())");
    await talk.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    const button = talk.page.getByRole("button", { name: "Turn on sound" });
    await button.waitFor();
    expect(await talk.page.evaluate("resumed")).to.equal(0);
    await talk.page.evaluate("void (isRefusing = false)");
    await button.click();
    await untilTrue(talk.page, "resumed === witness.contexts.length");
    await button.waitFor({ state: "detached" });
    await talk.end();
    await expectReleased(talk.page);
  });

  it("or silences the microphone says so, ends what was said, and says when it is back @nightly", async () => {
    const talk = await talking();
    await talk.page.evaluate("witness.tracks[0].dispatchEvent(new Event('mute'))");
    await talk.status("Your device has turned the microphone off.");
    const before = (await sentBy(talk.page, "realtimeInput")).length;
    await talk.page.waitForTimeout(500);
    expect((await sentBy(talk.page, "realtimeInput")).length, "the silence that ends what was said").to.be.above(before);
    await talk.page.evaluate("witness.tracks[0].dispatchEvent(new Event('unmute'))");
    await talk.status("Listening");
    await talk.end();
    await expectReleased(talk.page);
  });

  it("is followed to another microphone, and nothing of the old one stays open", async () => {
    const talk = await talking();
    await talk.page.evaluate("navigator.mediaDevices.dispatchEvent(new Event('devicechange'))");
    await untilTrue(talk.page, "witness.tracks.length === 2 && witness.tracks[0].readyState === 'ended'");
    const before = (await sentBy(talk.page, "realtimeInput")).length;
    await talk.page.waitForTimeout(500);
    expect((await sentBy(talk.page, "realtimeInput")).length, "the new one is heard").to.be.above(before);
    await talk.status("Listening");
    await talk.end();
    await expectReleased(talk.page, { tracks: 2 });
  });

  it("is followed while it is muted, and stays so @nightly", async () => {
    const talk = await talking();
    await talk.page.evaluate("document.querySelector('lectern-voice').shadowRoot.querySelector('[part~=mute]').click()");
    await talk.status("Your microphone is muted.");
    await talk.page.evaluate("navigator.mediaDevices.dispatchEvent(new Event('devicechange'))");
    await untilTrue(talk.page, "witness.tracks.length === 2");
    await talk.status("Your microphone is muted.");
    await untilTrue(talk.page, "witness.tracks[1].enabled === false");
    await talk.end();
    await expectReleased(talk.page, { tracks: 2 });
  });
});
