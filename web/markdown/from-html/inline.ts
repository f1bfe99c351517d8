/** How a text looks, as far as it means something. */
export interface Marks {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly strike: boolean;
  readonly code: boolean;
  readonly script: "" | "super" | "sub";
  /** The address of a link; empty without one. */
  readonly link: string;
}

export const noMarks: Marks = { bold: false, italic: false, strike: false, code: false, script: "", link: "" };

/** A part of a paragraph. What is `raw` is Markdown already. */
export type Inline =
  | { readonly kind: "text" | "raw"; readonly text: string; readonly marks: Marks }
  | { readonly kind: "break"; readonly marks: Marks };

export function haveSameMarks(one: Marks, other: Marks): boolean {
  return (
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.strike === other.strike &&
    one.code === other.code &&
    one.script === other.script &&
    one.link === other.link
  );
}

/** Neighbours that look the same become one. */
export function joinTexts(items: readonly Inline[]): readonly Inline[] {
  const joined: { kind: "text" | "raw" | "break"; parts: string[]; marks: Marks }[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (item.kind === "text" && last?.kind === "text" && haveSameMarks(last.marks, item.marks)) last.parts.push(item.text);
    else joined.push({ kind: item.kind, parts: item.kind === "break" ? [] : [item.text], marks: item.marks });
  }
  return joined.map(({ kind, parts, marks }) => (kind === "break" ? { kind, marks } : { kind, text: parts.join(""), marks }));
}

/** A line without doubled spaces and without those at its ends; spaces belong to the plainer neighbour. */
export function tidyLine(items: readonly Inline[]): readonly Inline[] {
  const tidy: Inline[] = [];
  // Whether a space, or the beginning of a line, is before the next letter.
  let isAfterSpace = true;
  for (const [index, item] of items.entries()) {
    if (item.kind === "break") {
      trimEnd(tidy);
      tidy.push(item);
      isAfterSpace = true;
    } else if (item.kind === "raw") {
      tidy.push(item);
      isAfterSpace = false;
    } else {
      const single = looseEdges(item.text, lastSign(tidy), firstSign(items[index + 1])).replaceAll(/[ \u00a0]{2,}/g, " ");
      const text: string = isAfterSpace ? single.replace(/^[ \u00a0]+/, "") : single;
      if (text === "") continue;
      isAfterSpace = text.endsWith(" ");
      tidy.push({ ...item, text });
    }
  }
  trimEnd(tidy);
  return joinTexts(tidy);
}

/** Programs write a no-break space where a run of text ends; within it, and beside a digit, somebody meant it. */
function looseEdges(text: string, before: string, after: string): string {
  const end = text.length > 1 && text.endsWith("\u00a0") && !/\d/.test((text.at(-2) ?? "") + after) ? `${text.slice(0, -1)} ` : text;
  return end.startsWith("\u00a0") && !/\d/.test(before + (end.at(1) ?? after)) ? ` ${end.slice(1)}` : end;
}

function lastSign(items: readonly Inline[]): string {
  const last = items.at(-1);
  return last === undefined || last.kind === "break" ? "" : (last.text.at(-1) ?? "");
}

function firstSign(item: Inline | undefined): string {
  return item === undefined || item.kind === "break" ? "" : (item.text.at(0) ?? "");
}

function trimEnd(items: Inline[]): void {
  for (let last = items.at(-1); last?.kind === "text"; last = items.at(-1)) {
    const text = last.text.replace(/(?<![ \u00a0])[ \u00a0]+$/, "");
    if (text === last.text) return;
    items.pop();
    if (text !== "") items.push({ ...last, text });
  }
}

/** The lines of a paragraph, without its breaks. */
export function linesOf(items: readonly Inline[]): readonly (readonly Inline[])[] {
  const lines: Inline[][] = [[]];
  for (const item of items) {
    if (item.kind === "break") lines.push([]);
    else lines.at(-1)?.push(item);
  }
  return lines;
}

export function plainTextOf(items: readonly Inline[]): string {
  return items.map((item) => (item.kind === "break" ? "\n" : item.text)).join("");
}
