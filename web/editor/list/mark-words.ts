import { html, type TemplateResult } from "lit";
import { fold } from "../../shared/fold.ts";

/** A part of a text that is one of the words, or between them. */
interface Part {
  readonly text: string;
  readonly isFound: boolean;
}

/** Where the words are in a text, case and accents aside. */
export const markedParts = (text: string, search: string): readonly Part[] => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, isFound: false }];
  const { folded, places } = foldWithPlaces(text);
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at < folded.length;) {
    const word = words.filter((one) => folded.startsWith(one, at)).toSorted((a, b) => b.length - a.length)[0];
    if (word === undefined) at += 1;
    else {
      const [begin = 0, end = text.length] = [places[at], places[at + word.length]];
      if (begin > from) parts.push({ text: text.slice(from, begin), isFound: false });
      if (end > from) parts.push({ text: text.slice(Math.max(begin, from), end), isFound: true });
      from = Math.max(end, from);
      at += word.length;
    }
  }
  if (from < text.length) parts.push({ text: text.slice(from), isFound: false });
  return parts;
};

/** The folded text, and for each of its characters where it comes from. Marks belong to the letter before them. */
const foldWithPlaces = (text: string): { readonly folded: string; readonly places: readonly number[] } => {
  let folded = "";
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const plain = fold(character);
    places.push(...Array.from({ length: plain.length }, () => place));
    folded += plain;
    place += character.length;
  }
  return { folded, places };
};

export const renderMarked = (text: string, search: string): TemplateResult =>
  html`${markedParts(text, search).map(({ text: part, isFound }) => (isFound ? html`<mark>${part}</mark>` : part))}`;
