import { expect } from "chai";
import { offerOf } from "../src/autosave/journal.ts";
import { next } from "../src/autosave/next.ts";
import { createQueue, type Failure, type Queue, type QueueEffect, type QueueEvent, type Revision } from "../src/autosave/queue.ts";
import { isSameText, type Text } from "../src/autosave/text.ts";

export type Place = "start" | "end" | "metadata";

const withLine = ({ metadata, content }: Text, line: string, where: Place): Text => {
  if (where === "metadata") return { content, metadata: { ...metadata, notes: notesOf(metadata) + line } };
  return { metadata, content: where === "start" ? line + content : content + line };
};

const notesOf = ({ notes }: Text["metadata"]): string => (typeof notes === "string" ? notes : "");

/** Ways in which a request ends without an answer of the draft: `true` when the service may have carried it out. */
export const failures = [
  [{ code: "network", message: "", isRetryable: true }, true],
  [{ code: "unreadable", message: "", isRetryable: true }, true],
  [{ code: "unauthenticated", message: "", isRetryable: false }, false],
  [{ code: "invalid_request", message: "", isRetryable: false }, false],
  [{ code: "unavailable", message: "", isRetryable: true }, true],
  [{ code: "internal", message: "", isRetryable: false }, true],
] as const satisfies readonly (readonly [Failure, boolean])[];

export type Ending = "answered" | { readonly failure: Failure; readonly isCarriedOut: boolean };

/** The service, a browser and its journal. Every text that anybody typed is a line of its own, so that it can be looked for. */
export class World {
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
      if (effect.kind === "clear_journal" && this.journal && isSameText(this.journal.text, effect.text)) this.journal = undefined;
      if (effect.kind === "save" || effect.kind === "read") {
        expect(this.#pending, "one request at a time").to.equal(undefined);
        this.#pending = effect;
      }
    }
  }

  type(where: Place): void {
    const line = `typed ${this.typed.length}\n`;
    this.typed.push(line);
    this.dispatch({ kind: "typed", text: withLine(this.queue.text, line, where), atMs: this.atMs });
  }

  /** Somebody else saves. They keep what was there. */
  intrude(where: Place): void {
    this.#store(withLine(this.service.text, `intruder ${++this.#revision}\n`, where));
  }

  /** What is under way is carried out or not, and answered or not. */
  travel(ending: Ending): void {
    const effect = this.#pending;
    this.#pending = undefined;
    const failure = ending === "answered" ? undefined : ending.failure;
    if (effect?.kind === "read") {
      this.dispatch(
        failure === undefined
          ? { kind: "theirs", revision: this.service, atMs: this.atMs }
          : { kind: "theirs_failed", failure, atMs: this.atMs },
      );
    }
    if (effect?.kind === "save") this.#save(effect, ending);
  }

  #save({ text, base, key }: Extract<QueueEffect, { kind: "save" }>, ending: Ending): void {
    const isStale = base.etag !== this.service.etag;
    if (!isStale && (ending === "answered" || ending.isCarriedOut)) this.#store(text);
    const { atMs } = this;
    const stale: Failure = { code: "stale_revision", message: "", isRetryable: false };
    if (ending !== "answered") this.dispatch({ kind: "failed", key, failure: ending.failure, atMs });
    else if (isStale) this.dispatch({ kind: "failed", key, failure: stale, atMs });
    else this.dispatch({ kind: "answered", key, etag: this.service.etag, atMs });
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
    const { content, metadata } = phase.theirs.text;
    const notes = notesOf(metadata) + notesOf(text.metadata);
    this.dispatch({ kind: "resolved", text: { metadata: { ...text.metadata, notes }, content: content + text.content }, atMs: this.atMs });
  }

  /** Lines that a killed tab would lose. */
  lostLines(): readonly string[] {
    const kept = [this.service.text, ...this.versions, ...(this.journal === undefined ? [] : [this.journal.text])];
    return this.typed.filter((line) => !kept.some(({ content, metadata }) => (content + notesOf(metadata)).includes(line)));
  }

  #store(text: Text): void {
    this.versions.push(this.service.text);
    this.service = { text, etag: String(++this.#revision) };
  }
}
