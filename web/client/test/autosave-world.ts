import { isDirty, type Revision } from "../src/autosave/queue.ts";
import type { Text } from "../src/autosave/text.ts";
import { LecternError, type LecternErrorCode, StaleRevisionError } from "../src/errors.ts";
import { DraftService } from "./autosave-service.ts";
import { Device } from "./journal-device.ts";
import { type Pending, Tab, type TypedLine } from "./autosave-tab.ts";
import { type Choice, chosen, has, type Place, withLine } from "./typed-lines.ts";

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

/** So long that a line more or less is an ordinary auto-save to the service. */
export const longText = `first ${Array.from({ length: 150 }, (_, index) => `word${index}`).join(" ")}\n`;

/** Ada has two tabs, Ben one. */
const authors = ["ada", "ada", "ben"];

/** The service, and the tabs of one browser. Every text that anybody typed is a line of its own, so that it can be looked for. */
export class World {
  atMs = 0;
  readonly device = new Device();
  readonly #service: DraftService;
  tabs: readonly Tab[] = [];
  #tabsEver: readonly Tab[] = [];
  /** Texts and lines that an author does not want any more, and has said so. */
  #thrownAway: readonly Text[] = [];
  #undone: readonly string[] = [];
  #lines = 0;

  constructor(content = "first\n") {
    this.#service = new DraftService({ metadata: {}, content });
  }

  get stored(): Revision {
    return this.#service.stored;
  }

  get versions(): readonly Text[] {
    return this.#service.versions;
  }

  open(author = authors[this.tabs.length] ?? "ada"): Tab {
    const tab = new Tab({ device: this.device, now: () => this.atMs, stored: this.stored, author });
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
    if (isCarriedOut && pending !== undefined) this.#carryOut(pending);
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
    tab.beforeDecision = undefined;
    tab.autosave.typed(withLine(tab.autosave.queue().text, line, where));
  }

  /** Somebody else saves. They keep what was there. */
  intrude(where: Place): void {
    const text = withLine(this.stored.text, `intruder ${this.#lines++}\n`, where);
    this.#service.save({ request: { ...text, language: "en" }, by: "cy", ifMatch: this.stored.etag }, this.atMs);
  }

  /** What is under way is carried out or not, and answered or not. */
  travel(tab: Tab, ending: Ending): void {
    const pending = tab.takePending();
    if (pending === undefined) return;
    const isCarriedOut = ending === "answered" || ending.isCarriedOut;
    const isFresh = isCarriedOut && this.#carryOut(pending);
    if (ending !== "answered")
      pending.fail(new LecternError(ending.failing.code, "", { status: 0, isRetryable: ending.failing.isRetryable }));
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
    if (isTaken) {
      tab.beforeDecision = { text: tab.autosave.queue().text, taken: offer.entry.text };
      tab.autosave.take(offer.entry, offer.kind === "continue" ? offer.entry.text : offer.merge.text);
    } else {
      this.#thrownAway = [...this.#thrownAway, offer.entry.text];
      tab.autosave.drop(offer.entry);
    }
  }

  resolve(tab: Tab, choice: Choice = "both"): void {
    const { phase, text } = tab.autosave.queue();
    if (phase.kind !== "conflict") return;
    tab.beforeDecision = { text };
    tab.autosave.resolve(chosen(choice, text, phase.theirs.text));
  }

  /** An earlier text shall stand. */
  restore(tab: Tab, index: number): void {
    const version = this.versions[index % this.versions.length];
    const { text } = tab.autosave.queue();
    if (version === undefined || tab.offer.kind !== "nothing") return;
    tab.beforeDecision = { text };
    tab.autosave.replace({ metadata: { ...text.metadata, ...version.metadata }, content: version.content });
  }

  /** One Ctrl+Z: the last decision, or the last line that was typed in this tab. What somebody else has written is not in its history. */
  undo(tab: Tab): void {
    const { text, base } = tab.autosave.queue();
    if (tab.beforeDecision !== undefined) {
      const { text: before, taken } = tab.beforeDecision;
      // Once it is saved, taking it away again is like deleting what one has just typed.
      const isSaved = ({ line }: TypedLine): boolean => taken !== undefined && has(taken, line) && has(base.text, line);
      this.#undone = [...this.#undone, ...this.#typed.filter(isSaved).map(({ line }) => line)];
      tab.autosave.typed(before);
    } else {
      const last = tab.typed.findLast(({ line }) => text.content.includes(line));
      if (last === undefined) return;
      this.#undone = [...this.#undone, last.line];
      tab.autosave.typed({ ...text, content: text.content.replace(last.line, "") });
    }
    tab.beforeDecision = undefined;
  }

  /** Lines that should be kept by now, and that neither the draft, nor a version, nor the journal has. */
  get lostLines(): readonly string[] {
    const kept = [this.stored.text, ...this.versions, ...[...this.device.entries.values()].map(({ text }) => text), ...this.#thrownAway];
    return this.#tabsEver
      .flatMap(({ typed, diedAtMs = this.atMs }) => typed.filter(({ atMs }) => atMs <= diedAtMs - onDeviceAfterMs))
      .map(({ line }) => line)
      .filter((line) => !this.#undone.includes(line) && !kept.some((text) => has(text, line)));
  }

  get #typed(): readonly TypedLine[] {
    return this.#tabsEver.flatMap(({ typed }) => typed);
  }

  /** Answers whether the request was fresh. */
  #carryOut({ save }: Pending): boolean {
    return save === undefined || this.#service.save(save, this.atMs);
  }
}

/** Promises have done what they can do without time. */
export const settled = async (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
