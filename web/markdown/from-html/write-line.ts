import { escapeAddress } from "./addresses.ts";
import { escapeText } from "./escape.ts";
import type { Inline } from "./inline.ts";
import { type Delimiter, fitMark } from "./marks-fit.ts";

/** Where a line is written. */
export interface LinePlace {
  readonly isInCell: boolean;
  /** What a line break becomes. */
  readonly lineBreak: string;
}

type Mark = "link" | "bold" | "italic" | "strike";

const order: readonly Mark[] = ["link", "strike", "bold", "italic"];

interface Run {
  readonly items: readonly Inline[];
  readonly active: readonly Mark[];
  /** The signs around it. */
  readonly before: string;
  readonly after: string;
  readonly isBeforeStar: boolean;
  readonly place: LinePlace;
}

/** The Markdown of a paragraph's line. */
export function writeLine(items: readonly Inline[], place: LinePlace): string {
  return writeRun({ items, active: [], before: "", after: "", isBeforeStar: false, place });
}

function writeRun({ items, active, before, after, place }: Run): string {
  const out: string[] = [];
  for (let at = 0; at < items.length;) {
    const { mark, end } = longestMark(items, at, active);
    const [left, right] = [out.at(-1)?.at(-1) ?? before, end < items.length ? firstSign(items[end], active) : after];
    const isBeforeStar = end < items.length && beginsWithStar(items[end], active);
    const run = { items: items.slice(at, end), active, before: left, after: right, isBeforeStar, place };
    if (mark === undefined) add(out, writeItem(items[at], run));
    else if (mark === "link") add(out, writeLink(run));
    else add(out, writeMarked(mark, run));
    at = end;
  }
  return out.join("");
}

/** The mark that goes on for longest, and where it ends. */
function longestMark(
  items: readonly Inline[],
  at: number,
  active: readonly Mark[],
): { readonly mark: Mark | undefined; readonly end: number } {
  let [mark, end]: [Mark | undefined, number] = [undefined, at + 1];
  for (const one of order) {
    const value = items[at]?.marks[one];
    if (value === undefined || value === "" || value === false || active.includes(one)) continue;
    let last = at + 1;
    while (last < items.length && items[last]?.marks[one] === value) last += 1;
    if (mark === undefined || last > end) [mark, end] = [one, last];
  }
  return { mark, end };
}

function firstSign(item: Inline | undefined, active: readonly Mark[]): string {
  if (item === undefined || item.kind === "break") return " ";
  const sign = item.text.at(0) ?? "";
  if (/\s/.test(sign)) return sign;
  if (item.marks.link !== "" && !active.includes("link")) return "[";
  if (item.marks.strike && !active.includes("strike")) return "~";
  return item.marks.code && item.kind === "text" ? "`" : sign;
}

/** Whether what follows begins with stars. If it cannot have them, its own first sign follows. */
function beginsWithStar(item: Inline | undefined, active: readonly Mark[]): boolean {
  if (item?.kind !== "text" || /^\s/.test(item.text) || (item.marks.link !== "" && !active.includes("link"))) return false;
  return (item.marks.bold && !active.includes("bold")) || (item.marks.italic && !active.includes("italic"));
}

function writeItem(item: Inline | undefined, { active, before, after, place }: Run): string {
  if (item === undefined) return "";
  if (item.kind === "break") return place.lineBreak;
  if (item.kind === "raw") return item.text;
  if (item.marks.code) return writeCode(item.text, place);
  const [isInLink, isStruck] = [active.includes("link"), active.includes("strike")];
  return escapeText(item.text, { before, after, isInLink, isStruck, isInCell: place.isInCell });
}

function writeCode(text: string, { isInCell }: LinePlace): string {
  const words = text.trim();
  if (words === "") return text;
  const [start, end] = [text.startsWith(" ") ? " " : "", text.endsWith(" ") ? " " : ""];
  const fence = "`".repeat(1 + longestRun(words));
  const pad = words.startsWith("`") || words.endsWith("`") ? " " : "";
  return `${start}${fence}${pad}${isInCell ? words.replaceAll("|", String.raw`\|`) : words}${pad}${fence}${end}`;
}

/** The longest run of backticks. */
export function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 0);
}

/** Its last part is never empty, so that its last sign is known. Two pieces of code would be read as one that does not end. */
function add(out: string[], part: string): void {
  if (part.startsWith("`") && out.at(-1)?.endsWith("`") === true) out.push(" ");
  if (part.startsWith("~") && out.at(-1)?.endsWith("~") === true) out.push("\\");
  // An exclamation mark before a link would make a picture of it.
  const last = out.at(-1) ?? "";
  if (part.startsWith("[") && last.endsWith("!") && !/(?:^|[^\\])(?:\\\\)*\\!$/.test(last.slice(-20)))
    out.splice(-1, 1, `${last.slice(0, -1)}\\!`);
  if (part !== "") out.push(part);
}

