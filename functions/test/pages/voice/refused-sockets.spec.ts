import { expect } from "chai";
import { usageOf } from "../../support/visitors.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, type TalkOptions, useTalks } from "./support/talk.ts";
import { expectReleased, sentBy, statesOf, untilTrue } from "./support/witness.ts";

/** The browser's own complaint about each refused socket. */
const complaint: TalkOptions = { missing: /WebSocket connection to/ };

describe("a voice service that refuses sockets for a while", () => {
  const talks = useTalks(silentMicrophone);

  const tryNow = async ({ page }: Talk): Promise<void> => page.getByRole("button", { name: "Try now" }).click();

  /** Does not wait for the pauses. */
  const tryUntilEnded = async (talk: Talk, refused: number): Promise<void> => {
    for (let sockets = refused; sockets < refused + 7; sockets++) {
      await untilTrue(talk.page, `witness.sockets.filter(({ readyState }) => readyState === 3).length === ${sockets}`);
      await tryNow(talk);
    }
    await talk.status("The assistant can’t be reached right now.");
  };

  it("costs a visitor one unit: the token is tried again, as they are told, and they may try at once", async () => {
    const talk = await talks.open(complaint);
    await talk.service.refuseConnections({ status: 503, times: 3 });
    await talk.start();
    await talk.status("The assistant can’t be reached. Trying again in ");
    await tryNow(talk);
    await talk.caption("Welcome!");
    await talk.status("Listening");
    expect(await talk.page.evaluate("witness.sockets.length")).to.equal(4);
    expect((await usageOf(talk.visitor)).count).to.equal(1);
    await talk.end();
    await expectReleased(talk.page, { sockets: 4 });
  });

  it("for longer ends the conversation, and the next start goes on with its token @nightly", async () => {
    const talk = await talks.open(complaint);
    await talk.service.refuseConnections({ status: 503 });
    await talk.start();
    await tryUntilEnded(talk, 1);
    expect(await statesOf(talk.page)).to.include.members(["connecting", "ended"]);
    await expectReleased(talk.page, { sockets: 8 });
    await talk.page.getByRole("button", { name: "Talk again" }).click();
    await tryUntilEnded(talk, 9);
    await talk.service.forget();
    await talk.page.getByRole("button", { name: "Talk again" }).click();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    expect((await usageOf(talk.visitor)).count).to.equal(1);
    await talk.end();
  });

  it("in the middle of a conversation costs nothing, and nothing is forgotten", async () => {
    const talk = await talks.open(complaint);
    await talk.start();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.status("Listening");
    await talk.service.refuseConnections({ status: 503 });
    await talk.service.drop();
    await tryUntilEnded(talk, 2);
    await talk.service.forget();
    await talk.page.getByRole("button", { name: "Talk again" }).click();
    await talk.status("Listening");
    await talk.type("What did I say");
    await talk.caption("I like bikes");
    expect(JSON.stringify((await sentBy(talk.page, "setup")).at(-1))).to.include("handle");
    expect((await usageOf(talk.visitor)).count).to.equal(1);
    await talk.end();
  });
});
