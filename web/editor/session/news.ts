import type { Text } from "@lectern/client/autosave";

/** Events besides the save state. */
export interface News {
  readonly hasJournal: boolean;
  /** The text after somebody else's changes were merged into it; undefined: there were none. */
  readonly merged: Text | undefined;
  /** Who has changed the draft while nothing was typed here; undefined: nobody. */
  readonly changedBy: { readonly name: string | null } | undefined;
  /** Who else has the page open. */
  readonly people: readonly string[];
  /** The result of the author's last action. */
  readonly done: string;
  readonly copied: string;
  /** The author has just published the page. */
  readonly isPublished: boolean;
  /** The result of copying its address. */
  readonly linkCopied: string;
}

export const noNews: News = {
  hasJournal: true,
  merged: undefined,
  changedBy: undefined,
  people: [],
  done: "",
  copied: "",
  isPublished: false,
  linkCopied: "",
};
