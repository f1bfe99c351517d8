import type { Item } from "../questions/team-item.ts";
import type { ItemKind, ItemState } from "./inbox-item.ts";

export interface InboxQuery {
  readonly state: ItemState;
  /** Undefined: all. */
  readonly kind: ItemKind | undefined;
  readonly limit: number;
  /** `next` of the page of the list before. */
  readonly after: string | undefined;
}

export interface InboxPage {
  /** May be fewer than the limit, if most of what was read is of another kind. */
  readonly items: readonly Item[];
  /** Undefined on the last page. */
  readonly next: string | undefined;
}

export interface InboxStore {
  /**
   * Open items: messages, the newest first, then questions, the most asked first. Done ones: the newest first.
   *
   * @throws AppError `invalid_request` for a position that no list gave, `unavailable`
   */
  readonly listItems: (projectId: string, query: InboxQuery) => Promise<InboxPage>;
}
