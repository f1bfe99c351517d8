import { expect } from "chai";
import type { LecternErrorCode } from "../errors.ts";
import { createQueue, type Failure, isDirty, type Phase, type Queue } from "./queue.ts";
import type { Text } from "./text.ts";
import { answered, compared, due, failed, flushed, replaced, resolved, resumed, type Step, typed } from "./transitions.ts";

const text = (content: string): Text => ({ metadata: {}, content });

const failure = (code: LecternErrorCode, isRetryable = false): Failure => ({ code, message: "", isRetryable });

const after = (...steps: readonly Step[]): Queue =>
  steps.reduce((queue, step) => step(queue), createQueue({ text: text("a\nb\nc\n"), etag: "1" }, "run"));

const type =
  (content: string, atMs = 0): Step =>
  (queue) =>
    typed(queue, text(content), atMs);

const fail =
  (code: LecternErrorCode, isRetryable = false): Step =>
  (queue) =>
    failed(queue, failure(code, isRetryable), 0);

const theirs =
  (content: string): Step =>
  (queue) =>
    compared(queue, { text: text(content), etag: "2" });

const mine = type("A\nb\nc\n");
const outage = fail("network", true);
const stale = fail("stale_revision");

/** How each phase arises. */
const phases: Readonly<Record<string, Queue>> = {
  saved: after(),
  unsaved: after(mine),
  saving: after(mine, due),
  offline: after(mine, due, outage),
  "signed out": after(mine, due, fail("unauthenticated")),
  refused: after(mine, due, fail("forbidden")),
  comparing: after(mine, due, stale),
  conflict: after(mine, due, stale, theirs("Ä\nb\nc\n")),
  gone: after(mine, due, fail("not_found")),
};

const nameOf = ({ kind, ...phase }: Phase): string => ("reason" in phase ? phase.reason.replace("_", " ") : kind);

