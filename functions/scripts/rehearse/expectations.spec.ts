import { expect } from "chai";
import type { Heard, Talk, Turn } from "./heard.ts";
import { failuresOf } from "./expectations.ts";
import { Expectation, Scenario } from "./scenario.ts";

const ask = { id: "1", name: "ask", args: { question: "Are you open on Saturday?" }, answer: { result: "", status: "ok" } };
const labels = { question: "", answer: "", sources: "" };
const card: Heard["cards"][number] = {
  type: "card",
  card_id: "answer_card",
  template_id: "answer_card",
  dir: "ltr",
  labels,
  data: { question: "?", answer: "10 to 15", sources: [{ title: "Hours", slug: "hours", language: "en", excerpt: "" }] },
};
const spoken = "Good morning. On Saturday we are open from 10:00 to 15:00.";
const heard: Heard = { spoken, tools: [ask], cards: [card], isInterrupted: false };

const quiet = { ended: undefined, directions: 0, trouble: undefined, judgement: undefined };
const { visitor } = Scenario.parse({ name: "a", talk: [{ waits: 1 }] });

const failures = (expected: object, changes: Partial<Heard> = {}, talk: Partial<Talk> = {}): readonly string[] => {
  const turn: Turn = { ...heard, ...changes, said: "Saturday?", expected: Expectation.parse(expected) };
  return failuresOf({ turns: [turn], ...quiet, ...talk }, { expect: undefined, visitor });
};

const said = `It said: “${spoken}”`;
const called = 'Called: ask with {"question":"Are you open on Saturday?"}, answered “ok”.';

interface Row {
  readonly met: object;
  readonly unmet: object;
  readonly sentence: string;
  /** What was heard instead, if the expectation is not met. */
  readonly changes?: Partial<Heard>;
}

const rows: Readonly<Record<string, Row>> = {
  tools: {
    met: { tools: [{ name: "ask", args: { question: "saturday" }, status: "ok" }] },
    unmet: { tools: [{ name: "ask", args: { question: "Sunday" } }] },
    sentence: `ask with {"question":"Sunday"} was not called. ${called}`,
  },
  "the status of a tool": {
    met: { tools: [{ name: "ask", status: "ok" }] },
    unmet: { tools: [{ name: "ask", status: "passed_on" }] },
    sentence: `ask, answered “passed_on” was not called. ${called}`,
  },
  "the order of tools": {
    met: { tools: [{ name: "ask" }] },
    unmet: { tools: [{ name: "confirm" }, { name: "ask" }] },
    changes: { tools: [ask, { id: "2", name: "confirm", args: {}, answer: undefined }] },
    sentence: `ask was not called. ${called.replace(/\.$/, "")}; confirm, which failed.`,
  },
  "no tools": { met: {}, unmet: { tools: [] }, sentence: `No tool should have been called. ${called}` },
  not_called: { met: { not_called: "answer" }, unmet: { not_called: ["answer", "ask"] }, sentence: "ask was called, and must not be." },
  spoken: {
    met: { spoken: "ON SATURDAY" },
    unmet: { spoken: ["Saturday", "Sunday"] },
    sentence: `The agent did not say “Sunday”. ${said}`,
  },
  "one of several words": {
    met: { spoken: [["ten", "10:00"]] },
    unmet: { spoken: [["ten", "10.00"]] },
    sentence: `The agent did not say “ten” or “10.00”. ${said}`,
  },
  not_spoken: { met: { not_spoken: "free" }, unmet: { not_spoken: "open" }, sentence: `The agent said “open”, and must not. ${said}` },
  silent: { met: {}, unmet: { silent: true }, sentence: `The agent spoke, and should have kept silent. ${said}` },
  cards: {
    met: { cards: [{ card_id: "answer_card", data: { sources: [{ slug: "hours" }] } }] },
    unmet: { cards: [{ card_id: "profile_card" }] },
    sentence: "No profile_card was shown. Shown: answer_card.",
  },
  "what stands on cards": {
    met: { cards: [{ card_id: "answer_card", data: { answer: "15" } }] },
    unmet: { cards: [{ card_id: "answer_card", data: { answer: "16" } }] },
    sentence: `No answer_card with {"answer":"16"} was shown. Shown: answer_card with ${JSON.stringify(card.data)}.`,
  },
  language: {
    met: { language: "en-GB" },
    unmet: { language: "nb" },
    sentence: `The agent should have spoken nb, and it sounds like en. ${said}`,
  },
  "a language without words": {
    met: { language: "en" },
    unmet: { language: "en" },
    changes: { spoken: "" },
    sentence: "The agent said nothing, and should have spoken en.",
  },
  "passed_on: true": { met: { passed_on: false }, unmet: { passed_on: true }, sentence: `No question was passed on to the team. ${said}` },
  "passed_on: false": {
    met: { passed_on: false },
    unmet: { passed_on: false },
    changes: { tools: [{ ...ask, answer: { result: "", status: "passed_on" } }] },
    sentence: `A question was passed on to the team, and should have been answered. ${said}`,
  },
  interrupted: { met: {}, unmet: { interrupted: true }, sentence: "The agent was not interrupted: it had said all, or spoke on." },
};

describe("what a scenario expects", () => {
  for (const [kind, { met, unmet, changes, sentence }] of Object.entries(rows)) {
    it(`is met, or is not and a sentence says so: ${kind}`, () => {
      expect(failures(met)).to.deep.equal([]);
      expect(failures(unmet, changes)).to.deep.equal([`After “Saturday?”: ${sentence}`]);
    });
  }

  it("is met by the other", () => {
    expect(failures({ silent: true }, { spoken: "" })).to.deep.equal([]);
    expect(failures({ tools: [] }, { tools: [] })).to.deep.equal([]);
    expect(failures({ interrupted: true }, { isInterrupted: true })).to.deep.equal([]);
    expect(failures({ language: "nb" }, { spoken: "På lørdag har vi åpent fra ti til tre." })).to.deep.equal([]);
  });

  it("is not met by a conversation that broke off, or could not be held", () => {
    const ended = { code: "quota_reached", message: "That was enough for today." } as const;
    expect(failures({}, {}, { ended })).to.deep.equal(["The conversation ended too early: That was enough for today."]);
    expect(failures({}, {}, { trouble: "“Hm” was not heard." })).to.deep.equal(["“Hm” was not heard."]);
  });

  it("may be meant of the whole conversation", () => {
    const turns = [{ ...heard, said: undefined, expected: undefined }];
    const whole = Scenario.parse({ name: "a", talk: [{ waits: 1 }], expect: { not_spoken: "open" } });
    expect(failuresOf({ turns, ...quiet }, whole)).to.deep.equal([`The agent said “open”, and must not. ${said}`]);
  });
});
