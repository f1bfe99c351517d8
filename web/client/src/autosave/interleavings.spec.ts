import { expect } from "chai";
import fc from "fast-check";
import { offerOf } from "./journal.ts";
import { next } from "./next.ts";
import { createQueue, isDirty, type Queue, type QueueEffect, type QueueEvent, type Revision } from "./queue.ts";
import type { Text } from "./text.ts";

/** The service, a browser and its journal. Every text that anybody typed is a line of its own, so that it can be looked for. */
class World {
  atMs = 0;
  service: Revision = { text: { metadata: {}, content: "first\n" }, etag: "0" };
  versions: Text[] = [];
  journal: { readonly text: Text; readonly base: Revision } | undefined;
  queue: Queue = createQueue(this.service, "run-0");
  readonly typed: string[] = [];
  #pending: QueueEffect | undefined;
  #revision = 0;
  #runs = 0;

  dispatch(event: QueueEvent): void {
    const { queue, effects } = next(this.queue, event);
    this.queue = queue;
    for (const effect of effects) {
      if (effect.kind === "journal") this.journal = effect;
      if (effect.kind === "clear_journal" && this.journal?.text.content === effect.text.content) this.journal = undefined;
      if (effect.kind === "save" || effect.kind === "read") {
        expect(this.#pending, "one request at a time").to.equal(undefined);
        this.#pending = effect;
      }
    }
  }

  type(where: "start" | "end"): void {
    const line = `typed ${this.typed.length}\n`;
    this.typed.push(line);
    const { metadata, content } = this.queue.text;
    this.dispatch({ kind: "typed", text: { metadata, content: where === "start" ? line + content : content + line }, atMs: this.atMs });
  }

  /** Somebody else saves. They keep what was there. */
  intrude(where: "start" | "end"): void {
    const line = `intruder ${++this.#revision}\n`;
    const { metadata, content } = this.service.text;
    this.#store({ metadata, content: where === "start" ? line + content : content + line });
  }

  /** What is under way arrives, or not, and its answer comes back, or not. */
  travel(arrives: boolean, isAnswered: boolean): void {
    const effect = this.#pending;
    this.#pending = undefined;
    const lost = { code: "network", message: "", isRetryable: true } as const;
    if (effect?.kind === "read") {
      this.dispatch(
        arrives && isAnswered
          ? { kind: "theirs", revision: this.service, atMs: this.atMs }
          : { kind: "theirs_failed", failure: lost, atMs: this.atMs },
      );
    }
    if (effect?.kind !== "save") return;
    const isStale = effect.base.etag !== this.service.etag;
    if (arrives && !isStale) this.#store(effect.text);
    if (!arrives || !isAnswered) this.dispatch({ kind: "failed", key: effect.key, failure: lost, atMs: this.atMs });
    else if (isStale)
      this.dispatch({
        kind: "failed",
        key: effect.key,
        failure: { code: "stale_revision", message: "", isRetryable: false },
        atMs: this.atMs,
      });
    else this.dispatch({ kind: "answered", key: effect.key, etag: this.service.etag, atMs: this.atMs });
  }

  /** The tab is killed. The next one opens the draft and takes what the journal offers. */
  restart(): void {
    this.#pending = undefined;
    const offer = offerOf(this.journal && { projectId: "p", draftId: "d", atMs: 0, ...this.journal }, this.service);
    this.queue = createQueue(this.service, `run-${++this.#runs}`);
    if (offer.kind === "nothing") {
      this.journal = undefined;
      return;
    }
    const text = offer.kind === "continue" ? offer.entry.text : offer.merge.text;
    this.dispatch({ kind: "typed", text, atMs: this.atMs });
  }

  wait(ms: number): void {
    this.atMs += ms;
    this.dispatch({ kind: "clock", atMs: this.atMs });
  }

  /** The author keeps theirs and mine, one after the other. */
  resolve(): void {
    const { phase, text } = this.queue;
    if (phase.kind !== "conflict") return;
    const content = phase.theirs.text.content + text.content;
    this.dispatch({ kind: "resolved", text: { metadata: text.metadata, content }, atMs: this.atMs });
  }

  /** Lines that a killed tab would lose. */
  lostLines(): readonly string[] {
    const kept = [this.service.text, ...this.versions, ...(this.journal === undefined ? [] : [this.journal.text])];
    return this.typed.filter((line) => !kept.some(({ content }) => content.includes(line)));
  }

  #store(text: Text): void {
    this.versions.push(this.service.text);
    this.service = { text, etag: String(++this.#revision) };
  }
}

const where = fc.constantFrom<"start" | "end">("start", "end");

const actions = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: where.map((place) => (world: World) => {
        world.type(place);
      }),
    },
    {
      weight: 1,
      arbitrary: where.map((place) => (world: World) => {
        world.intrude(place);
      }),
    },
    {
      weight: 4,
      arbitrary: fc.tuple(fc.boolean(), fc.boolean()).map(([arrives, isAnswered]) => (world: World) => {
        world.travel(arrives, isAnswered);
      }),
    },
    {
      weight: 3,
      arbitrary: fc.integer({ min: 1, max: 20_000 }).map((ms) => (world: World) => {
        world.wait(ms);
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constant((world: World) => {
        world.restart();
      }),
    },
    {
      weight: 2,
      arbitrary: fc.constant((world: World) => {
        world.resolve();
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constant((world: World) => {
        world.dispatch({ kind: "flush", atMs: world.atMs });
      }),
    },
  ),
  { maxLength: 60 },
);

describe("autosave in any order of typing, answers, failures, intruders and killed tabs", () => {
  it("has every typed line in the draft, in a version, or in the journal", () => {
    fc.assert(
      fc.property(actions, (steps) => {
        const world = new World();
        for (const step of steps) {
          step(world);
          expect(world.lostLines()).to.deep.equal([]);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("comes to rest with everything saved once the network works and the author answers", () => {
    fc.assert(
      fc.property(actions, (steps) => {
        const world = new World();
        for (const step of steps) step(world);
        for (let round = 0; round < 6; round++) {
          world.wait(120_000);
          world.travel(true, true);
          world.travel(true, true);
          world.resolve();
        }
        expect(world.queue.phase.kind).to.equal("saved");
        expect(world.journal).to.equal(undefined);
        expect(isDirty(world.queue)).to.equal(false);
        expect(world.lostLines()).to.deep.equal([]);
      }),
      { numRuns: 2_000 },
    );
  });
});
