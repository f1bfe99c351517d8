export type Delimiter = "**" | "*" | "~~";

interface Neighbours {
  readonly before: string;
  readonly after: string;
  readonly isBeforeStar: boolean;
  /** How many characters are only text, at its start and at its end. */
  readonly plainStart: number;
  readonly plainEnd: number;
}

/**
 * A text between the signs of a mark, so that Markdown reads them as such; undefined if it cannot. Spaces, and punctuation where a letter follows or
 * precedes it, stay outside: **注意**：今日.
 */
export function fitMark(
  inner: string,
  sign: Delimiter,
  { before, after, isBeforeStar, plainStart, plainEnd }: Neighbours,
): string | undefined {
  if (inner.replaceAll(/\\\n|<br>|\s/g, "") === "") return inner;
  const first = startOf(inner, { sign, beside: before, plain: plainStart });
  if (first === undefined) return undefined;
  const end = endOf(inner.slice(first.length), { sign, beside: after, plain: plainEnd });
  if (end === undefined) return undefined;
  const start = plainStart > 0 ? withPartner(inner, first, end) : first;
  const words = inner.slice(start.length, inner.length - end.length);
  if (words === "") return inner;
  const [left, right] = [start.at(-1) ?? before, end.at(0) ?? (isBeforeStar ? "*" : after)];
  if (sign === "~~") return left === "~" || right === "~" ? undefined : start + sign + words + sign + end;
  const isBeside = left === "*" || right === "*";
  if (!isBeside || (words.startsWith("*") && words.endsWith("*"))) return start + sign + words + sign + end;
  if (sign === "**") return right === "*" && left !== "*" ? start + sign + words + sign + end : undefined;
  const canUnderline = !/[\p{L}\p{N}_]/u.test(left) && !/[\p{L}\p{N}_]/u.test(right);
  return canUnderline ? `${start}_${words}_${end}` : undefined;
}

interface Edge {
  readonly sign: Delimiter;
  /** The sign outside, and how many characters inside are only text. */
  readonly beside: string;
  readonly plain: number;
}

const partners: Readonly<Record<string, string>> = { "”": "“", "»": "«", ")": "(", "’": "‘", "」": "「", "』": "『", "）": "（", '"': '"' };

/** A quotation mark does not stay alone inside when its partner goes outside. */
function withPartner(inner: string, start: string, end: string): string {
  const opening = inner.charAt(start.length);
  return Array.from(end).some((sign) => partners[sign] === opening) && inner.length > start.length + end.length + 1
    ? start + opening
    : start;
}

/** What stays before the mark. */
function startOf(inner: string, { sign, beside, plain }: Edge): string | undefined {
  let at = 0;
  for (let step = spaceAt(inner, at); step > 0; step = spaceAt(inner, at)) at += step;
  while (!canOpen(inner.slice(0, at).at(-1) ?? beside, signAfterMarks(inner, at, sign))) {
    const step = plainSignAt(inner, at);
    if (step === 0 || at + step > plain) return undefined;
    at += step;
    for (let next = spaceAt(inner, at); next > 0; next = spaceAt(inner, at)) at += next;
    if (at >= inner.length) break;
  }
  return inner.slice(0, at);
}

/** A break or a space, and how long it is. */
function spaceAt(text: string, at: number): number {
  if (text.startsWith("\\\n", at)) return 2;
  if (text.startsWith("<br>", at)) return 4;
  return at < text.length && /\s/.test(text.charAt(at)) ? 1 : 0;
}

/** A sign of punctuation that is only text, and how long it is. */
function plainSignAt(text: string, at: number): number {
  const sign = text.charAt(at);
  if (sign === "\\") return 2;
  const whole = String.fromCodePoint(text.codePointAt(at) ?? 0x20);
  return /[\p{P}\p{S}]/u.test(whole) ? whole.length : 0;
}

/** What stays behind the mark. */
function endOf(inner: string, { sign, beside, plain }: Edge): string | undefined {
  let at = inner.length;
  for (let step = spaceBefore(inner, at); step > 0; step = spaceBefore(inner, at)) at -= step;
  while (at > 0 && !canClose(signBeforeMarks(inner, at, sign), inner.charAt(at) || beside)) {
    const step = plainSignBefore(inner, at);
    if (step === 0 || inner.length - at + step > plain) return undefined;
    at -= step;
    for (let next = spaceBefore(inner, at); next > 0; next = spaceBefore(inner, at)) at -= next;
  }
  return inner.slice(at);
}

function spaceBefore(text: string, at: number): number {
  if (text.endsWith("\\\n", at)) return 2;
  if (text.endsWith("<br>", at)) return 4;
  return at > 0 && /\s/.test(text.charAt(at - 1)) ? 1 : 0;
}

function plainSignBefore(text: string, at: number): number {
  const isEscaped = /(?:^|[^\\])(?:\\\\)*\\$/.test(text.slice(Math.max(0, at - 9), at - 1));
  if (isEscaped) return 2;
  const sign = text.charAt(at - 1);
  const length = /[\udc00-\udfff]/.test(sign) ? 2 : 1;
  return /[\p{P}\p{S}]/u.test(text.slice(at - length, at)) ? length : 0;
}

/** The first sign that is none of the same run of stars. */
function signAfterMarks(text: string, at: number, sign: Delimiter): string {
  let next = at;
  while (sign !== "~~" && text.charAt(next) === "*") next += 1;
  return String.fromCodePoint(text.codePointAt(next) ?? 0x20);
}

function signBeforeMarks(text: string, at: number, sign: Delimiter): string {
  let last = at;
  while (sign !== "~~" && text.charAt(last - 1) === "*") last -= 1;
  return text.charAt(last - 1);
}

const isSpace = (sign: string): boolean => sign === "" || /\s/.test(sign);
/** Of one kind in CommonMark 0.31, and of none before. */
const mayBePunctuation = (sign: string): boolean => /[\p{P}\p{S}\p{Cs}]/u.test(sign);
const isPunctuation = (sign: string): boolean => /[\p{P}!-/:-@[-`{-~]/u.test(sign);

/** Whether a mark between these two signs opens something. */
export function canOpen(before: string, next: string): boolean {
  return !isSpace(next) && (!mayBePunctuation(next) || isSpace(before) || isPunctuation(before));
}

export function canClose(last: string, after: string): boolean {
  return !isSpace(last) && (!mayBePunctuation(last) || isSpace(after) || isPunctuation(after));
}
