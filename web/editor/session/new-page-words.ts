import type { AutosaveClock, Text } from "@lectern/client/autosave";
import type { JournalWriter } from "../../client/src/autosave/journal-writer.ts";
import { followTitle } from "./follow-title.ts";

interface NewPageWordsOptions {
  /** Of the journal of pages that are begun. */
  readonly writer: Pick<JournalWriter, "want" | "flush" | "end">;
  readonly clock: AutosaveClock;
  readonly onChange: () => void;
}

/** Who takes over what was typed. */
interface Session {
  readonly text: Text;
  readonly typed: (change: Partial<Text>) => void;
}

const none: Text = { metadata: {}, content: "" };

/** 1 s: by then the session's own journal has the words. */
const overlapMs = 1_000;

/**
 * What somebody types into a new page that is only being begun: its title and its text. If the page cannot be begun, or is left before, they stay
 * on the device, and are offered when a page is begun again.
 */
export class NewPageWords {
  readonly #options: NewPageWordsOptions;
  #text = none;

  constructor(options: NewPageWordsOptions) {
    this.#options = options;
  }

  get text(): Text {
    return this.#text;
  }

  get isEmpty(): boolean {
    return this.#text.content === "" && (this.#text.metadata["title"] ?? "") === "";
  }

  typed(change: Partial<Text>): void {
    this.#text = { ...this.#text, ...change };
    const { writer, clock, onChange } = this.#options;
    writer.want(this.isEmpty ? undefined : { text: this.#text, base: { text: none, etag: undefined }, atMs: clock.now() });
    onChange();
  }

  /** The page may be about to close. */
  keep(): void {
    void this.#options.writer.flush();
  }

  /** There is a page for them. */
  giveTo(session: Session, language: string): void {
    const { writer, clock } = this.#options;
    if (this.isEmpty) {
      writer.end();
      return;
    }
    const { content, metadata } = this.#text;
    const before = session.text.metadata;
    const title = metadata["title"] ?? "";
    session.typed({
      ...(content !== "" && { content }),
      ...(title !== "" && { metadata: followTitle(before, { ...before, title }, language) }),
    });
    clock.after(overlapMs, () => {
      writer.want(undefined);
      writer.end();
    });
  }

  /** There will be none. */
  end(): void {
    this.#options.writer.end();
  }
}
