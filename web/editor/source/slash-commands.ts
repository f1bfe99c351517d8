import type { StateCommand } from "@codemirror/state";
import type { Command } from "@codemirror/view";
import type { LateTexts } from "../late-texts/en.ts";
import { formatCommands } from "./format-commands.ts";
import { insertBlock, insertTable } from "./insert-block.ts";
import { pickLink } from "./link-commands.ts";
import { pickPicture } from "./picture-places.ts";
import { togglePrefix } from "./toggle-prefix.ts";

export interface SlashCommand {
  readonly name: keyof LateTexts["blocks"]["menu"];
  readonly command: Command;
}

/** Inserts text into the line, with the cursor inside it. */
const insert =
  (before: string, after: string): StateCommand =>
  ({ state, dispatch }) => {
    const { from } = state.selection.main;
    dispatch(
      state.update({
        changes: { from, insert: before + after },
        selection: { anchor: from + before.length },
        userEvent: "input",
        scrollIntoView: true,
      }),
    );
    return true;
  };

/** The entries of the menu, in order. */
export const slashCommands: readonly SlashCommand[] = [
  { name: "heading2", command: formatCommands.heading },
  { name: "heading3", command: togglePrefix({ of: () => "### ", own: /^### /, instead: /^#{1,6} / }) },
  { name: "bullets", command: formatCommands.bullets },
  { name: "numbers", command: formatCommands.numbers },
  { name: "tasks", command: togglePrefix({ of: () => "- [ ] ", own: /^\s*[-*+] \[[ xX]\] /, instead: /^\s*[-*+] / }) },
  { name: "quote", command: formatCommands.quote },
  { name: "table", command: insertTable },
  { name: "code", command: insertBlock("```\n\n```", 4) },
  { name: "rule", command: insertBlock("---\n", 4) },
  { name: "link", command: pickLink },
  { name: "upload", command: pickPicture },
  { name: "picture", command: insert("![", "](https://)") },
];
