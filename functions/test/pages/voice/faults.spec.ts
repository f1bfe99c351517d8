import { expect } from "chai";
import { stack } from "../../support/stack-addresses.ts";
import { voiceControl } from "../../support/control-voice.ts";
import { usageOf } from "../../support/visitors.ts";
import { breakConnection, nextConnection } from "./support/connections.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { eventsOf, expectReleased } from "./support/witness.ts";

/** How the voice service ends connections, and whether the conversation remembers what was said before. `twice`: one right after the other. */
const endings: readonly (readonly [number, string, "goes on" | "begins clean", twice?: "begins clean"])[] = [
  [1000, "", "goes on"],
  [1001, "", "goes on"],
  [1005, "", "goes on"],
  [1007, "Request contains an invalid argument.", "begins clean"],
  [1008, "BidiGenerateContent session not found", "begins clean"],
  [1008, "The operation was aborted.", "begins clean"],
  [1011, "Token has been used too many times", "begins clean"],
  [1011, "auth token has expired", "begins clean"],
  [1011, "Internal error encountered.", "goes on", "begins clean"],
];

const tokensOf = async (talk: Talk): Promise<number> => (await usageOf(talk.visitor)).count;

const endConnection = async (code: number, reason: string): Promise<void> => {
  const follower = await nextConnection();
  await voiceControl.close(code, reason);
  await follower();
};

/** Only who remembers can answer that. */
const expectMemory = async (talk: Talk, what: string): Promise<void> => {
  await talk.type("What did I say?");
  await talk.caption(what);
};

describe("a conversation whose connection ends", () => {
  const talks = useTalks(silentMicrophone);

  const talking = async (): Promise<Talk> => {
    const talk = await talks.open();
    await talk.start();
    await talk.caption("Welcome!");
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.status("Listening");
    return talk;
  };

  for (const [code, reason, once, twice = once] of endings) {
    it(`with ${code} ${reason} ${once}, and a second time ${twice}`, async () => {
      const talk = await talking();
      await endConnection(code, reason);
      await endConnection(code, reason);
      await expectMemory(talk, twice === "goes on" ? "You said: I like bikes" : "You have not said anything before.");
      const clean = [once, twice].filter((outcome) => outcome === "begins clean").length;
      expect(await tokensOf(talk), "a clean session takes a unit").to.equal(1 + clean);
      expect(await eventsOf(talk.page, "error")).to.deep.equal([]);
      await talk.end();
      await expectReleased(talk.page, { sockets: 3 });
    });
  }

  it("by breaking, twice, goes on each time, and greets nobody again", async () => {
    const talk = await talking();
    for (let round = 0; round < 2; round++) await breakConnection();
    await expectMemory(talk, "You said: I like bikes");
    const greetings = (await eventsOf(talk.page, "transcript")).filter(({ text, isFinal }) => text === "Welcome!" && isFinal === true);
    expect(greetings).to.have.length(1);
    await talk.end();
    await expectReleased(talk.page, { sockets: 3 });
  });

  it("after a warning moves to another one, and the visitor notices nothing", async () => {
    const talk = await talking();
    const follower = await nextConnection();
    await voiceControl.goAway(20_000);
    await follower();
    await expectMemory(talk, "You said: I like bikes");
    expect((await eventsOf(talk.page, "state")).map(({ status }) => status)).not.to.include("reconnecting");
    expect(await tokensOf(talk)).to.equal(1);
    await talk.end();
    await expectReleased(talk.page, { sockets: 2 });
  });

  it("after a warning while a tool works waits for its answer", async () => {
    const talk = await talking();
    await talk.page.route(`${stack.hostingUrl}/api/live/tools/execute`, async (route) => {
      await voiceControl.goAway(20_000);
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    const follower = await nextConnection();
    await talk.type("My name is Ana Costa");
    await talk.cards.filter({ hasText: "Ana Costa" }).waitFor();
    await follower();
    const spoken = (await eventsOf(talk.page, "transcript")).filter(({ speaker, isFinal }) => speaker === "agent" && isFinal === true);
    expect(spoken.at(-1)?.["text"], "the answer was spoken before").to.include("Ana");
    await talk.end();
    await expectReleased(talk.page, { sockets: 2 });
  });
});

describe("a tool whose answer is lost", () => {
  const talks = useTalks(silentMicrophone);

  it("is called again with the same ID, and does nothing twice", async () => {
    const talk = await talks.open();
    const ids: unknown[] = [];
    await talk.page.route(`${stack.hostingUrl}/api/live/tools/execute`, async (route) => {
      if (route.request().method() === "OPTIONS") return route.continue();
      ids.push(Reflect.get(Object(route.request().postDataJSON()), "call_id"));
      if (ids.length > 1) return route.continue();
      await route.fetch();
      return route.abort("connectionreset");
    });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.type("My name is Ana Costa");
    await talk.cards.filter({ hasText: "Ana Costa" }).waitFor();
    expect(ids).to.have.length(2);
    expect(new Set(ids).size).to.equal(1);
    await talk.end();
    await expectReleased(talk.page);
  });

  it("for good is told to the agent, who does not wait for ever", async () => {
    const talk = await talks.open();
    await talk.page.route(`${stack.hostingUrl}/api/live/tools/execute`, async (route) =>
      route.request().method() === "OPTIONS"
        ? route.continue()
        : route.fulfill({
            status: 400,
            json: { error: "No such tool.", code: "unknown_tool" },
            headers: { "Access-Control-Allow-Origin": "*" },
          }),
    );
    await talk.start();
    await talk.caption("Welcome!");
    await talk.type("My name is Ana Costa");
    await talk.caption("This did not work.");
    await talk.end();
    await expectReleased(talk.page);
  });
});
