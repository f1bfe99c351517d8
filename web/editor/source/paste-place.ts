/** Where something is pasted. */
export type PastePlace =
  | { readonly kind: "code" }
  | { readonly kind: "cell" }
  | {
      readonly kind: "line";
      /** The signs of the quotation around it. */
      readonly quote: string;
      /** The depth of what goes on with the item around it, and the depth of the item. */
      readonly indent: string;
      readonly outer: string;
      /** The marker of the item that the line begins; undefined for another line. */
      readonly marker: string | undefined;
      readonly isHeading: boolean;
      /** Whether there are words before and after it in its line, and in the lines before and after. */
      readonly hasBefore: boolean;
      readonly hasAfter: boolean;
      readonly followsText: boolean;
      readonly precedesText: boolean;
    };

/** Where in a Markdown text a place is. */
export function placeAt(text: string, from: number, to: number): PastePlace {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const end = endOfLine(text, to);
  const line = text.slice(start, from) + text.slice(to, end);
  const above = text.slice(text.lastIndexOf("\n", start - 2) + 1, Math.max(0, start - 1));
  const below = end < text.length ? text.slice(end + 1, endOfLine(text, end + 1)) : "";
  if (isInCode(text, start) || isInSpan(text.slice(start, from), text.slice(to, end))) return { kind: "code" };
  if (isRow(line, above, below)) return { kind: "cell" };
  const [quote = ""] = /^(?:[ \t]*>[ \t]?)*/.exec(text.slice(start, from)) ?? [];
  const rest = text.slice(start + quote.length, from);
  const item = /^(\s*)((?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)/.exec(rest);
  const outer = item?.[1] ?? /^\s*/.exec(rest)?.[0] ?? "";
  const indent = item === null ? outer : outer + " ".repeat((item[2] ?? "").replace(/\[[ xX]\][ \t]+$/, "").length);
  const heading = /^#{1,6}[ \t]/.exec(rest);
  const before = rest.slice(item?.[0].length ?? heading?.[0].length ?? 0);
  return {
    kind: "line",
    quote,
    indent,
    outer,
    marker: item?.[2],
    isHeading: heading !== null,
    hasBefore: before.trim() !== "",
    hasAfter: text.slice(to, end).trim() !== "",
    followsText: start > 0 && !isEmpty(above),
    precedesText: !isEmpty(below),
  };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

/** Nothing, or only the signs of a quotation. */
const isEmpty = (line: string): boolean => /^[\s>]*$/.test(line);

/** Whether a fence is open where a line starts. */
function isInCode(text: string, end: number): boolean {
  let fence: string | undefined;
  for (let at = 0; at < end; at = endOfLine(text, at) + 1) {
    const line = text.slice(at, endOfLine(text, at));
    const rest = line.replace(/^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/, "");
    const [found = ""] = /^(?:`{3,}|~{3,})/.exec(rest) ?? [];
    const info = rest.slice(found.length);
    if (found === "") continue;
    if (fence === undefined) fence = found.startsWith("`") && info.includes("`") ? undefined : found;
    else if (found.startsWith(fence) && info.trim() === "") fence = undefined;
  }
  return fence !== undefined;
}

/** Between the backticks of a line. */
function isInSpan(before: string, after: string): boolean {
  return (before.match(/`+/g)?.length ?? 0) % 2 === 1 && after.includes("`");
}

/** A row of a table: between pipes, or beside the line below its heading. */
function isRow(line: string, above: string, below: string): boolean {
  if (/^[ \t>]*\|/.test(line)) return true;
  return line.includes("|") && (isDelimiters(above) || isDelimiters(below));
}

function isDelimiters(line: string): boolean {
  return line.includes("|") && line.includes("-") && /^[\s|:-]+$/.test(line);
}
