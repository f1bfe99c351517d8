import type { Inline } from "./inline.ts";

/** A page between HTML and Markdown. */
export type Block =
  | { readonly kind: "paragraph"; readonly line: readonly Inline[] }
  | { readonly kind: "heading"; readonly level: number; readonly line: readonly Inline[] }
  | { readonly kind: "quote"; readonly blocks: readonly Block[] }
  | { readonly kind: "code"; readonly language: string; readonly text: string }
  | { readonly kind: "table"; readonly rows: readonly Row[] }
  | { readonly kind: "rule" }
  | List
  | LooseItem;

export interface List {
  readonly kind: "list";
  readonly isOrdered: boolean;
  /** The number of its first item. */
  readonly start: number;
  readonly delimiter: "." | ")";
  readonly items: readonly Item[];
}

export interface Item {
  /** Of a to-do list: whether it is done. */
  readonly isDone?: boolean;
  readonly blocks: readonly Block[];
}

/** An item that stands alone, as Word writes it: its depth is a number, and its mark is text. */
export interface LooseItem extends Item {
  readonly kind: "item";
  readonly level: number;
  readonly label: Label;
  /** It grows by what goes on with it. */
  readonly blocks: Block[];
}

export interface Label {
  readonly isOrdered: boolean;
  /** Undefined: the next one. */
  readonly number: number | undefined;
  readonly delimiter: "." | ")";
}

/** Cells by their columns. */
export type Row = ReadonlyMap<number, readonly Block[]>;
