import { exampleDraft } from "../../contract/opened-draft.ts";
import { expect } from "chai";
import { type Autosave, createAutosave, type ShowCause } from "../../../web/client/src/autosave/autosave.ts";
import type { JournalOffer } from "../../../web/client/src/autosave/journal.ts";
import type { Revision } from "../../../web/client/src/autosave/queue.ts";
import type { Text } from "../../../web/client/src/autosave/text.ts";
import type { Tagged } from "../../../web/client/src/calls.ts";
import type { OpenedDraft } from "../../../web/client/src/contract.ts";
import type { LecternProject } from "../../../web/client/src/lectern.ts";
import type { SentSave } from "./autosave-service.ts";
import type { Device, TabJournal } from "./journal-device.ts";

type Drafts = LecternProject["drafts"];

/** An unanswered request of a tab. */
export interface Pending {
  /** Undefined: a read. */
  readonly save: SentSave | undefined;
  readonly answer: (stored: Revision) => void;
  readonly fail: (error: Error) => void;
}

interface Due {
  readonly dueAtMs: number;
  readonly carryOut: () => void;
}

export interface TypedLine {
  readonly line: string;
  readonly atMs: number;
}

interface TabOptions {
  readonly device: Device;
  readonly now: () => number;
  readonly stored: Revision;
  readonly author: string;
}

/** One tab in which the draft is open, with the real autosave. */
export class Tab {
  readonly autosave: Autosave;
  readonly journal: TabJournal;
  readonly author: string;
  readonly typed: TypedLine[] = [];
  /** A dialog covers the page: nobody types below it. */
  offer: JournalOffer = { kind: "nothing" };
  diedAtMs: number | undefined;
  /** What one undo restores, and what the decision took over from a dead tab. */
  beforeDecision: { readonly text: Text; readonly taken?: Text } | undefined;
  /** Why each text was shown that was not typed here. */
  readonly shown: ShowCause[] = [];
  #pending: Pending | undefined;
  #timers: readonly Due[] = [];

  constructor({ device, now, stored, author }: TabOptions) {
    this.author = author;
    this.journal = device.open(now);
    this.autosave = createAutosave({
      author,
      drafts: { projectId: "p", save: this.#save, read: this.#read },
      opened: openedOf(stored),
      journal: this.journal,
      onChange: () => undefined,
      onShow: (_text, cause) => void this.shown.push(cause),
      onJournalFailure: (error) => {
        throw error;
      },
      clock: { now, after: (ms, act) => this.#after(now() + ms, act) },
    });
  }

  /** The next automatic events in this tab. */
  get due(): readonly Due[] {
    if (this.diedAtMs !== undefined) return [];
    return this.journal.next === undefined ? this.#timers : [...this.#timers, this.journal.next];
  }

  /** The pending request, once. */
  takePending(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    return pending;
  }

  readonly #save: Drafts["save"] = async (request, options) => {
    const { etag } = await this.#ask({ request, by: this.author, ifMatch: options?.ifMatch });
    return { success: true, draftId: "d", etag };
  };

  readonly #read: Drafts["read"] = async () => openedOf(await this.#ask(undefined));

  async #ask(save: Pending["save"]): Promise<Revision> {
    expect(this.#pending, "one request at a time").to.equal(undefined);
    return new Promise((answer, fail) => {
      this.#pending = { save, answer, fail };
    });
  }

  #after(dueAtMs: number, act: () => void): () => void {
    const timer: Due = {
      dueAtMs,
      carryOut: () => {
        cancel();
        act();
      },
    };
    const cancel = (): void => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
    this.#timers = [...this.#timers, timer];
    return cancel;
  }
}

const openedOf = ({ text, etag }: Revision): Tagged<OpenedDraft> => ({
  ...exampleDraft,
  draftId: "d",
  doc: { ...text, doc_template_id: "t", language: "en" },
  template: null,
  live_page: null,
  etag,
});
