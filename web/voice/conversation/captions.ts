export interface Caption {
  readonly id: number;
  readonly speaker: "visitor" | "agent";
  readonly text: string;
  /** Nothing will be added. */
  readonly isFinal: boolean;
}

interface Words {
  readonly speaker: "visitor";
  readonly id: number;
  readonly text: string;
  /** More may come. */
  readonly isOpen: boolean;
}

/** What the agent says in one go. Places in the stream of sound are counted in samples. */
interface Speech {
  readonly speaker: "agent";
  readonly id: number;
  readonly text: string;
  readonly from: number;
  /** Undefined while more may come. */
  readonly to: number | undefined;
  /** Said as far as `text`, because somebody interrupted. */
  readonly isCut: boolean;
}

/** Nobody speaks faster: text that comes before its sound does not run ahead of it. */
const fastestCharactersPerSec = 25;

/**
 * Who said what, as far as it was heard. The agent's words come in bursts, before their sound or after it; they appear as the sound
 * is played, and end where it was interrupted.
 */
export class Captions {
  readonly #rateHz: number;
  #entries: readonly (Words | Speech)[] = [];
  #nextId = 1;
  /** Samples that were given to the loudspeaker, and those that have left it. */
  #queued = 0;
  #played = 0;
  /** How much of a speech was shown: more sound may come than its words have let expect, and nothing that was read goes away. */
  readonly #shown = new Map<number, number>();
  /** What still comes of a speech that was interrupted is not shown. */
  #isDeaf = false;
  #isPaced = true;

  constructor(rateHz: number) {
    this.#rateHz = rateHz;
  }

  get list(): readonly Caption[] {
    return this.#entries
      .map((entry): Caption => {
        const { id, speaker } = entry;
        if (speaker === "visitor") return { id, speaker, text: entry.text, isFinal: !entry.isOpen };
        return { id, speaker, text: this.#heardOf(entry), isFinal: this.#isOver(entry) };
      })
      .filter(({ text }) => text !== "");
  }

  /** The newest. 0 before any. */
  get lastId(): number {
    return this.#nextId - 1;
  }

  /** Without sound that plays, text is shown as it comes. */
  setPaced(isPaced: boolean): void {
    this.#isPaced = isPaced;
  }

  /** What the visitor says, in fragments. */
  hear(text: string): void {
    const last = this.#entries.at(-1);
    if (last?.speaker === "visitor" && last.isOpen) this.#put({ ...last, text: last.text + text });
    else this.#begin({ speaker: "visitor", id: this.#newId(), text, isOpen: true });
  }

  /** What the visitor typed, all of it. */
  type(text: string): void {
    this.#begin({ speaker: "visitor", id: this.#newId(), text, isOpen: false });
  }

  /** What the agent says, in fragments. */
  say(text: string): void {
    if (this.#isDeaf) return;
    const speech = this.#speech();
    this.#put({ ...speech, text: speech.text + text });
  }

  addSound(samples: number): void {
    if (!this.#isDeaf) this.#speech();
    this.#queued += samples;
  }

  setPlayed(samples: number): void {
    this.#played = Math.max(this.#played, samples);
  }

  /** The agent has said all of it. */
  complete(): void {
    this.#isDeaf = false;
    const open = this.#entries.find(isUnfinished);
    if (open !== undefined) this.#put({ ...open, to: this.#queued });
  }

  /** Sound that waits was dropped: the words end where it was. */
  cut(): void {
    const cut = this.#entries.filter((entry): entry is Speech => entry.speaker === "agent" && !this.#isOver(entry));
    if (cut.some(isUnfinished)) this.#isDeaf = true;
    for (const speech of cut) this.#put({ ...speech, text: this.#heardOf(speech), to: this.#queued, isCut: true });
    this.#played = this.#queued;
  }

  #isOver({ isCut, to }: Speech): boolean {
    return isCut || (to !== undefined && (!this.#isPaced || this.#played >= to));
  }

  #heardOf(speech: Speech): string {
    const { id, text, from, to = this.#queued } = speech;
    if (!this.#isPaced || this.#isOver(speech)) {
      this.#shown.set(id, text.length);
      return text;
    }
    const played = Math.max(0, Math.min(this.#played, to) - from);
    const share = to === from ? 0 : (text.length * played) / (to - from);
    const most = (fastestCharactersPerSec * played) / this.#rateHz;
    const shown = Math.max(Math.min(share, most), this.#shown.get(id) ?? 0);
    this.#shown.set(id, shown);
    return wholeWords(text, shown);
  }

  #speech(): Speech {
    return (
      this.#entries.find(isUnfinished) ??
      this.#begin({ speaker: "agent", id: this.#newId(), text: "", from: this.#queued, to: undefined, isCut: false })
    );
  }

  #newId(): number {
    return this.#nextId++;
  }

  /** Whoever begins to speak ends what the visitor was saying. */
  #begin<New extends Words | Speech>(entry: New): New {
    this.#entries = [...this.#entries.map((before) => (before.speaker === "visitor" ? { ...before, isOpen: false } : before)), entry];
    return entry;
  }

  #put(changed: Words | Speech): void {
    this.#entries = this.#entries.map((entry) => (entry.id === changed.id ? changed : entry));
  }
}

const isUnfinished = (entry: Words | Speech): entry is Speech => entry.speaker === "agent" && entry.to === undefined;

/** The words that have begun before this place. Scripts without spaces end where they are cut. */
const wholeWords = (text: string, length: number): string => {
  if (length <= 0) return "";
  const end = Math.ceil(length);
  if (!/\s/.test(text)) return graphemesBefore(text, end);
  const space = text.slice(end).search(/\s/);
  return space < 0 ? text : text.slice(0, end + space);
};

/** A character with the marks on it. `Intl.Segmenter` would know more kinds, but Firefox 115 does not have it. */
const grapheme = /\P{M}\p{M}*/gu;

const graphemesBefore = (text: string, end: number): string =>
  Array.from(text.matchAll(grapheme))
    .filter(({ index }) => index < end)
    .map(([character]) => character)
    .join("");
