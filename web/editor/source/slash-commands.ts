import type { StateCommand } from "@codemirror/state";
import type { Command } from "@codemirror/view";
import type { IconNode } from "lucide";
import Code from "lucide/dist/esm/icons/code.mjs";
import Heading2 from "lucide/dist/esm/icons/heading-2.mjs";
import Heading3 from "lucide/dist/esm/icons/heading-3.mjs";
import ImageUp from "lucide/dist/esm/icons/image-up.mjs";
import Image from "lucide/dist/esm/icons/image.mjs";
import Link from "lucide/dist/esm/icons/link.mjs";
import ListOrdered from "lucide/dist/esm/icons/list-ordered.mjs";
import ListTodo from "lucide/dist/esm/icons/list-todo.mjs";
import List from "lucide/dist/esm/icons/list.mjs";
import Minus from "lucide/dist/esm/icons/minus.mjs";
import Table2 from "lucide/dist/esm/icons/table-2.mjs";
import TextQuote from "lucide/dist/esm/icons/text-quote.mjs";
import type { LateTexts } from "../late-texts/en.ts";
import { headingPrefix, taskPrefix } from "./block-prefixes.ts";
import { formatCommands } from "./format-commands.ts";
import { insertBlock, insertTable } from "./insert-block.ts";
import { pickLink } from "./link-commands.ts";
import { pickPicture } from "./picture-places.ts";
import { togglePrefix } from "./toggle-prefix.ts";

type Section = keyof LateTexts["blocks"]["sections"];

export interface SlashCommand {
  readonly name: keyof LateTexts["blocks"]["menu"];
  readonly command: Command;
  readonly section: Section;
  readonly drawn: IconNode;
  /** Its marks, for whoever wants to type them. */
  readonly marks: string;
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

const subheading = togglePrefix(headingPrefix("###", /^### /));
const tasks = togglePrefix(taskPrefix);

/** The entries of the menu, in order. */
export const slashCommands: readonly SlashCommand[] = [
  { name: "heading2", section: "text", drawn: Heading2, marks: "##", command: formatCommands.heading },
  { name: "heading3", section: "text", drawn: Heading3, marks: "###", command: subheading },
  { name: "quote", section: "text", drawn: TextQuote, marks: ">", command: formatCommands.quote },
  { name: "code", section: "text", drawn: Code, marks: "```", command: insertBlock("```\n\n```", 4) },
  { name: "bullets", section: "lists", drawn: List, marks: "-", command: formatCommands.bullets },
  { name: "numbers", section: "lists", drawn: ListOrdered, marks: "1.", command: formatCommands.numbers },
  { name: "tasks", section: "lists", drawn: ListTodo, marks: "- [ ]", command: tasks },
  { name: "upload", section: "insert", drawn: ImageUp, marks: "", command: pickPicture },
  { name: "picture", section: "insert", drawn: Image, marks: "![ ]( )", command: insert("![", "](https://)") },
  { name: "link", section: "insert", drawn: Link, marks: "[ ]( )", command: pickLink },
  { name: "table", section: "insert", drawn: Table2, marks: "| |", command: insertTable },
  { name: "rule", section: "insert", drawn: Minus, marks: "---", command: insertBlock("---\n", 4) },
];
