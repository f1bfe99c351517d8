import type { ChangeSpec, EditorState, Line, StateCommand } from "@codemirror/state";
import { countBelow } from "./count-below.ts";
import { isNumberedItem } from "./numbered-items.ts";
import { breakAt, isBlank, linesAt } from "./selected-lines.ts";
import { rowsAmong } from "./table-commands.ts";

/** What is before the words of a line, from the outermost on. */
export interface Parts {
  readonly line: Line;
  readonly quote: string;
  readonly indent: string;
  /** `- `, `1. ` or `## `; empty for another line. */
  readonly mark: string;
  readonly box: string;
}

const pattern = /^((?:[ \t]*>[ \t]?)*)(\s*)((?:[-*+]|\d{1,9}[.)]) +|#{1,6} +)?(\[[ xX]\] )?/;

const partsOf = ({ doc }: EditorState, line: Line): Parts => {
  const [, quote = "", indent = "", mark = "", box = ""] = pattern.exec(line.text) ?? [];
  const isDate = /^\d/.test(mark) && !isNumberedItem(doc, line);
  return { line, quote, indent, ...(isDate || mark === "" ? { mark: "", box: "" } : { mark, box }) };
};

/** What the start of each line becomes; the lines have words, or are the only one. A list counts on from the number of the item above. */
export type Starts = (lines: readonly Parts[], numberAbove: number) => readonly string[];

export interface Prefix {
  /** Whether a line has it. */
  readonly own: (line: Parts) => boolean;
  readonly add: Starts;
  readonly remove: Starts;
  /** Whether lines around it could become part of it. */
  readonly isContainer: boolean;
  /** Whether its lines are those of a paragraph still. */
  readonly keepsLines: boolean;
}

/** Puts something before every selected line that has text, or removes it if all have it. A single line may be empty. Rows of a table get none. */
export const togglePrefix =
  ({ own, add, remove, isContainer, keepsLines }: Prefix): StateCommand =>
  ({ state, dispatch }) => {
    const selected = linesAt(state, state.selection.main);
    const rows = rowsAmong(state, selected);
    const written = selected.filter((line) => !isBlank(line.text) && !rows.has(line));
    const lines = (written.length === 0 && rows.size === 0 ? selected.slice(0, 1) : written).map((line) => partsOf(state, line));
    const isPrefixed = lines.every(own);
    const starts = (isPrefixed ? remove : add)(lines, numberAbove(state, lines[0]));
    const changes = lines.flatMap((parts, index): readonly ChangeSpec[] => {
      const { line } = parts;
      const length = lengthOf(parts);
      const keepsBreak = isPrefixed || goesOn(state, parts) || (keepsLines && index < lines.length - 1);
      const end = keepsBreak ? undefined : breakAt(line.text.slice(length));
      return [
        { from: line.from, to: line.from + length, insert: starts[index] ?? "" },
        ...(beginsList(parts, starts[index] ?? "") ? [{ from: line.from + length + 1, insert: "\\" }] : []),
        ...(end === undefined ? [] : [{ from: line.from + length + end, to: line.to }]),
      ];
    });
    const gaps = isContainer ? gapsAround(state, lines, { isPrefixed, start: starts[0] ?? "" }) : [];
    const counted = isPrefixed ? [] : renumberBelow(state, lines.at(-1), starts.at(-1) ?? "");
    const set = state.changes([...changes, ...gaps, ...counted]);
    const { anchor, head } = state.selection.main;
    const selection = { anchor: set.mapPos(anchor, 1), head: set.mapPos(head, 1) };
    dispatch(state.update({ changes: set, selection, userEvent: "input", scrollIntoView: true }));
    return true;
  };

const lengthOf = ({ quote, indent, mark, box }: Parts): number => (quote + indent + mark + box).length;

/** The first of January would be a list in an item. */
const beginsList = (parts: Parts, start: string): boolean =>
  parts.mark === "" && /[-*+.)] $/.test(start) && /^1[.)]\s/.test(parts.line.text.slice(lengthOf(parts)));

const besides = (state: EditorState, line: Line | undefined, by: 1 | -1): Parts | undefined => {
  const number = (line?.number ?? 0) + by;
  return line === undefined || number < 1 || number > state.doc.lines ? undefined : partsOf(state, state.doc.line(number));
};

const numberAbove = (state: EditorState, first: Parts | undefined): number => {
  const above = besides(state, first?.line, -1);
  const isBeside = above !== undefined && above.quote === first?.quote && above.indent === first.indent;
  return isBeside ? Number(/^(\d+)\. /.exec(above.mark)?.[1] ?? 0) : 0;
};

/** The items below a new one count on. */
const renumberBelow = (state: EditorState, last: Parts | undefined, start: string): readonly ChangeSpec[] => {
  const below = besides(state, last?.line, 1);
  const [, before, number] = /^([\s>]*)(\d+)\. $/.exec(start) ?? [];
  const next = /^\d+(?=\. )/.exec(below?.mark ?? "")?.[0];
  if (last === undefined || below === undefined || next === undefined || below.quote + below.indent !== before) return [];
  const [was, counted] = countBelow(state.sliceDoc(last.line.to), before, Number(next), Number(number) + 1);
  return [{ from: last.line.to, to: last.line.to + was.length, insert: counted }];
};

const hasWords = ({ line, quote }: Parts): boolean => !isBlank(line.text.slice(quote.length));

/** Whether the line below is indented further: it is of the same item then. */
const goesOn = (state: EditorState, { line, quote, indent }: Parts): boolean => {
  const below = besides(state, line, 1);
  return below !== undefined && hasWords(below) && below.quote.length === quote.length && below.indent.length > indent.length;
};

/** Lines of a paragraph, directly below an item or a quotation, would be part of it: empty lines part them. */
const gapsAround = (state: EditorState, lines: readonly Parts[], { isPrefixed, start }: { isPrefixed: boolean; start: string }) => {
  const [first, last] = [lines[0], lines.at(-1)];
  const [above, below] = [besides(state, first?.line, -1), besides(state, last?.line, 1)];
  if (first === undefined || last === undefined) return [];
  const isPlain = ({ quote, indent, mark }: Parts, beside: Parts): boolean =>
    mark === "" && quote === beside.quote && indent.length <= beside.indent.length;
  const isAlone = lines.length === 1 && /^[\s>]*\d/.test(start);
  const isGap = {
    above:
      above !== undefined &&
      hasWords(above) &&
      (isPrefixed ? first.indent === "" && takes(above, first) : isAlone && isPlain(above, first)),
    below: below !== undefined && hasWords(below) && (isPrefixed ? /^\d/.test(below.mark) : isPlain(below, last)),
  };
  return [
    ...(isGap.above ? [{ from: first.line.from - 1, insert: `\n${(/^[\s>]*/.exec(start)?.[0] ?? "").trimEnd()}` }] : []),
    ...(isGap.below ? [{ from: last.line.to + 1, insert: `${below?.quote.trimEnd() ?? ""}\n` }] : []),
  ];
};

/** Whether a line could take the one below it, which has lost its mark. */
const takes = ({ quote, indent, mark }: Parts, below: Parts): boolean =>
  below.mark === "" ? quote !== "" : quote === below.quote && (indent !== "" || /^(?:[-*+]|\d)/.test(mark));
