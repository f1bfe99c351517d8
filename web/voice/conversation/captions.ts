import { withoutDirections } from "./without-directions.ts";

export interface Caption {
  readonly id: number;
  readonly speaker: "visitor" | "agent";
  readonly text: string;
  /** Complete: nothing will be added. */
  readonly isFinal: boolean;
}

interface Words {
  readonly speaker: "visitor";
  readonly id: number;
  readonly text: string;
  /** More may come. */
  readonly isOpen: boolean;
}

/** One utterance of the agent. Positions in the sound are counted in samples. */
interface Speech {
  readonly speaker: "agent";
  readonly id: number;
  readonly text: string;
  readonly from: number;
  /** Undefined while more may come. */
  readonly to: number | undefined;
  /** Only `text` was said, because of an interruption. */
  readonly isCut: boolean;
}

/** Nobody speaks faster: text that arrives before its sound does not run ahead of it. */
const fastestCharactersPerSec = 25;

/**
 * Who said what, as far as it was heard. The agent's words arrive in bursts, before or after their sound; they appear as the sound is played, and
 * end where it was interrupted.
 */
export class Captions {
  readonly #rateHz: number;
  #entries: readonly (Words | Speech)[] = [];
  #nextId = 1;
  /** The number of samples that were queued for the loudspeaker, and that were played. */
  #queued = 0;
  #played = 0;
  /** How much of each utterance was shown: if more sound arrives than its text suggested, text that was shown does not disappear. */
  readonly #shown = new Map<number, number>();
  /** The rest of an interrupted utterance is not shown. */
  #isDeaf = false;
  #isPaced = true;

  /** `earlier`: of the page before. */
  constructor(rateHz: number, earlier: readonly Caption[] = []) {
    this.#rateHz = rateHz;
    this.#entries = earlier.map(said);
    this.#nextId = (earlier.at(-1)?.id ?? 0) + 1;
  }

  get list(): readonly Caption[] {
    return this.#entries
      .map((entry): Caption => {
        const { id, speaker } = entry;
        if (speaker === "visitor") return { id, speaker, text: entry.text, isFinal: !entry.isOpen };
        return { id, speaker, text: withoutDirections(this.#heardOf(entry)), isFinal: this.#isOver(entry) };
      })
      .filter(({ text }) => text !== "");
  }

  /** How many utterances held something that the agent was told, or meant to call, instead of saying it. */
  get directions(): number {
    return this.#entries.filter(({ speaker, text }) => speaker === "agent" && withoutDirections(text) !== text).length;
  }

  /** The newest. 0 before any. */
  get lastId(): number {
    return this.#nextId - 1;
  }

  /** If no sound plays, text is shown as it arrives. */
  setPaced(isPaced: boolean): void {
    this.#isPaced = isPaced;
  }

  /** Fragments of the visitor's speech. */
  hear(text: string): void {
    const last = this.#entries.at(-1);
    if (last?.speaker === "visitor" && last.isOpen) this.#put({ ...last, text: last.text + text });
    else this.#begin({ speaker: "visitor", id: this.#newId(), text, isOpen: true });
  }

  /** The whole text that the visitor typed. */
  type(text: string): void {
    this.#begin({ speaker: "visitor", id: this.#newId(), text, isOpen: false });
  }

  /** Fragments of the agent's speech. */
  say(text: string): void {
    if (this.#isDeaf) return;
    const speech = this.#speech();
    this.#put({ ...speech, text: speech.text + (isNext(speech.text, text) ? " " : "") + text });
  }

  addSound(samples: number): void {
    if (!this.#isDeaf) this.#speech();
    this.#queued += samples;
  }

  setPlayed(samples: number): void {
    this.#played = Math.max(this.#played, samples);
  }

  /** The agent's utterance is complete. */
  complete(): void {
    this.#isDeaf = false;
    const open = this.#entries.find(isUnfinished);
    if (open !== undefined) this.#put({ ...open, to: this.#queued });
  }

  /** Waiting sound was dropped: the captions end there. */
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

  /** A new utterance ends the visitor's previous one. */
  #begin<New extends Words | Speech>(entry: New): New {
    this.#entries = [...this.#entries.map((before) => (before.speaker === "visitor" ? { ...before, isOpen: false } : before)), entry];
    return entry;
  }

  #put(changed: Words | Speech): void {
    this.#entries = this.#entries.map((entry) => (entry.id === changed.id ? changed : entry));
  }
}

const said = ({ id, speaker, text }: Caption): Words | Speech =>
  speaker === "visitor" ? { speaker, id, text, isOpen: false } : { speaker, id, text, from: 0, to: 0, isCut: true };

/** After a tool, fragments go on without the space between two sentences. */
const isNext = (before: string, text: string): boolean => /\p{L}{2}[.!?]$/u.test(before) && /^[\p{Lu}\p{Lo}]/u.test(text);

const isUnfinished = (entry: Words | Speech): entry is Speech => entry.speaker === "agent" && entry.to === undefined;

/** The words that have begun before this position. Scripts without spaces are cut at the position itself. */
const wholeWords = (text: string, length: number): string => {
  if (length <= 0) return "";
  const end = Math.ceil(length);
  if (!/\s/.test(text)) return graphemesBefore(text, end);
  const space = text.slice(end).search(/\s/);
  return space < 0 ? text : text.slice(0, end + space);
};

/** A character with its combining marks. `Intl.Segmenter` would know more kinds, but Firefox 115 lacks it. */
const grapheme = /\P{M}\p{M}*/gu;

const graphemesBefore = (text: string, end: number): string =>
  Array.from(text.matchAll(grapheme))
    .filter(({ index }) => index < end)
    .map(([character]) => character)
    .join("");
