import * as z from "zod/mini";
import type { ContactStore } from "../projects/project.ts";
import { countParameter, must } from "../sites/fields.ts";
import { type InboxItem, itemKinds, itemStates, peopleOf, toInboxItem, type ItemKind, type ItemState } from "./inbox-item.ts";
import { inboxLimits } from "./limits.ts";
import type { Item } from "../questions/team-item.ts";

/** The parameters of the list. */
export const InboxListQuery = z.object({
  state: z._default(z.enum(itemStates, must("open or done")), "open"),
  kind: z.optional(z.enum(itemKinds, must(`one of ${itemKinds.join(", ")}`))),
  limit: countParameter({ most: inboxLimits.mostListed, otherwise: inboxLimits.listed }),
  cursor: z.optional(z.string()),
});

export const toInboxQuery = ({ state, kind, limit, cursor }: z.output<typeof InboxListQuery>): InboxQuery => ({
  state,
  kind,
  limit,
  after: cursor,
});

export interface InboxList {
  readonly items: readonly InboxItem[];
  readonly next_cursor: string | null;
}

/** Adds the people to a page of the list: who asked, and who of the team changed it. */
export const describeInbox = async (people: ContactStore, { items, next }: InboxPage): Promise<InboxList> => {
  const contactOf = await people.findContacts(items.flatMap(peopleOf));
  return { items: items.map((item) => toInboxItem(item, contactOf)), next_cursor: next ?? null };
};

export interface InboxQuery {
  readonly state: ItemState;
  /** Undefined: all. */
  readonly kind: ItemKind | undefined;
  readonly limit: number;
  /** `next` of the page of the list before. */
  readonly after: string | undefined;
}

interface InboxPage {
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
