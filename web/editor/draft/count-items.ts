/** Stands for the number of an item that counts on from the one above: a character that no text has. */
const counted = "\uE000";

/** How many characters of a line from here are the number of an item: 1 to 9 digits or the sign, before a full stop or bracket. 0: none. */
const numberLength = (text: string, from: number, end: number): number => {
  let at = from;
  if (text[at] === counted) at += 1;
  else while (at - from < 9 && isDigit(text.charCodeAt(at))) at += 1;
  const isMarked = at > from && (text[at] === "." || text[at] === ")");
  return isMarked && (at + 1 === end || isBlank(text.charCodeAt(at + 1))) ? at - from : 0;
};

const endOfLine = (text: string, from: number): number => {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
};

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

const isBlank = (code: number): boolean => code === 0x20 || code === 0x09;

/**
 * Goes through the items of a text, with the number that each would have if it counted on from the one above. Nothing is cut out of a text of
 * many lines but the numbers of items.
 */
const mapItems = (text: string, numberOf: (written: string, next: number | undefined) => string): string => {
  /** The number of the last item, by its depth. */
  const last = new Map<number, number>();
  const parts: string[] = [];
  let done = 0;
  for (let start = 0; start < text.length; start = endOfLine(text, start) + 1) {
    const end = endOfLine(text, start);
    let at = start;
    while (at < end && isBlank(text.charCodeAt(at))) at += 1;
    if (at === end) continue;
    const depth = at - start;
    const length = numberLength(text, at, end);
    if (last.size > 0) for (const other of last.keys()) if (other > depth || (other === depth && length === 0)) last.delete(other);
    if (length === 0) continue;
    const written = text.slice(at, at + length);
    const before = last.get(depth);
    const next = before === undefined ? undefined : before + 1;
    last.set(depth, written === counted ? (next ?? 1) : Number(written));
    const number = numberOf(written, next);
    if (number === written) continue;
    parts.push(text.slice(done, at), number);
    done = at + length;
  }
  return parts.join("") + text.slice(done);
};

/** A new item changes no number below it then. */
export const uncount = (text: string): string =>
  /^[ \t]*\d/m.test(text) ? mapItems(text, (written, next) => (Number(written) === next ? counted : written)) : text;

export const count = (text: string): string =>
  text.includes(counted) ? mapItems(text, (written, next) => (written === counted ? String(next ?? 1) : written)) : text;
