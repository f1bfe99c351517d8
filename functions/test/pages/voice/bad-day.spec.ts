import { expect } from "chai";
import { microphoneThatSays, silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { eventsOf, expectReleased, sentBy, untilTrue } from "./support/witness.ts";

/** 15 s: nudges come within 12. */
const seconds = 1_000;

describe("on a bad day", () => {
  const talks = useTalks(silentMicrophone);

  const begin = async (prepare?: Parameters<typeof talks.open>[0]) => {
    const talk = await talks.open(prepare);
    await talk.start();
    await talk.caption("Welcome!");
    await talk.status("Listening");
    return talk;
  };

  it("the agent says again what broke off, and nothing that was meant for itself is shown", async () => {
    const talk = await begin();
    await talk.service.failLive({ fault: "stop-halfway", times: 1 });
    await talk.service.failLive({ fault: "stage-directions", times: 2 });
    await talk.type("I like green bikes");
    await talk.caption("You said: I like green bikes");
    const shown = await talk.page.locator('[part~="caption"]').allInnerTexts();
    expect(shown.join(" ")).to.not.include("visitor is waiting").and.not.include("print(");
    await talk.end();
    await expectReleased(talk.page);
  });

  it("the page hangs up when the agent has said goodbye", async () => {
    const talk = await begin();
    await talk.service.play([
      {
        when: { text: "bye" },
        then: [
          { kind: "say", text: "Goodbye, and thanks for calling!" },
          { kind: "call", name: "end_conversation" },
        ],
      },
    ]);
    await talk.type("Bye then");
    await talk.caption("Goodbye, and thanks for calling!");
    await talk.status("The conversation is over.");
    expect(await eventsOf(talk.page, "tool"), "nothing is asked of the service").to.deep.equal([]);
    expect(await eventsOf(talk.page, "error")).to.deep.equal([]);
    await expectReleased(talk.page);
  });

  it("an iPhone's silent switch does not mute an answer: the page says what its sound is", async () => {
    const talk = await talks.open({
      prepare: async (context) => context.addInitScript("Object.defineProperty(navigator, 'audioSession', { value: { type: 'auto' } })"),
    });
    const isNow = async (type: string) => untilTrue(talk.page, `navigator.audioSession.type === "${type}"`);
    await talk.page.getByRole("button", { name: "Write", exact: true }).click();
    await isNow("playback");
    await talk.page.getByRole("button", { name: "Unmute mic" }).click();
    await isNow("play-and-record");
    await talk.end();
    await isNow("auto");
    await expectReleased(talk.page);
  });

  it("a page that nobody uses asks once, ends, and says why", async () => {
    const talk = await begin({ prepare: async (context) => context.clock.install() });
    await talk.page.clock.fastForward(5 * 60 * seconds);
    await talk.caption("Are you still there?");
    await talk.status("Are you still there?");
    await talk.page.clock.fastForward(61 * seconds);
    await talk.status("nobody had said anything for a while");
    expect((await eventsOf(talk.page, "error")).map(({ code }) => code)).to.deep.equal(["idle"]);
    // The clock that was put forward has a timer of its own.
    await untilTrue(
      talk.page,
      `witness.tracks.every(({ readyState }) => readyState === "ended") && witness.contexts.every(({ state }) => state === "closed") && witness.sockets.every(({ readyState }) => readyState === 3)`,
    );
  });
});

describe("a visitor whom only the microphone has heard", () => {
  const talks = useTalks(async () => microphoneThatSays("hours"));

  it("is asked to say it again @nightly", async () => {
    const talk = await talks.open();
    await talk.start();
    await talk.service.failLive({ fault: "unheard", times: 1 });
    await talk.caption("Welcome!");
    await talk.caption("I heard you");
    expect(JSON.stringify(await sentBy(talk.page, "realtimeInput"))).to.include("did not arrive as text");
    await talk.end();
  });
});
