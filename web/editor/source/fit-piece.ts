import type { EditorState } from "@codemirror/state";
import type { Piece } from "./selected-lines.ts";

/** A sign that is neither a space nor punctuation: https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run */
const endsInWord = /[^\s\p{P}\p{S}]$/u;
const beginsWithWord = /^[^\s\p{P}\p{S}]/u;

/** What cannot be torn apart, or punctuation, at either edge of a piece. Stars are marks that stand there already. */
const first = /^(?:!?\[[^\]]*\]\([^()]*\)|`[^`]*`|<[^<>]*>|(?:\\[\p{P}\p{S}]|(?![*`[<])[\p{P}\p{S}])+)/u;

/** Quotation marks and brackets go together. */
const isEnclosed = (text: string): boolean => /^[\p{Ps}\p{Pi}"'].*[\p{Pe}\p{Pf}"']$/su.test(text);

/** 1,000 characters: a longer link at the edge of a piece is torn apart. */
const longestEdge = 1_000;

/** As `first`, from the end: a regular expression would try every beginning. */
const lastEdge = (text: string): string => {
  const begin = beginOfLink(text) ?? beginOfPair(text, "`", "`") ?? beginOfPair(text, "<", ">");
  if (begin !== undefined) return text.slice(begin);
  let from = text.length;
  for (const sign of Array.from(text).toReversed()) {
    const isEscaped = text.charAt(from - sign.length - 1) === "\\";
    const isMark = "*`>".includes(sign) || (sign === ")" && beginOfTarget(text.slice(0, from)) !== undefined);
    if (!/[\p{P}\p{S}]/u.test(sign) || (isMark && !isEscaped)) break;
    from -= sign.length;
  }
  return text.slice(from);
};

/** Where the pair begins that ends a text, with neither of its signs between. */
const beginOfPair = (text: string, opening: string, closing: string): number | undefined => {
  const begin = text.endsWith(closing) && text.length > 1 ? text.lastIndexOf(opening, text.length - 2) : -1;
  return begin === -1 || text.slice(begin + 1, -1).includes(closing) ? undefined : begin;
};

/** Where the address of a link begins that ends a text: at its bracket. */
const beginOfTarget = (text: string): number | undefined => {
  const begin = beginOfPair(text, "(", ")");
  return begin !== undefined && text.charAt(begin - 1) === "]" ? begin : undefined;
};

const beginOfLink = (text: string): number | undefined => {
  const target = beginOfTarget(text);
  if (target === undefined) return undefined;
  const begin = text.indexOf("[", target < 2 ? 0 : text.lastIndexOf("]", target - 2) + 1);
  if (begin === -1 || begin >= target - 1) return undefined;
  return text.charAt(begin - 1) === "!" ? begin - 1 : begin;
};

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
  const out = {
    first: isGlued.first ? (first.exec(text)?.[0] ?? "") : "",
    last: isGlued.last ? lastEdge(text.slice(-longestEdge)) : "",
  };
  if (out.first === "" && out.last === "") return { from, to };
  const [, opening, closing] = singleLink.exec(text) ?? [];
  if (opening !== undefined && closing !== undefined) return { from: from + opening.length, to: to - closing.length };
  const edge = isEnclosed(text) ? 1 : 0;
  const fitted = text.slice(Math.max(out.first.length, edge), text.length - Math.max(out.last.length, edge)).trim();
  const begin = from + text.indexOf(fitted, Math.max(out.first.length, edge));
  return fitted === "" ? { from, to } : { from: begin, to: begin + fitted.length };
};
