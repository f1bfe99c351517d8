import { expect } from "chai";
import { nightlyIf } from "../../support/nightly.ts";
import { stack } from "../../support/stack-addresses.ts";
import { usageOf } from "../../support/visitors.ts";
import { loseAnswer } from "../support/lose-answer.ts";
import { breakConnection } from "./support/connections.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { eventsOf, expectReleased } from "./support/witness.ts";

interface Ending {
  readonly code: number;
  readonly reason: string;
  /** How often it happens, one right after the other. */
  readonly times: number;
  /** Whether the conversation keeps its memory. */
  readonly outcome: "goes on" | "begins clean";
  /** Additional units that it takes. */
  readonly units: number;
}

/** One for each way to continue: `web/client/src/voice/endings.spec.ts` shows without a browser which code leads to which. */
const endings: readonly Ending[] = [
  { code: 1005, reason: "", times: 1, outcome: "goes on", units: 0 },
  { code: 1008, reason: "The operation was aborted.", times: 1, outcome: "begins clean", units: 1 },
  { code: 1011, reason: "auth token has expired", times: 1, outcome: "goes on", units: 1 },
  { code: 1011, reason: "auth token has expired", times: 2, outcome: "begins clean", units: 2 },
  { code: 1011, reason: "Internal error encountered.", times: 2, outcome: "begins clean", units: 1 },
];

const tokensOf = async (talk: Talk): Promise<number> => (await usageOf(talk.visitor)).count;

const endConnection = async ({ service }: Talk, code: number, reason: string): Promise<void> => {
  const follower = await service.nextConnection();
  await service.close(code, reason);
  await follower();
};

/** Only an agent with its memory can answer that. */
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

  for (const { code, reason, times, outcome, units } of endings) {
    it(`with ${code} ${reason} ${outcome}${times === 1 ? "" : ", the second time"}${nightlyIf(code !== 1005)}`, async () => {
      const talk = await talking();
      for (let time = 0; time < times; time++) await endConnection(talk, code, reason);
      await expectMemory(talk, outcome === "goes on" ? "You said: I like bikes" : "You have not said anything before.");
      expect(await tokensOf(talk), "units").to.equal(1 + units);
      expect(await eventsOf(talk.page, "error")).to.deep.equal([]);
      await talk.end();
      await expectReleased(talk.page, { sockets: 1 + times });
    });
  }

  it("by breaking, twice, goes on each time, and greets nobody again @nightly", async () => {
    const talk = await talking();
    for (let round = 0; round < 2; round++) await breakConnection(talk.service);
    await expectMemory(talk, "You said: I like bikes");
    const greetings = (await eventsOf(talk.page, "transcript")).filter(({ text, isFinal }) => text === "Welcome!" && isFinal === true);
    expect(greetings).to.have.length(1);
    await talk.end();
    await expectReleased(talk.page, { sockets: 3 });
  });

  it("after a warning moves to another one, and the visitor notices nothing @nightly", async () => {
    const talk = await talking();
    const follower = await talk.service.nextConnection();
    await talk.service.goAway(20_000);
    await follower();
    await expectMemory(talk, "You said: I like bikes");
    expect((await eventsOf(talk.page, "state")).map(({ status }) => status)).not.to.include("reconnecting");
    expect(await tokensOf(talk)).to.equal(1);
    await talk.end();
    await expectReleased(talk.page, { sockets: 2 });
  });

  it("after a warning while a tool works waits for its answer @nightly", async () => {
    const talk = await talking();
    await talk.page.route(`${stack.hostingUrl}/api/live/tools/execute`, async (route) => {
      await talk.service.goAway(20_000);
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    const follower = await talk.service.nextConnection();
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
      return loseAnswer(route);
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