describe("the queue of autosave", () => {
  for (const [name, queue] of Object.entries(phases)) {
    it(`comes into the phase ${name}`, () => {
      expect(nameOf(queue.phase)).to.equal(name);
    });
  }

  /** Events from the page, and the phases that they change: in all others nothing happens. */
  const told: readonly (readonly [event: string, step: Step, changed: Readonly<Record<string, string>>])[] = [
    ["a key", type("A\nB\nc\n"), { saved: "unsaved", unsaved: "unsaved", "signed out": "unsaved", refused: "unsaved" }],
    ["the text as it was saved", type("a\nb\nc\n"), { unsaved: "saved", "signed out": "saved", refused: "saved" }],
    ["the time", due, { unsaved: "saving", offline: "saving", "signed out": "saving", refused: "saving" }],
    ["Ctrl+S", flushed, { unsaved: "saving", offline: "saving", "signed out": "saving", refused: "saving", gone: "saving" }],
    ["signed in or online", resumed, { offline: "saving", "signed out": "saving" }],
    ["a way out", (queue) => resolved(queue, text("both")), { conflict: "saving" }],
  ];
  for (const [event, step, changed] of told) {
    for (const [name, queue] of Object.entries(phases)) {
      const expected = changed[name] ?? name;
      it(`${name}, then ${event}: ${expected}`, () => {
        expect(nameOf(step(queue).phase)).to.equal(expected);
      });
    }
  }

  /** How a save ends. */
  const endings: readonly (readonly [string, Step, string, mayBeStored: boolean])[] = [
    ["its answer", (queue) => answered(queue, "2"), "saved", false],
    ["a lost answer", outage, "offline", true],
    ["an answer that came too late", fail("timeout", true), "offline", true],
    ["HTML of what stands before the service", fail("unreadable", true), "offline", true],
    ["HTML that refuses it", fail("unreadable"), "refused", false],
    ["an outage of the service", fail("unavailable", true), "offline", true],
    ["an outage that waits for an operator", fail("unavailable"), "offline", true],
    ["a bug of the service", fail("internal"), "offline", true],
    ["no sign-in", fail("unauthenticated"), "signed out", false],
    ["a refusal", fail("slug_taken"), "refused", false],
    ["no draft", fail("not_found"), "gone", false],
    ["a draft that was published", fail("not_a_draft"), "gone", false],
    ["somebody else's save", stale, "comparing", false],
  ];
  for (const [ending, step, phase, mayBeStored] of endings) {
    it(`saving, then ${ending}: ${phase}${mayBeStored ? ", and the service may have it" : ""}`, () => {
      const queue = after(mine, due, step);
      expect(nameOf(queue.phase)).to.equal(phase);
      expect(queue.unanswered).to.deep.equal(mayBeStored ? [text("A\nb\nc\n")] : []);
      expect(isDirty(queue)).to.equal(phase !== "saved");
    });
  }

  it("merges what is disjoint, and sends it on top of what is there now", () => {
    const queue = after(mine, due, stale, theirs("a\nb\nC\n"));
    expect(queue.phase).to.deep.equal({ kind: "saving", sent: text("A\nb\nC\n"), key: "run.1", keep: true });
    expect(queue.base).to.deep.equal({ text: text("a\nb\nC\n"), etag: "2" });
  });

  it("knows its own save whose answer was lost", () => {
    const queue = after(mine, due, outage, type("A\nB\nc\n"), resumed, stale, theirs("A\nb\nc\n"));
    expect(queue.phase).to.deep.equal({ kind: "saving", sent: text("A\nB\nc\n"), key: "run.2", keep: true });
    expect(queue.unanswered).to.deep.equal([]);
  });

  it("has no conflict with its own save whose answer was lost, although somebody else has saved since", () => {
    const queue = after(mine, due, outage, type("A and more\nb\nc\n"), resumed, stale, theirs("A\nb\nC\n"));
    expect(queue.phase).to.deep.equal({ kind: "saving", sent: text("A and more\nb\nC\n"), key: "run.2", keep: true });
  });

  it("does not bring back what the author has taken back, although two answers were lost", () => {
    const takenBack: readonly Step[] = [mine, due, outage, type("a\nb\nc\n"), resumed, outage, resumed];
    const queue = after(...takenBack, stale, theirs("A\nb\nC\n"));
    expect(queue.text).to.deep.equal(text("a\nb\nC\n"));
    expect(queue.phase).to.include({ kind: "saving" });
  });

  it("asks the author where somebody else has changed the same since the save whose answer was lost", () => {
    const queue = after(mine, due, outage, type("A and more\nb\nc\n"), resumed, stale, theirs("A and theirs\nb\nC\n"));
    expect(nameOf(queue.phase)).to.equal("conflict");
  });

  it("asks again for what is there when that was not to be had", () => {
    expect(nameOf(after(mine, due, stale, outage).phase)).to.equal("offline");
    expect(nameOf(after(mine, due, stale, outage, resumed).phase)).to.equal("saving");
  });

  it("sends what was typed during a request 2 s after the last key, and at once after Ctrl+S", () => {
    const typing: readonly Step[] = [mine, due, type("A\nB\nc\n", 60_000), type("A\nB\nC\n", 61_000)];
    const waiting = after(...typing, (queue) => answered(queue, "2"));
    expect(waiting.phase).to.deep.equal({ kind: "unsaved", dueAtMs: 63_000 });
    const urgent = after(...typing, flushed, (queue) => answered(queue, "2"));
    expect(urgent.phase).to.deep.equal({ kind: "saving", sent: text("A\nB\nC\n"), key: "run.1", keep: false });
    expect(nameOf(after(...typing, flushed, outage, resumed, (queue) => answered(queue, "2")).phase)).to.equal("saved");
  });

  it("waits longer after each failure, and a minute at most", () => {
    const pauses: number[] = [];
    let queue = after(mine, due);
    for (let failures = 0; failures < 6; failures++) {
      queue = outage(queue);
      if ("dueAtMs" in queue.phase) pauses.push(queue.phase.dueAtMs);
      queue = due(queue);
    }
    expect(pauses).to.deep.equal([10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
  });

  const answer: Step = (queue) => answered(queue, "2");
  const again: readonly Step[] = [type("A\nB\nc\n"), due];
  const asking: readonly (readonly [string, boolean, ...Step[]])[] = [
    ["the first one, on what somebody else may have written", true, mine, due],
    ["the next one", false, mine, due, answer, ...again],
    ["one on top of somebody else's", true, mine, due, stale, theirs("a\nb\nC\n")],
    ["the one after that", false, mine, due, stale, theirs("a\nb\nC\n"), answer, ...again],
    ["a decision about a conflict", true, mine, due, stale, theirs("Ä\nb\nc\n"), (queue) => resolved(queue, text("Ä and A\nb\nc\n"))],
    ["a restore", true, mine, due, answer, (queue) => replaced(queue, text("was\n"), 0), due],
    ["a restore whose answer was lost", true, mine, due, answer, (queue) => replaced(queue, text("was\n"), 0), due, outage, resumed],
    [
      "a restore that came while another save was under way",
      true,
      mine,
      due,
      (queue) => replaced(queue, text("was\n"), 0),
      flushed,
      answer,
    ],
    [
      "an undo of a decision that took theirs: nothing was sent in between",
      true,
      mine,
      due,
      stale,
      theirs("Ä\nb\nc\n"),
      (queue) => resolved(queue, text("Ä\nb\nc\n")),
      mine,
      due,
    ],
  ];
  for (const [name, keep, ...steps] of asking) {
    it(`${keep ? "asks" : "does not ask"} for a version with ${name}`, () => {
      const { phase } = after(...steps);
      expect(phase.kind === "saving" && phase.keep).to.equal(keep);
    });
  }

  it("tries again by itself, in a minute, unless only the author can change what is wrong", () => {
    const dueAfter = (code: LecternErrorCode) => {
      const { phase } = after(mine, due, fail(code));
      return "dueAtMs" in phase ? phase.dueAtMs : undefined;
    };
    for (const code of ["unauthenticated", "forbidden", "slug_taken", "template_immutable"] as const)
      expect(dueAfter(code)).to.equal(60_000);
    for (const code of ["invalid_request", "too_large"] as const) expect(dueAfter(code)).to.equal(undefined);
  });
});
