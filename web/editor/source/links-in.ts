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

/** `(address "title")`, or `[label]`. Addresses may have pairs of brackets in them. */
const target =
  /\(\s*(?:<(?:\\.|[^<>\\\n])*>|(?:\\.|[^\s()\\]|\((?:\\.|[^\s()\\]|\((?:\\.|[^\s()\\])*\))*\))*)(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)|\[[^[\]]+\]/y;

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
    const link = skipped === undefined && sign === "]" ? close(text, at, open) : undefined;
    if (link !== undefined) found.push(link);
    at = link?.to ?? at + (skipped ?? sign).length;
  }
  return found;
};

const close = (text: string, at: number, open: Opening[]): FoundLink | undefined => {
  const opening = open.pop();
  const targeted = matchAt(target, text, at + 1);
  if (opening === undefined || opening.isDead || targeted === undefined) return undefined;
  const { at: from, isPicture } = opening;
  if (!isPicture) for (const outer of open) outer.isDead ||= !outer.isPicture;
  return { from, to: at + 1 + targeted.length, words: { from: from + (isPicture ? 2 : 1), to: at }, isPicture };
};
