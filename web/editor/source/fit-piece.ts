import type { EditorState } from "@codemirror/state";
import type { Piece } from "./selected-lines.ts";

/** A sign that is neither a space nor punctuation: https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run */
const endsInWord = /[^\s\p{P}\p{S}]$/u;
const beginsWithWord = /^[^\s\p{P}\p{S}]/u;

/** What cannot be torn apart, or punctuation, at either edge of a piece. Stars are marks that stand there already. */
const first = /^(?:!?\[[^\]]*\]\([^()]*\)|`[^`]*`|<[^<>]*>|(?:\\[\p{P}\p{S}]|(?![*`[<])[\p{P}\p{S}])+)/u;
const last = /(?:!?\[[^\]]*\]\([^()]*\)|`[^`]*`|<[^<>]*>|(?:\\[\p{P}\p{S}]|(?![*`>)])[\p{P}\p{S}]|(?<!\]\([^()]*)\))+)$/u;

/** Quotation marks and brackets go together. */
const isEnclosed = (text: string): boolean => /^[\p{Ps}\p{Pi}"'].*[\p{Pe}\p{Pf}"']$/su.test(text);

const singleLink = /^(\[)[^\]]*(\]\([^()]*\))$/;

/**
 * The part of a piece around which stars are marks: CommonMark shows them as stars between punctuation and a letter, as in `**Price:**490`. The
 * punctuation stays outside then, and a link's marks go into the link.
 */
export const fitPiece = (state: EditorState, { from, to }: Piece): Piece => {
  const text = state.sliceDoc(from, to);
  const isGlued = {
    first: endsInWord.test(state.sliceDoc(Math.max(0, from - 2), from)),
    last: beginsWithWord.test(state.sliceDoc(to, to + 2)),
  };
  const out = { first: isGlued.first ? (first.exec(text)?.[0] ?? "") : "", last: isGlued.last ? (last.exec(text)?.[0] ?? "") : "" };
  if (out.first === "" && out.last === "") return { from, to };
  const [, opening, closing] = singleLink.exec(text) ?? [];
  if (opening !== undefined && closing !== undefined) return { from: from + opening.length, to: to - closing.length };
  const edge = isEnclosed(text) ? 1 : 0;
  const fitted = text.slice(Math.max(out.first.length, edge), text.length - Math.max(out.last.length, edge)).trim();
  const begin = from + text.indexOf(fitted, Math.max(out.first.length, edge));
  return fitted === "" ? { from, to } : { from: begin, to: begin + fitted.length };
};
