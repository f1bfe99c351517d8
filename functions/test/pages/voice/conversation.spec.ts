import { expect } from "chai";
import * as z from "zod";
import { microphoneThatSays, silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { eventsOf, expectReleased, sentBy, statesOf } from "./support/witness.ts";

const Audio = z.object({ audio: z.object({ data: z.string() }) });

const longGreeting = Array.from({ length: 9 }, (_, index) => `Sentence ${index + 1} of a long greeting.`).join(" ");

describe("a conversation on a customer's page", () => {
  const talks = useTalks(silentMicrophone);

  it("begins with the greeting, and leaves nothing behind", async () => {
    const talk = await talks.open({ tag: 'placement="destination_page" lang="en-gb"' });
    const asking = talk.page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/live/session"));
    await talk.start();
    expect((await asking).postDataJSON(), "the language of the page").to.deep.equal({ language: "en-GB" });
    await talk.caption("Welcome!");
    await talk.status("Listening");
    await talk.end();
    await talk.status("The conversation is over.");
    await expectReleased(talk.page);
    expect(await statesOf(talk.page)).to.deep.equal(["asking", "connecting", "listening", "speaking", "listening", "ended"]);
    expect(await eventsOf(talk.page, "error")).to.deep.equal([]);
  });

  it("begins again after it was ended @nightly", async () => {
    const talk = await talks.open();
    await talk.start();
    await talk.caption("Welcome!");
    await talk.end();
    await talk.page.getByRole("button", { name: "Talk again" }).click();
    await talk.caption("Welcome!");
    await talk.end();
    await expectReleased(talk.page, { tracks: 2, sockets: 2 });
  });

  it("stops speaking when the visitor types, and the caption ends there @nightly", async () => {
    const talk = await talks.open({ project: { live_agent: { greeting: longGreeting, voice: "Kore", instructions: "" } } });
    await talk.start();
    await talk.caption("Sentence 1");
    await talk.type("My name is Ana Costa");
    await talk.caption("My name is Ana Costa");
    await talk.cards.filter({ hasText: "Ana Costa" }).waitFor();
    await talk.status("Listening");
    const greeting = (await eventsOf(talk.page, "transcript")).filter(({ id }) => id === 1).at(-1);
    expect(greeting).to.include({ speaker: "agent", isFinal: true });
    expect(longGreeting.startsWith(String(greeting?.["text"]))).to.equal(true);
    expect(String(greeting?.["text"]).length).to.be.below(150);
    await talk.end();
    await expectReleased(talk.page);
  });

  it("goes on in writing with a model that takes text as realtime input only @nightly", async () => {
    const live_agent = { greeting: "Welcome!", voice: "Kore", instructions: "", model: "gemini-3.1-flash-live-preview" };
    const talk = await talks.open({ project: { live_agent } });
    await talk.start();
    await talk.caption("Welcome!");
    for (const text of ["I like bikes", "I like trains"]) {
      await talk.type(text);
      await talk.caption(`You said: ${text}`);
    }
    expect(await sentBy(talk.page, "setup"), "one connection is enough").to.have.lengthOf(1);
    await talk.end();
    await expectReleased(talk.page);
  });

  it("mutes the microphone, and says so", async () => {
    const talk = await talks.open();
    await talk.start();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    await talk.page.getByRole("button", { name: "Mute mic" }).click();
    await talk.status("Your microphone is muted.");
    expect(await talk.page.evaluate("witness.tracks.map(({ enabled }) => enabled)")).to.deep.equal([false]);
    await talk.page.getByRole("button", { name: "Unmute mic" }).click();
    await talk.status("Listening");
    expect(await talk.page.evaluate("witness.tracks.map(({ enabled }) => enabled)")).to.deep.equal([true]);
    await talk.end();
    await expectReleased(talk.page);
  });
});

describe("a visitor who speaks", () => {
  const talks = useTalks(async () => microphoneThatSays("wait"));

  it("silences the agent at once, and the caption ends where the sound did", async () => {
    const talk = await talks.open({ project: { live_agent: { greeting: longGreeting, voice: "Kore", instructions: "" } } });
    await talk.service.hear("Wait a moment, please.");
    await talk.start();
    await talk.caption("Wait a moment, please.");
    await talk.caption("You said: Wait a moment, please.");
    const greeting = (await eventsOf(talk.page, "transcript")).filter(({ id }) => id === 1).at(-1);
    expect(greeting).to.include({ speaker: "agent", isFinal: true });
    expect(longGreeting.startsWith(String(greeting?.["text"]))).to.equal(true);
    expect(String(greeting?.["text"]).length).to.be.within(10, longGreeting.length - 30);
    const frames = (await sentBy(talk.page, "realtimeInput")).map((input) => Audio.parse(input).audio.data);
    expect(new Set(frames.map((frame) => Buffer.from(frame, "base64").length)), "32 ms of 16 bit at 16 kHz").to.deep.equal(new Set([1024]));
    await talk.end();
    await expectReleased(talk.page);
  });
});
