import { isRecord, type UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";

/** Arguments and members of a context that name something by an identifier. */
const names = ["registry_id", "place_id", "question_id"];

/** The identifiers in what the model was given, in their order. */
const identifiersIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(identifiersIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => (names.includes(name) && typeof part === "string" ? [part] : identifiersIn(part)));
};

/** Puts the identifiers of this run in the place of those of a recording: only what was given may be sent. */
export class OwnIdentifiers {
  readonly #recorded: string[] = [];
  readonly #own: string[] = [];
  #said = "";

  hear(words: string): void {
    this.#said += plain(words);
  }

  take(recorded: unknown, own: unknown): void {
    const [before, now] = [identifiersIn(recorded), identifiersIn(own)];
    // Aligned, so that those of an answer that has changed do not shift the rest.
    this.#recorded.push(...before);
    this.#own.push(...before.map((_, index) => now[index] ?? ""));
  }

  /** @throws Error for an identifier that nobody had named */
  replaceIn(args: UnknownRecord): UnknownRecord {
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, names.includes(name) ? this.#ownFor(name, value) : value]),
    );
  }

  #ownFor(name: string, value: unknown): unknown {
    if (typeof value !== "string" && typeof value !== "number") return value;
    const wanted = plain(`${value}`);
    const index = this.#recorded.findLastIndex((known) => plain(known).endsWith(wanted));
    if (index >= 0 && this.#own[index] !== "") return this.#own[index];
    if (this.#said.includes(wanted)) return value;
    throw new Error(`Nobody had named the ${name} “${value}” when it was sent.`);
  }
}

/** Numbers are said in groups, and sent without their scheme. */
const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase();
