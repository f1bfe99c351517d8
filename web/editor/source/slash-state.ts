import { syntaxTree } from "@codemirror/language";
import { type EditorState, StateEffect, StateField, type Transaction } from "@codemirror/state";
import { lateTexts } from "../late-texts.ts";
import { slashCommands, type SlashCommand } from "./slash-commands.ts";

/** The menu that a slash opens. */
export interface SlashMenu {
  /** The position of the slash. */
  readonly from: number;
  readonly entries: readonly SlashCommand[];
  readonly chosen: number;
}

export const choose = StateEffect.define<number>();
export const close = StateEffect.define();

/** Places where a slash is literal. */
const literal = /Code|Link|URL|HTML|Autolink/;

const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** A slash that begins a line, with the search text after it. Elsewhere people write slashes: `S / M`, `km /h`, `n / a`. */
export const menuAt = (state: EditorState): SlashMenu | undefined => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  const typed = /^\s*(\/(?! )[\p{L}\p{N} ]{0,20})$/u.exec(line.text.slice(0, main.head - line.from))?.[1];
  if (typed === undefined || !main.empty || literal.test(syntaxTree(state).resolveInner(main.head, -1).name)) return undefined;
  const entries = entriesFor(fold(typed.slice(1)));
  return entries.length === 0 ? undefined : { from: main.head - typed.length, entries, chosen: 0 };
};

/** Entries in whose name a word begins so; names that begin so come first. */
const entriesFor = (words: string): readonly SlashCommand[] => {
  const named = slashCommands.map((entry) => ({ entry, name: fold(lateTexts.blocks.menu[entry.name]) }));
  const begins = named.filter(({ name }) => name.startsWith(words));
  const has = named.filter(({ name }) => name.includes(` ${words}`) && !name.startsWith(words));
  return [...begins, ...has].map(({ entry }) => entry);
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