function writeLink(run: Run): string {
  const address = run.items[0]?.marks.link ?? "";
  const inner = writeRun({ ...run, active: [...run.active, "link"], before: "[", after: "]" });
  const words = inner.trim();
  if (words === "" || words === "\\") return inner;
  const at = inner.indexOf(words);
  const [start, end] = [inner.slice(0, at), inner.slice(at + words.length)];
  const text = run.items
    .map((item) => (item.kind === "text" ? item.text : "\n"))
    .join("")
    .trim();
  const isItself = text === address || `mailto:${text}` === address || (address === `${text}/` && /^https?:/i.test(text));
  // In angle brackets that are text, it would be taken for their content.
  if (isItself && run.before !== "<" && /^[\w.:/?=&%#@+-]+$/.test(text)) return start + writeAddress(text, run) + end;
  return `${start}[${words}](${escapeAddress(address)})${end}`;
}

/** An address that is its own text. */
function writeAddress(text: string, { before, after }: Run): string {
  const isApart = !/[\p{L}\p{N}]/u.test(before + after);
  return isApart && /^[a-z\d.:/?=&%#@+-]*[a-z\d/]$/i.test(text) ? text : `<${text}>`;
}

const delimiters: Readonly<Record<Exclude<Mark, "link">, Delimiter>> = { bold: "**", italic: "*", strike: "~~" };

function writeMarked(mark: Exclude<Mark, "link">, run: Run): string {
  const other: "bold" | "italic" = mark === "bold" ? "italic" : "bold";
  const worded = run.items.filter((item) => item.kind === "raw" || (item.kind === "text" && item.text.trim() !== ""));
  const isMixed = mark !== "strike" && !run.items.every(({ marks }) => marks[other]);
  // Stars of several could belong to each other.
  const isAtEdge = worded[0]?.marks[other] === true || worded.at(-1)?.marks[other] === true;
  const isAmbiguous =
    isMixed && isAtEdge && worded.some(({ marks }, at) => marks[other] && at > 1 && worded[at - 1]?.marks[other] === false);
  const active: readonly Mark[] = isAmbiguous ? [...run.active, mark, other] : [...run.active, mark];
  const sign = delimiters[mark];
  // Inside, the signs of this mark are punctuation like any other: *** is read as both.
  const inner = writeRun({ ...run, active, before: "(", after: ")", isBeforeStar: false });
  const [plainStart, plainEnd] = [run.items[0], run.items.at(-1)].map((item) =>
    plainLength(item, { ...run, active, before: "x", after: "x" }),
  );
  const fitted = fitMark(inner, sign, { ...run, plainStart: plainStart ?? 0, plainEnd: plainEnd ?? 0 });
  if (fitted !== undefined) return fitted;
  const pieces = splitAtLinks(run.items);
  if (pieces.length > 1 || isLink(run.items, run.active)) return writePieces(mark, pieces, run);
  if (mark !== "strike") return writeRun({ ...run, active });
  // Without its mark, a struck-out text would be valid: it matters more than others.
  return run.active.includes("bold") && run.active.includes("italic")
    ? ` ${sign}${inner.trim()}${sign} `
    : writeMarked(mark, { ...run, active: [...run.active, "bold", "italic"] });
}

/** How long a part without other marks is. */
function plainLength(item: Inline | undefined, run: Run): number {
  if (
    item?.kind !== "text" ||
    item.marks.code ||
    order.some((mark) => !run.active.includes(mark) && item.marks[mark] !== false && item.marks[mark] !== "")
  )
    return 0;
  return writeItem(item, run).length;
}

const isLink = (items: readonly Inline[], active: readonly Mark[]): boolean =>
  (items[0]?.marks.link ?? "") !== "" && !active.includes("link");

/** The mark goes into the links. */
function writePieces(mark: Exclude<Mark, "link">, pieces: readonly (readonly Inline[])[], run: Run): string {
  const out: string[] = [];
  for (const [index, items] of pieces.entries()) {
    const piece: Run = { ...run, items, before: out.at(-1)?.at(-1) ?? run.before, after: firstSign(pieces[index + 1]?.[0], run.active) };
    const last: Run = index === pieces.length - 1 ? { ...piece, after: run.after } : piece;
    if (isLink(items, run.active)) add(out, writeLink(last));
    else add(out, writeMarked(mark, last));
  }
  return out.join("");
}

function splitAtLinks(items: readonly Inline[]): readonly (readonly Inline[])[] {
  const pieces: Inline[][] = [];
  for (const item of items) {
    const last = pieces.at(-1);
    if (last !== undefined && last[0]?.marks.link === item.marks.link) last.push(item);
    else pieces.push([item]);
  }
  return pieces;
}
