import { expect } from "chai";
import type { LiveFaultName } from "../../fakes/voice/session/live-fault.ts";
import { PageInTime, type PageOptions } from "./support/page-in-time.ts";

/** The rules of the page against the fake at its worst: nobody waits for longer than this without a word, a nudge or a sentence. */
const longestMs = 12_000;

/** Ways to a moment in which the visitor says something. */
const states: Readonly<Record<string, (page: PageInTime) => Promise<unknown>>> = {
  listening: async () => Promise.resolve(),
  "after an answer": async (page) => {
    await page.speak("I like bikes");
    await page.pass(6_000);
  },
  "after a tool": async (page) => {
    page.type("My name is Ada Byron");
    await page.pass(6_000);
  },
  rotating: async (page) => {
    page.goAway(50_000);
    await page.pass(100);
  },
  "after a break": async (page) => {
    page.drop();
    await page.pass(3_000);
  },
};

const faults = [
  ["unheard"],
  ["stop-halfway"],
  ["empty-turn"],
  ["tone"],
  ["swallow"],
  ["late"],
  ["silent-sound"],
  ["reject"],
  ["stage-directions"],
  ["repeat-transcript"],
  ["unheard", "stop-halfway"],
  ["empty-turn", "tone"],
  ["tone", "stop-halfway", "repeat-transcript"],
  ["swallow", "empty-turn", "silent-sound"],
] as const satisfies readonly (readonly LiveFaultName[])[];

/** Times at which something was noticed, from the question on. */
const gapsOf = (page: PageInTime, sinceMs: number, untilMs: number): readonly number[] => {
  const times = [sinceMs, ...page.noticed.map(({ atMs }) => atMs).filter((atMs) => atMs > sinceMs && atMs <= untilMs)];
  return times.slice(1).map((atMs, index) => atMs - (times[index] ?? 0));
};

const tool: NonNullable<PageOptions["tool"]> = () => ({ result: "Noted." });

const isAnswered = (page: PageInTime, sinceMs: number): boolean =>
  page.noticed.some(({ what, atMs }) => (what === "words" || what === "ended") && atMs > sinceMs);

describe("on a bad day", () => {
  for (const model of ["gemini-3.8-live", "gemini-3.1-flash-live-preview"])
    for (const [state, reach] of Object.entries(states))
      for (const names of faults)
        it(`${names.join(" and ")}, ${state}, with ${model}: the visitor is never left alone`, async () => {
          const page = await new PageInTime({ model, tool }).begin();
          await reach(page);
          for (const fault of names) page.service.context.faults.add({ fault, times: 1 });
          const endMs = page.clock.elapsedMs() + "I like green bikes".length * 60;
          await page.speak("I like green bikes");
          await page.pass(60_000);
          const [first = Infinity] = gapsOf(page, endMs, Infinity);
          expect(first, "until something was noticed").to.be.at.most(longestMs);
          expect(page.state.kind, "it goes on").to.be.oneOf(["talking", "rotating"]);
          if (!names.some((name) => name === "unheard")) expect(page.spoken.slice(-40), "in the end").to.include("I like green bikes");
          expect(isAnswered(page, endMs)).to.equal(true);
        });
});

describe("a forgotten page", () => {
  const minuteMs = 60_000;

  const forgotten = async (minutes: number, everyMinutes = Infinity): Promise<PageInTime> => {
    const page = await new PageInTime({ tool, script: [{ when: { text: "pizza" }, then: [{ kind: "wait", ms: 300 }] }] }).begin();
    for (let minute = 1; minute <= minutes; minute++) {
      await page.pass(minuteMs);
      if (minute % everyMinutes === 0 && page.state.kind !== "ended") await page.speak("Shall we have pizza");
    }
    return page;
  };
  const reasonOf = ({ state }: PageInTime): string => (state.kind === "ended" ? state.reason.code : state.kind);

  it("of an hour costs what five minutes cost, asks once, and says why it ends", async () => {
    const page = await forgotten(60);
    expect(reasonOf(page)).to.equal("idle");
    expect(page.tokens)
      .to.equal((await forgotten(5)).tokens)
      .and.to.equal(1);
    expect(page.spoken).to.equal("Welcome!Are you still there?");
  });

  for (const everyMinutes of [1, 4])
    it(`in a room where others talk every ${everyMinutes} minutes ends as well`, async () => {
      const page = await forgotten(60, everyMinutes);
      expect(reasonOf(page)).to.equal("idle");
      expect(page.tokens).to.equal(1);
      expect(page.noticed.at(-1)?.atMs).to.be.below(10 * minuteMs);
    });

  it("in which somebody talks all the time ends before its token does", async () => {
    const page = await new PageInTime({ tool }).begin();
    for (let minute = 0; minute < 60 && reasonOf(page) !== "too_long"; minute++) {
      await page.speak("I like green bikes");
      await page.pass(minuteMs);
    }
    expect([reasonOf(page), page.tokens]).to.deep.equal(["too_long", 1]);
    expect(page.noticed.at(-1)?.atMs).to.be.within(29.5 * minuteMs, 32 * minuteMs);
  });

  it("whose visitor says goodbye ends when the last words were heard", async () => {
    const script = [
      {
        when: { text: "bye" },
        then: [
          { kind: "say" as const, text: "Goodbye, and thanks!" },
          { kind: "call" as const, name: "end_conversation" },
        ],
      },
    ];
    for (const model of ["gemini-3.8-live", "gemini-3.1-flash-live-preview"]) {
      const page = await new PageInTime({ tool, script, model }).begin();
      await page.speak("Bye then");
      await page.pass(15_000);
      expect(reasonOf(page)).to.equal("stopped");
      expect(page.spoken).to.include("Goodbye, and thanks!");
    }
  });
});
