import { expect } from "chai";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { eventsOf, expectReleased, sentBy } from "./support/witness.ts";

describe("an agent that says nothing @nightly", () => {
  const talks = useTalks(silentMicrophone);

  const begin = async (fault: string, more: object = {}) => {
    const talk = await talks.open();
    await talk.start();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    await talk.service.failLive({ fault, ...more });
    return talk;
  };

  for (const fault of ["swallow", "late", "ignore-text", "silent-sound"]) {
    it(`answers in the end: ${fault}`, async () => {
      const talk = await begin(fault, { times: 1 });
      await talk.type("I like bikes");
      await talk.caption("You said: I like bikes");
      await talk.status("Listening");
      await talk.end();
      await expectReleased(talk.page, { sockets: fault === "swallow" ? 2 : 1 });
    });
  }

  it("and refuses to speak, turn after turn, is replaced, and the visitor is told", async () => {
    const talk = await begin("reject", { times: 2 });
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.end();
    await expectReleased(talk.page, { sockets: 2 });
  });

  it("for good ends with a sentence", async () => {
    const talk = await begin("ignore-text");
    await talk.type("I like bikes");
    await talk.status("The answer is taking too long. Trying again…");
    await talk.status("The assistant can’t be reached right now.");
    expect((await eventsOf(talk.page, "error")).map(({ code }) => code)).to.deep.equal(["unavailable"]);
    await expectReleased(talk.page, { sockets: 3 });
  });

  it("after the answer of a tool, where no sound flows, gets the input that it waits for", async () => {
    const talk = await begin("needs-kick");
    await talk.page.getByRole("button", { name: "Mute mic" }).click();
    await talk.type("My name is Ana Costa");
    await talk.cards.filter({ hasText: "Ana Costa" }).waitFor();
    await talk.caption("Ana Costa");
    await talk.status("Your microphone is muted.");
    expect(
      (await sentBy(talk.page, "realtimeInput")).filter((input) => JSON.stringify(input).includes("waiting")),
    ).to.have.lengthOf.at.most(1);
    await talk.end();
  });

  for (const fault of ["no-call-id", "same-call-id", "call-in-turn", "repeat-call"]) {
    it(`calls its tools once, and answers: ${fault}`, async () => {
      const talk = await begin(fault);
      for (const name of ["Ana Costa", "Bea Lima"]) {
        await talk.type(`My name is ${name}`);
        await talk.cards.filter({ hasText: name }).waitFor();
        await talk.status("Listening");
      }
      expect((await eventsOf(talk.page, "tool")).map(({ phase }) => phase)).to.deep.equal(["called", "answered", "called", "answered"]);
      expect(await sentBy(talk.page, "setup"), "one connection is enough").to.have.lengthOf(1);
      await talk.end();
    });
  }

  it("because sound was refused while a tool was open is got back, and hears no more sound then", async () => {
    const talk = await begin("abort-on-audio");
    await talk.type("My name is Ana Costa");
    await talk.cards.filter({ hasText: "Ana Costa" }).waitFor();
    await talk.status("Listening");
    await talk.type("My name is Bea Lima");
    await talk.cards.filter({ hasText: "Bea Lima" }).waitFor();
    await talk.caption("Bea Lima");
    // Sound that is already in flight when the tool is called cannot be held back.
    expect((await sentBy(talk.page, "setup")).length).to.be.within(2, 3);
    await talk.end();
  });
});
