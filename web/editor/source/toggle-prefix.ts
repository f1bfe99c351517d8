import type { ChangeSpec, StateCommand } from "@codemirror/state";
import { isBlank, linesAt } from "./selected-lines.ts";

interface Prefix {
  /** The prefix of the line with this number, among those that get one. */
  readonly of: (index: number) => string;
  /** Matches a line that has it. */
  readonly own: RegExp;
  /** Matches the prefix that it replaces. */
  readonly instead: RegExp;
}

/** Puts a prefix before every selected line that has text, or removes it if all have it. A single line may be empty. */
export const togglePrefix =
  ({ of, own, instead }: Prefix): StateCommand =>
  ({ state, dispatch }) => {
    const selected = linesAt(state, state.selection.main);
    const written = selected.filter(({ text }) => !isBlank(text));
    const lines = written.length === 0 ? selected.slice(0, 1) : written;
    const isPrefixed = lines.every(({ text }) => own.test(text));
    const changes = lines.map(({ from, text }, index): ChangeSpec => {
      const [, indent = ""] = /^(\s*)/.exec(text) ?? [];
      const { length } = instead.exec(text)?.[0] ?? indent;
      return { from: from + indent.length, to: from + Math.max(length, indent.length), insert: isPrefixed ? "" : of(index) };
    });
    const set = state.changes(changes);
    const { anchor, head } = state.selection.main;
    const selection = { anchor: set.mapPos(anchor, 1), head: set.mapPos(head, 1) };
    dispatch(state.update({ changes: set, selection, userEvent: "input", scrollIntoView: true }));
    return true;
  };
