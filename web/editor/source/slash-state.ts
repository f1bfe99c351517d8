import { syntaxTree } from "@codemirror/language";
import { type EditorState, StateEffect, StateField, type Transaction } from "@codemirror/state";
import { fold } from "../../shared/fold.ts";
import { lateTexts } from "../late-texts.ts";
import { slashCommands, type SlashCommand } from "./slash-commands.ts";

/** The menu that a slash opens. */
export interface SlashMenu {
  /** The position of the slash. */
  readonly from: number;
  readonly entries: readonly SlashCommand[];
  /** Nothing is searched: all entries, in their sections. */
  readonly isWhole: boolean;
  readonly chosen: number;
}

export const choose = StateEffect.define<number>();
export const close = StateEffect.define();

/** Places where a slash is literal. */
const literal = /Code|Link|URL|HTML|Autolink/;

/** A slash that begins a line, with the search text after it. Elsewhere people write slashes: `S / M`, `km /h`, `n / a`. */
export const menuAt = (state: EditorState): SlashMenu | undefined => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  const typed = /^\s*(\/(?! )[\p{L}\p{N} ]{0,20})$/u.exec(line.text.slice(0, main.head - line.from))?.[1];
  if (typed === undefined || !main.empty || literal.test(syntaxTree(state).resolveInner(main.head, -1).name)) return undefined;
  const entries = entriesFor(fold(typed.slice(1)));
  return entries.length === 0 ? undefined : { from: main.head - typed.length, entries, isWhole: typed === "/", chosen: 0 };
};

/** The name of an entry, and other words for it. */
export const wordsOf = (entry: SlashCommand): readonly [name: string, also: string] => {
  const [name = "", also = ""] = lateTexts.blocks.menu[entry.name].split("|");
  return [name, also];
};

/** Entries whose names begin so, then those in whose names a word begins so, then those with another word that does. */
const entriesFor = (words: string): readonly SlashCommand[] => {
  const rank = (entry: SlashCommand): number => {
    const [name, also] = wordsOf(entry).map(fold);
    if (name?.startsWith(words) === true) return 0;
    return [name, also].findIndex((text) => ` ${text?.replaceAll("-", " ")}`.includes(` ${words}`)) + 1 || Infinity;
  };
  return [0, 1, 2].flatMap((wanted) => slashCommands.filter((entry) => rank(entry) === wanted));
};

/** Opened only by typing: moving the cursor past a slash opens nothing. */
export const slashState = StateField.define<SlashMenu | undefined>({
  create: () => undefined,
  update: (menu, transaction) => {
    if (transaction.effects.some((effect) => effect.is(close))) return undefined;
    const chosen = transaction.effects.find((effect) => effect.is(choose));
    if (chosen !== undefined && menu !== undefined) return { ...menu, chosen: chosen.value };
    if (!transaction.docChanged) return transaction.selection === undefined ? menu : undefined;
    return isTyped(transaction) && (menu !== undefined || opens(transaction)) ? menuAt(transaction.state) : undefined;
  },
});

const isTyped = (transaction: Transaction): boolean => transaction.isUserEvent("input.type") || transaction.isUserEvent("delete.backward");

const opens = ({ state }: Transaction): boolean => {
  const { head } = state.selection.main;
  return state.sliceDoc(head - 1, head) === "/";
};
