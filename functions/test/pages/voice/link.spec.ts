import { expect } from "chai";
import { stack } from "../../support/stack-addresses.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { hush, sing, useSinger } from "./support/sound-check.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { expectReleased, sentBy, statesOf, untilTrue } from "./support/witness.ts";

describe("a connection that the page's policy forbids", () => {
  const talks = useTalks(silentMicrophone);

  it("ends the conversation at once, and says why", async () => {
    const talk = await talks.open({ connect: stack.hostingUrl, missing: /connect-src|ws:/ });
    await talk.start();
    await talk.status("This page doesn’t allow a connection to the assistant.");
    expect(await statesOf(talk.page)).to.deep.equal(["asking", "connecting", "ended"]);
    await expectReleased(talk.page);
  });
});

describe("a network that is gone", () => {
  const talks = useTalks(silentMicrophone);

  const talking = async (): Promise<Talk> => {
    const talk = await talks.open({ prepare: async (context) => useSinger(context, 440) });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    return talk;
  };

  const setOffline = async ({ page }: Talk, isOffline: boolean): Promise<void> => page.context().setOffline(isOffline);

  const singFor = async ({ page }: Talk, ms: number): Promise<void> => {
    await sing(page);
    await page.waitForTimeout(ms);
    await hush(page);
  };

  it("is told after a second; what was said meanwhile is answered when it is back", async () => {
    const talk = await talking();
    await talk.service.hear("I like bikes");
    await setOffline(talk, true);
    await singFor(talk, 600);
    await talk.status("Connection lost. Reconnecting…");
    await setOffline(talk, false);
    await talk.caption("You said: I like bikes");
    await talk.status("Listening");
    await talk.end();
    await expectReleased(talk.page);
  });

  it("for longer than 5 s asks the visitor to say it again, and keeps no more than that @nightly", async () => {
    const talk = await talking();
    await setOffline(talk, true);
    await singFor(talk, 300);
    await talk.page.waitForTimeout(6_000);
    const before = (await sentBy(talk.page, "realtimeInput")).length;
    await setOffline(talk, false);
    await talk.status("Please say that again.");
    expect((await sentBy(talk.page, "realtimeInput")).length - before).to.be.lessThan(100);
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.status("Listening");
    await talk.end();
    await expectReleased(talk.page);
  });

  it("in the middle of a break is waited for, and the conversation goes on @nightly", async () => {
    const talk = await talking();
    await setOffline(talk, true);
    await talk.service.drop();
    await talk.status("Connection lost. Reconnecting…");
    await talk.page.waitForTimeout(12_000);
    expect((await statesOf(talk.page)).at(-1)).to.equal("reconnecting");
    await setOffline(talk, false);
    await talk.status("Listening");
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.end();
    await expectReleased(talk.page, { sockets: 2 });
  });

  it("can be left @nightly", async () => {
    const talk = await talking();
    await setOffline(talk, true);
    await talk.status("Connection lost. Reconnecting…");
    await talk.end();
    await setOffline(talk, false);
    await expectReleased(talk.page);
  });
});

describe("sound that is buffered and does not go out @nightly", () => {
  const talks = useTalks(silentMicrophone);

  it("is noticed without any word of the browser's, held back, and sent by another connection in the end", async () => {
    const talk = await talks.open({
      prepare: async (context) =>
        context.addInitScript(`if (isSecureContext) {
          window.stalled = new WeakSet();
          const { get } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(WebSocket.prototype), "bufferedAmount");
          Object.defineProperty(WebSocket.prototype, "bufferedAmount", { get() { return stalled.has(this) ? 1e6 : get.call(this); } });
        }`),
    });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    await talk.page.evaluate("void stalled.add(witness.sockets[0])");
    await talk.status("Connection lost. Reconnecting…");
    const before = (await sentBy(talk.page, "realtimeInput")).length;
    await talk.page.waitForTimeout(2_000);
    expect((await sentBy(talk.page, "realtimeInput")).length, "held back").to.equal(before);
    await untilTrue(talk.page, "witness.sockets.length > 1");
    await talk.status("Listening");
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.end();
    await expectReleased(talk.page, { sockets: 2 });
  });
});
