/** A link or a picture of a Markdown text. */
export interface FoundLink {
  readonly from: number;
  readonly to: number;
  /** Its words, without the brackets. */
  readonly words: { readonly from: number; readonly to: number };
  readonly isPicture: boolean;
}

/** What is no bracket: an escaped character, code, an address in angle brackets. */
const literal = /\\.|(`+)(?!`)[^]*?[^`]\1(?!`)|<[a-z][a-z\d+.-]*:[^\s<>]*>/iy;

const label = /\[[^[\]]+\]/y;
const spaces = /\s*/y;
const pointed = /<(?:\\.|[^<>\\\n])*>/y;
const title = /\s+(?:"[^"]*"|'[^']*'|\([^()]*\))/y;
const end = /\s*\)/y;

/** `(address "title")`, or `[label]`. Addresses may have pairs of brackets in them. */
const targetAt = (text: string, at: number): string | undefined => {
  if (text.charAt(at) !== "(") return matchAt(label, text, at);
  let to = at + 1 + (matchAt(spaces, text, at + 1)?.length ?? 0);
  to += (matchAt(pointed, text, to) ?? addressAt(text, to)).length;
  to += matchAt(title, text, to)?.length ?? 0;
  const closing = matchAt(end, text, to);
  return closing === undefined ? undefined : text.slice(at, to + closing.length);
};

/** Up to a space, to a bracket that closes nothing in it, or to the third bracket in brackets: no further, or many links would read on and on. */
const addressAt = (text: string, from: number): string => {
  let [to, depth] = [from, 0];
  for (; to < text.length; to += 1) {
    const sign = text.charAt(to);
    if (/\s/.test(sign) || (sign === ")" && depth === 0) || (sign === "(" && depth === 2)) break;
    if (sign === "\\") to += 1;
    else if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
  }
  return text.slice(from, to);
};

interface Opening {
  readonly at: number;
  readonly isPicture: boolean;
  /** Links cannot be nested: what is around one is text. */
  isDead: boolean;
}

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

/** The links and pictures of a paragraph, inner ones first. */
export const linksIn = (text: string): readonly FoundLink[] => {
  const found: FoundLink[] = [];
  const open: Opening[] = [];
  for (let at = 0; at < text.length;) {
    const skipped = matchAt(literal, text, at);
    const sign = text.startsWith("![", at) ? "![" : text.charAt(at);
    if (skipped === undefined && sign.endsWith("[")) open.push({ at, isPicture: sign === "![", isDead: false });
    const link = skipped === undefined && sign === "]" ? close(text, at, open) : autolink(at, skipped ?? "");
    if (link !== undefined) found.push(link);
    if (link?.isPicture === false) for (const outer of open) outer.isDead ||= !outer.isPicture;
    at = link?.to ?? at + (skipped ?? sign).length;
  }
  return found;
};

/** An address in angle brackets is its own words. */
const autolink = (from: number, text: string): FoundLink | undefined => {
  const to = from + text.length;
  return text.startsWith("<") ? { from, to, words: { from: from + 1, to: to - 1 }, isPicture: false } : undefined;
};

const close = (text: string, at: number, open: Opening[]): FoundLink | undefined => {
  const opening = open.pop();
  const targeted = targetAt(text, at + 1);
  if (opening === undefined || opening.isDead || targeted === undefined) return undefined;
  const { at: from, isPicture } = opening;
  return { from, to: at + 1 + targeted.length, words: { from: from + (isPicture ? 2 : 1), to: at }, isPicture };
};
