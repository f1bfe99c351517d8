import { isDirty, type Revision } from "../../../web/client/src/autosave/queue.ts";
import type { Text } from "../../../web/client/src/autosave/text.ts";
import { LecternError, type LecternErrorCode, StaleRevisionError } from "../../../web/client/src/errors.ts";
import { DraftService } from "./autosave-service.ts";
import { Device } from "./journal-device.ts";
import { type Pending, Tab, type TypedLine } from "./autosave-tab.ts";
import { type Choice, chosen, has, type Place, withLine } from "./typed-lines.ts";

/** A text is on the device half a second after its last keystroke, if a write takes at most 125 ms: another write may be in progress. */
const onDeviceAfterMs = 500;
export const slowestWriteMs = 125;

/** How a request fails, and whether the service may have carried it out. */
interface Failing {
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

/** Whether each of a killed tab's started actions takes effect. */
export interface Death {
  readonly isWritten: boolean;
  readonly isCarriedOut: boolean;
}

/** So long that one line is a small change, so the service sees an ordinary auto-save. */
export const longText = `first ${Array.from({ length: 150 }, (_, index) => `word${index}`).join(" ")}\n`;

/** Ada has two tabs, Ben one. */
const authors = ["ada", "ada", "ben"];

/** The service, and the tabs of one browser. Everybody types unique lines, so that they can be traced. */
export class World {
  atMs = 0;
  readonly device = new Device();
  readonly #service: DraftService;
  tabs: readonly Tab[] = [];
  #tabsEver: readonly Tab[] = [];
  /** Texts and lines that an author has thrown away. */
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

  /** One of the open tabs; a new one if there is none. */
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

  /** The author leaves: the tab finishes its writes, and everything that was typed is kept. */
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

  /** Somebody else saves, keeping the existing text. */
  intrude(where: Place): void {
    const text = withLine(this.stored.text, `intruder ${this.#lines++}\n`, where);
    this.#service.save({ request: { ...text, language: "en" }, by: "cy", ifMatch: this.stored.etag }, this.atMs);
  }

  /** The pending request is carried out or not, and answered or not. */
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

  /** Time passes: timers fire, and the device writes. */
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

  /** The page asks once everything is saved, and shows a dialog if there is an offer. */
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
      tab.autosave.acceptOffer(offer.entry, offer.kind === "continue" ? offer.entry.text : offer.merge.text);
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

  /** The author restores an earlier text. */
  restore(tab: Tab, index: number): void {
    const version = this.versions[index % this.versions.length];
    const { text } = tab.autosave.queue();
    if (version === undefined || tab.offer.kind !== "nothing") return;
    tab.beforeDecision = { text };
    tab.autosave.replace({ metadata: { ...text.metadata, ...version.metadata }, content: version.content });
  }

  /** One Ctrl+Z: undoes the last decision, or the last line typed in this tab. Other authors' lines are not in its history. */
  undo(tab: Tab): void {
    const { text, base } = tab.autosave.queue();
    if (tab.beforeDecision !== undefined) {
      const { text: before, taken } = tab.beforeDecision;
      // Once it is saved, undoing it is like deleting what one has just typed.
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

  /** Lines that should be kept by now, but are in neither the draft nor a version nor the journal. */
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

  /** Returns whether the request was fresh. */
  #carryOut({ save }: Pending): boolean {
    return save === undefined || this.#service.save(save, this.atMs);
  }
}

/** Promises have settled as far as they can without time. */
export const settled = async (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
