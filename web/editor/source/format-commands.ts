import type { StateCommand } from "@codemirror/state";
import { insertTable } from "./insert-block.ts";
import { linesAt } from "./selected-lines.ts";
import { toggleMarks } from "./toggle-marks.ts";
import { togglePrefix } from "./toggle-prefix.ts";

/** `[text](address)`, with the address selected. A link becomes text again, because links cannot be nested. */
const toggleLink: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.selection.main;
  const line = state.doc.lineAt(from);
  const around = [...line.text.matchAll(/\[([^\]]*)\]\([^)]*\)/g)]
    .map((link) => ({ text: link[1] ?? "", from: line.from + link.index, to: line.from + link.index + link[0].length }))
    .find((link) => link.from <= from && to <= link.to);
  if (around !== undefined && from < to) {
    const { text } = around;
    const selection = { anchor: around.from, head: around.from + text.length };
    dispatch(
      state.update({ changes: { from: around.from, to: around.to, insert: text }, selection, userEvent: "input", scrollIntoView: true }),
    );
    return true;
  }
  const text = state.sliceDoc(from, to);
  const address = "https://";
  const start = from + text.length + 3;
  dispatch(
    state.update({
      changes: { from, to, insert: `[${text}](${address})` },
      selection: text === "" ? { anchor: from + 1 } : { anchor: start, head: start + address.length },
      userEvent: "input",
      scrollIntoView: true,
    }),
  );
  return true;
};

/** Lines between fences, which mark code of several lines. */
const toggleFence: StateCommand = ({ state, dispatch }) => {
  const lines = linesAt(state, state.selection.main);
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return false;
  const changes = [
    { from: first.from, insert: "```\n" },
    { from: last.to, insert: "\n```" },
  ];
  dispatch(state.update({ changes, userEvent: "input", scrollIntoView: true }));
  return true;
};

const markCode = toggleMarks("`");

const toggleCode: StateCommand = (target) =>
  linesAt(target.state, target.state.selection.main).length > 1 ? toggleFence(target) : markCode(target);

const listItem = /^\s*(?:[-*+]|\d+[.)]) /;

/** The toolbar's actions, by the name of the button. Pure: they are tested without a page. */
export const formatCommands = {
  bold: toggleMarks("**"),
  italic: toggleMarks("*"),
  code: toggleCode,
  heading: togglePrefix({ of: () => "## ", own: /^#{1,6} /, instead: /^#{1,6} / }),
  quote: togglePrefix({ of: () => "> ", own: /^> ?/, instead: /^> ?/ }),
  bullets: togglePrefix({ of: () => "- ", own: /^\s*[-*+] /, instead: listItem }),
  numbers: togglePrefix({ of: (index) => `${index + 1}. `, own: /^\s*\d+[.)] /, instead: listItem }),
  link: toggleLink,
  table: insertTable,
} as const satisfies Readonly<Record<string, StateCommand>>;

export type FormatCommand = keyof typeof formatCommands;
