import { expect } from "chai";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { eventsOf, expectReleased } from "./support/witness.ts";

const longGreeting = Array.from({ length: 12 }, (_, index) => `Sentence ${index + 1} of a long greeting.`).join(" ");

describe("a visitor whom the voice service understands badly @nightly", () => {
  const talks = useTalks(silentMicrophone);

  const begin = async (fault: string, greeting = "Welcome!"): Promise<Talk> => {
    const talk = await talks.open({ project: { live_agent: { greeting, voice: "Kore", instructions: "" } } });
    await talk.service.failLive({ fault, times: 1 });
    await talk.start();
    return talk;
  };

  const finalWords = async (talk: Talk, of: string): Promise<readonly unknown[]> =>
    (await eventsOf(talk.page, "transcript")).filter(({ speaker, isFinal }) => speaker === of && isFinal === true).map(({ text }) => text);

  const endWell = async (talk: Talk): Promise<void> => {
    await talk.status("Listening");
    expect(await eventsOf(talk.page, "error")).to.deep.equal([]);
    await talk.end();
    await expectReleased(talk.page, { sockets: 1 });
  };

  it("is answered, and sees all of what they said, when it ends at a pause", async () => {
    const talk = await begin("end-at-pause");
    await talk.caption("Welcome!");
    await talk.status("Listening");
    await talk.service.say("I like bikes and also trains");
    await talk.caption("You said: and also trains");
    await endWell(talk);
    expect((await finalWords(talk, "visitor")).join(" ")).to.equal("I like bikes and also trains");
  });

  it("is answered to what was left when the beginning of an interruption was lost", async () => {
    const talk = await begin("lose-beginning", longGreeting);
    await talk.caption("Sentence 2");
    await talk.service.say("No, wait, on Sunday please");
    await talk.caption("You said: Sunday please");
    await endWell(talk);
    const [greeting] = await finalWords(talk, "agent");
    expect(longGreeting.startsWith(String(greeting)), "cut where the sound was").to.equal(true);
    expect(String(greeting)).not.to.equal(longGreeting);
  });

  it("is asked to say it again when nothing was left of it", async () => {
    const talk = await begin("lose-beginning", longGreeting);
    await talk.caption("Sentence 2");
    await talk.service.say("Stop");
    await talk.caption("I heard you, but");
    await endWell(talk);
  });

  it("gets one answer from a tool before which the agent repeats itself", async () => {
    const talk = await begin("repeat-before-call");
    await talk.caption("Welcome!");
    await talk.type("My name is Ana Costa");
    await talk.cards.filter({ hasText: "Ana Costa" }).waitFor();
    await talk.caption("I have noted");
    expect((await eventsOf(talk.page, "tool")).map(({ phase }) => phase)).to.deep.equal(["called", "answered"]);
    await endWell(talk);
  });
});
