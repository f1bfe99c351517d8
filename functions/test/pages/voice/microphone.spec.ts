import { expect } from "chai";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../../scripts/browser/launch-browser.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { expectReleased } from "./support/witness.ts";

/** By text, with sound, and without any track. */
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

describe("a visitor without a microphone", () => {
  let bare: Promise<Browser> | undefined;
  const noDevice = async (): Promise<Browser> => (bare ??= launchBrowser([], { media: "none" }));
  after(async () => (await bare)?.close());
  const talks = useTalks(noDevice);

  it("goes on by text", async () => {
    await goesOnByText(await talks.open(), "No microphone was found. Connect one, or type.");
  });
});

describe("a visitor who does not give the microphone", () => {
  let asking: Promise<Browser> | undefined;
  const whoAsks = async (): Promise<Browser> => (asking ??= launchBrowser([], { media: "asks" }));
  after(async () => (await asking)?.close());
  const talks = useTalks(whoAsks);

  it("goes on by text, and may allow it later", async () => {
    const talk = await talks.open();
    const person = talk.page.context();
    await person.grantPermissions([]);
    await talk.start();
    await talk.caption("Welcome!");
    await talk.page.getByText("The microphone is not allowed here.").waitFor();
    await person.grantPermissions(["microphone"]);
    await talk.page.getByRole("button", { name: "Use the microphone" }).click();
    await talk.page.getByRole("button", { name: "Mute microphone" }).waitFor();
    expect(await talk.page.evaluate("witness.tracks.map(({ readyState }) => readyState)")).to.deep.equal(["live"]);
    await talk.end();
    await expectReleased(talk.page);
  });

  it("any more goes on by text", async () => {
    const talk = await talks.open({ prepare: async (context) => context.grantPermissions(["microphone"]) });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.page.getByRole("button", { name: "Mute microphone" }).waitFor();
    await talk.page.context().grantPermissions([]);
    await talk.status("Type, and listen to the answer.");
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.end();
    await expectReleased(talk.page);
  });
});

describe("a page that does not allow the microphone", () => {
  const talks = useTalks(silentMicrophone);

  it("lets the visitor type", async () => {
    const talk = await talks.open({ permissionsPolicy: "microphone=()" });
    await goesOnByText(talk, "This page does not allow the microphone. You can type.");
  });
});
