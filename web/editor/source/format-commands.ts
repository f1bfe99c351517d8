import type { StateCommand } from "@codemirror/state";
import { bulletPrefix, headingPrefix, numberPrefix, quotePrefix } from "./block-prefixes.ts";
import { insertTable } from "./insert-block.ts";
import { toggleLink } from "./link-commands.ts";
import { linesAt } from "./selected-lines.ts";
import { toggleMarks } from "./toggle-marks.ts";
import { togglePrefix } from "./toggle-prefix.ts";

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

/** What the toolbar does, by the name of its button. Pure: they are tested without a page. The editor asks what a link leads to, where it can. */
export const formatCommands = {
  bold: toggleMarks("**"),
  italic: toggleMarks("*"),
  code: toggleCode,
  heading: togglePrefix(headingPrefix("##")),
  quote: togglePrefix(quotePrefix),
  bullets: togglePrefix(bulletPrefix),
  numbers: togglePrefix(numberPrefix),
  link: toggleLink,
  table: insertTable,
} as const satisfies Readonly<Record<string, StateCommand>>;

export type FormatCommand = keyof typeof formatCommands;
