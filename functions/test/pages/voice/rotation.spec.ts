import { expect } from "chai";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { eventsOf, expectReleased } from "./support/witness.ts";

describe("a connection that is replaced (goAway)", () => {
  const talks = useTalks(silentMicrophone);

  const talking = async (): Promise<Talk> => {
    const talk = await talks.open();
    await talk.start();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    return talk;
  };

  /** The visitor noticed nothing, and the agent remembers what was said last. */
  const expectNothingLost = async (talk: Talk, last: string): Promise<void> => {
    await talk.type("What did I say?");
    await talk.caption(last);
    const states = (await eventsOf(talk.page, "state")).map(({ status }) => status);
    expect(states).not.to.include("reconnecting");
    expect(await eventsOf(talk.page, "error")).to.deep.equal([]);
    await talk.end();
    await expectReleased(talk.page, { sockets: 2 });
  };

  it("while the agent speaks goes on with what was said in that turn", async () => {
    const talk = await talking();
    const follower = await talk.service.nextConnection();
    await talk.type("I like bikes, and long sentences that take a while to be repeated");
    await talk.status("Speaking");
    await talk.service.goAway(20_000);
    await follower();
    await expectNothingLost(talk, "You said: I like bikes");
  });

  it("between a question and its answer waits for the answer @nightly", async () => {
    const talk = await talking();
    await talk.service.change({ thinkingMs: 1_500 });
    const follower = await talk.service.nextConnection();
    await talk.type("I like bikes");
    await talk.caption("I like bikes");
    await talk.service.goAway(20_000);
    await talk.caption("You said: I like bikes");
    await follower();
    await expectNothingLost(talk, "You said: I like bikes");
  });

  it("while the visitor interrupts waits for the answer to that @nightly", async () => {
    const talk = await talking();
    await talk.service.change({ thinkingMs: 1_000 });
    const follower = await talk.service.nextConnection();
    await talk.type("I like bikes, and long sentences that take a while to be repeated");
    await talk.status("Speaking");
    await talk.service.goAway(20_000);
    await talk.type("I like trains");
    await talk.caption("You said: I like trains");
    await follower();
    await expectNothingLost(talk, "You said: I like trains");
  });
});
