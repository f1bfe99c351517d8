import { expect } from "chai";
import { keepReconnecting } from "./support/connections.ts";
import { hesitation, silentMicrophone } from "./support/microphones.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { eventsOf, expectReleased, untilTrue } from "./support/witness.ts";

const element = 'document.querySelector("lectern-voice")';
const sendText = async ({ page }: Talk, text: string): Promise<unknown> => page.evaluate(`${element}.sendText(${JSON.stringify(text)})`);
const field = ({ page }: Talk) => page.getByRole("textbox", { name: "Type a message" });

describe("what is written", () => {
  const talks = useTalks(silentMicrophone);

  it("before there is a connection is answered when there is one, and sendText says so @nightly", async () => {
    const talk = await talks.open({ prepare: async (context) => context.addInitScript(hesitation) });
    expect(await sendText(talk, "Too early"), "there is no conversation").to.equal(false);
    await talk.start();
    expect(await sendText(talk, "I like bikes"), "what talks is being loaded").to.equal(true);
    await talk.status("Choose Allow at the top of your browser.");
    expect(await sendText(talk, " "), "nothing").to.equal(false);
    await talk.page.evaluate("window.answer()");
    await talk.caption("You said: I like bikes");
    const heard = (await eventsOf(talk.page, "transcript")).map(({ text }) => text);
    expect(heard, "the answer takes the place of the greeting").not.to.include("Welcome!");
    await talk.end();
    expect(await sendText(talk, "Too late")).to.equal(false);
    await expectReleased(talk.page);
  });

  it("between two connections is answered on the next one @nightly", async () => {
    const talk = await talks.open();
    await talk.start();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    await keepReconnecting(talk.service);
    await talk.type("I like trains");
    await talk.service.change({ setupDelayMs: 0 });
    await talk.service.drop();
    await talk.caption("You said: I like trains");
    const mine = (await eventsOf(talk.page, "transcript")).filter(({ text }) => text === "I like trains");
    expect(mine).to.have.lengthOf(1);
    await talk.end();
    await expectReleased(talk.page, { sockets: 3 });
  });

  it("by half survives a fresh session, a move, and a moment outside of the page", async () => {
    const talk = await talks.open({ body: (voice) => `${voice}<section id="there"></section>` });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.page.getByRole("button", { name: "Write", exact: true }).click();
    await field(talk).fill("half a sent");
    const follower = await talk.service.nextConnection();
    await talk.service.close(1007, "Request contains an invalid argument.");
    await follower();
    await talk.status("Listening");
    expect(await field(talk).inputValue()).to.equal("half a sent");
    await talk.page.evaluate(`document.querySelector("#there").append(${element})`);
    expect(await field(talk).inputValue()).to.equal("half a sent");
    await talk.page.evaluate(`(() => {
      const voice = ${element};
      voice.remove();
      setTimeout(() => document.querySelector("main").append(voice), 500);
    })()`);
    await untilTrue(talk.page, `${element} !== null`);
    expect(await field(talk).inputValue()).to.equal("half a sent");
    await talk.page.getByRole("button", { name: "Send" }).click();
    await talk.caption("You said: half a sent");
    await talk.end();
    await expectReleased(talk.page, { sockets: 2 });
  });

  it("of an element that was removed for good: the page hears that the conversation has ended @nightly", async () => {
    const talk = await talks.open();
    await talk.start();
    await talk.caption("Welcome!");
    await talk.page.evaluate(`${element}.remove()`);
    await untilTrue(talk.page, "witness.events.some(([name, detail]) => name === 'state' && detail.status === 'ended')");
    await expectReleased(talk.page);
  });
});
