import { expect } from "chai";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../../local/browser/launch-browser.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { expectReleased } from "./support/witness.ts";

/** The conversation continues by text, with sound and without any track. */
const goesOnByText = async (talk: Talk, sentence: string): Promise<void> => {
  await talk.start();
  await talk.caption("Welcome!");
  await talk.page.getByText(sentence).waitFor();
  await talk.status("Type, and listen to the answer.");
  await talk.type("I like bikes");
  await talk.caption("You said: I like bikes");
  await talk.end();
  await expectReleased(talk.page, { tracks: 0 });
};

describe("a visitor without a microphone @nightly", () => {
  let bare: Promise<Browser> | undefined;
  const noDevice = async (): Promise<Browser> => (bare ??= launchBrowser([], { media: "none" }));
  after(async () => (await bare)?.close());
  const talks = useTalks(noDevice);

  it("goes on by text", async () => {
    await goesOnByText(await talks.open(), "No microphone was found. Connect one, or type.");
  });
});

/** A headless browser has no permission prompt to deny, so the page's own functions answer. */
const refuse = `if (isSecureContext) {
  const ask = MediaDevices.prototype.getUserMedia;
  window.isRefused = true;
  MediaDevices.prototype.getUserMedia = async function (...given) {
    if (window.isRefused) throw new DOMException("Permission denied", "NotAllowedError");
    return ask.apply(this, given);
  };
}`;

describe("a visitor who does not give the microphone @nightly", () => {
  const talks = useTalks(silentMicrophone);

  it("goes on by text, and may allow it later", async () => {
    const talk = await talks.open({
      prepare: async (context) => {
        await context.addInitScript(refuse);
      },
    });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.page.getByText(/The microphone (?:is not allowed here|was not allowed yet)/).waitFor();
    await talk.page.evaluate("window.isRefused = false");
    await talk.page.getByRole("button", { name: "Use the microphone" }).click();
    await talk.page.getByRole("button", { name: "Mute mic" }).waitFor();
    expect(await talk.page.evaluate("witness.tracks.map(({ readyState }) => readyState)")).to.deep.equal(["live"]);
    await talk.end();
    await expectReleased(talk.page);
  });

  it("any more goes on by text", async () => {
    const talk = await talks.open();
    await talk.start();
    await talk.caption("Welcome!");
    await talk.page.getByRole("button", { name: "Mute mic" }).waitFor();
    // What a browser does with a track when its permission is revoked.
    await talk.page.evaluate("witness.tracks[0].stop(); witness.tracks[0].dispatchEvent(new Event('ended'))");
    await talk.status("Type, and listen to the answer.");
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.end();
    await expectReleased(talk.page);
  });
});

describe("a page that does not allow the microphone @nightly", () => {
  const talks = useTalks(silentMicrophone);

  it("lets the visitor type", async () => {
    const talk = await talks.open({ permissionsPolicy: "microphone=()" });
    await goesOnByText(talk, "This page doesn’t allow the microphone. You can type.");
  });
});
