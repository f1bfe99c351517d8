import { isDirty, type Revision } from "../src/autosave/queue.ts";
import type { Text } from "../src/autosave/text.ts";
import { LecternError, type LecternErrorCode, StaleRevisionError } from "../src/errors.ts";
import { Device } from "./journal-device.ts";
import { type Pending, Tab } from "./autosave-tab.ts";

export type Place = "start" | "end" | "metadata";

const withLine = ({ metadata, content }: Text, line: string, where: Place): Text => {
  if (where === "metadata") return { content, metadata: { ...metadata, notes: notesOf(metadata) + line } };
  return { metadata, content: where === "start" ? line + content : content + line };
};

const notesOf = ({ notes }: Text["metadata"]): string => (typeof notes === "string" ? notes : "");

const has = ({ content, metadata }: Text, line: string): boolean => (content + notesOf(metadata)).includes(line);

/** Half a second after its key a text is on the device, where a write takes no longer than 125 ms: another may be under way before it. */
const onDeviceAfterMs = 500;
export const slowestWriteMs = 125;

/** How a request fails, and whether the service may have carried it out. */
export interface Failing {
  readonly code: LecternErrorCode;
  readonly isRetryable: boolean;
  readonly mayBeCarriedOut: boolean;
}

export const failures: readonly Failing[] = [
  { code: "network", isRetryable: true, mayBeCarriedOut: true },
  { code: "unreadable", isRetryable: true, mayBeCarriedOut: true },
  { code: "unauthenticated", isRetryable: false, mayBeCarriedOut: false },
  { code: "invalid_request", isRetryable: false, mayBeCarriedOut: false },
  { code: "unavailable", isRetryable: true, mayBeCarriedOut: true },
  { code: "internal", isRetryable: false, mayBeCarriedOut: true },
];

export type Ending = "answered" | { readonly failing: Failing; readonly isCarriedOut: boolean };

/** What a killed tab had begun is done or not, each for itself. */
export interface Death {
  readonly isWritten: boolean;
  readonly isCarriedOut: boolean;
}

/** The service, and the tabs of one browser. Every text that anybody typed is a line of its own, so that it can be looked for. */
export class World {
  atMs = 0;
  stored: Revision = { text: { metadata: {}, content: "first\n" }, etag: "0" };
  readonly device = new Device();
  tabs: readonly Tab[] = [];
  #versions: readonly Text[] = [];
  #tabsEver: readonly Tab[] = [];
  #thrownAway: readonly Text[] = [];
  #lines = 0;
  #revision = 0;

  open(): Tab {
    const tab = new Tab(this.device, () => this.atMs, this.stored);
    this.tabs = [...this.tabs, tab];
    this.#tabsEver = [...this.#tabsEver, tab];
    return tab;
  }

  /** One of those that are open; a new one where none is. */
  tab(index: number): Tab {
    return this.tabs[index % this.tabs.length] ?? this.open();
  }

  kill(tab: Tab, { isWritten, isCarriedOut }: Death): void {
    const pending = tab.takePending();
    if (isCarriedOut && pending !== undefined && pending.save?.ifMatch === this.stored.etag) this.#carryOut(pending);
    tab.journal.die(isWritten);
    tab.diedAtMs = this.atMs;
    this.tabs = this.tabs.filter((other) => other !== tab);
  }

  /** The author goes elsewhere: the tab ends what it has to write, and everything that was typed is kept. */
  async leave(tab: Tab): Promise<void> {
    tab.autosave.stop();
    await settled();
    for (let work = tab.journal.next; work !== undefined; work = tab.journal.next) {
      work.carryOut();
      await settled();
    }
    this.kill(tab, { isWritten: true, isCarriedOut: false });
    tab.diedAtMs = Infinity;
  }

  type(tab: Tab, where: Place): void {
    if (tab.offer.kind !== "nothing") return;
    const line = `typed ${this.#lines++}\n`;
    tab.typed.push({ line, atMs: this.atMs });
    tab.autosave.typed(withLine(tab.autosave.queue().text, line, where));
  }

  /** Somebody else saves. They keep what was there. */
  intrude(where: Place): void {
    this.#store(withLine(this.stored.text, `intruder ${++this.#revision}\n`, where));
  }

  /** What is under way is carried out or not, and answered or not. */
  travel(tab: Tab, ending: Ending): void {
    const pending = tab.takePending();
    if (pending === undefined) return;
    const isFresh = pending.save === undefined || pending.save.ifMatch === this.stored.etag;
    const isAnswered = ending === "answered";
    if (isFresh && (isAnswered || ending.isCarriedOut)) this.#carryOut(pending);
    if (!isAnswered) pending.fail(new LecternError(ending.failing.code, "", { status: 0, isRetryable: ending.failing.isRetryable }));
    else if (isFresh) pending.answer(this.stored);
    else pending.fail(new StaleRevisionError("", { status: 412, isRetryable: false }, this.stored.etag));
  }

  /** Time passes: timers ring, and the device writes. */
  async wait(ms: number): Promise<void> {
    const untilMs = this.atMs + ms;
    for (;;) {
      await settled();
      const [first] = this.tabs.flatMap((tab) => tab.due).toSorted((a, b) => a.dueAtMs - b.dueAtMs);
      if (first === undefined || first.dueAtMs > untilMs) break;
      this.atMs = Math.max(this.atMs, first.dueAtMs);
      first.carryOut();
    }
    this.atMs = untilMs;
  }

  /** The page asks when everything is saved, and shows a dialog if there is something. */
  ask(tab: Tab): void {
    if (isDirty(tab.autosave.queue())) return;
    void tab.autosave.nextOffer().then((offer) => (tab.offer = offer));
  }

  decide(tab: Tab, isTaken: boolean): void {
    const { offer } = tab;
    tab.offer = { kind: "nothing" };
    if (offer.kind === "nothing") return;
    if (isTaken) tab.autosave.take(offer.entry, offer.kind === "continue" ? offer.entry.text : offer.merge.text);
    else {
      this.#thrownAway = [...this.#thrownAway, offer.entry.text];
      tab.autosave.drop(offer.entry);
    }
  }

  /** The author keeps theirs and mine, one after the other. */
  resolve({ autosave }: Tab): void {
    const { phase, text } = autosave.queue();
    if (phase.kind !== "conflict") return;
    const { content, metadata } = phase.theirs.text;
    const notes = notesOf(metadata) + notesOf(text.metadata);
    autosave.resolve({ metadata: { ...text.metadata, notes }, content: content + text.content });
  }

  /** Lines that should be kept by now, and that neither the draft, nor a version, nor the journal has. */
  get lostLines(): readonly string[] {
    const kept = [this.stored.text, ...this.#versions, ...[...this.device.entries.values()].map(({ text }) => text), ...this.#thrownAway];
    return this.#tabsEver
      .flatMap(({ typed, diedAtMs = this.atMs }) => typed.filter(({ atMs }) => atMs <= diedAtMs - onDeviceAfterMs))
      .map(({ line }) => line)
      .filter((line) => !kept.some((text) => has(text, line)));
  }

  #carryOut({ save }: Pending): void {
    if (save === undefined) return;
    const { metadata, content } = save.request;
    this.#store({ metadata: { ...this.stored.text.metadata, ...metadata }, content });
  }

  #store(text: Text): void {
    this.#versions = [...this.#versions, this.stored.text];
    this.stored = { text, etag: String(++this.#revision) };
  }
}

/** Promises have done what they can do without time. */
export const settled = async (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
