import * as z from "zod/mini";
import type { InboxList } from "../../../../answers/inbox.ts";
import type { ContactStore } from "../../projects/project.ts";
import { countParameter, must } from "../../projects/site/fields.ts";
import { itemKinds, itemStates, peopleOf, toInboxItem } from "./inbox-item.ts";
import { inboxLimits } from "./limits.ts";
import type { TeamItem } from "../questions/team-item.ts";

export const InboxListQuery = z.object({
  state: z._default(z.enum(itemStates, must("open or done")), "open"),
  kind: z.optional(z.enum(itemKinds, must(`one of ${itemKinds.join(", ")}`))),
  limit: countParameter({ most: inboxLimits.mostListed, otherwise: inboxLimits.listed }),
  cursor: z.optional(z.string()),
});

export type InboxQuery = z.output<typeof InboxListQuery>;

/** A page of the stored list. Shorter than the limit if most of what was read is of another kind. */
export interface InboxPage {
  readonly items: readonly TeamItem[];
  readonly next_cursor: string | null;
}

/** Adds who asked and who in the team changed the item. */
export const describeInbox = async (people: ContactStore, { items, next_cursor }: InboxPage): Promise<InboxList> => {
  const contactOf = await people.findContacts(items.flatMap(peopleOf));
  return { items: items.map((item) => toInboxItem(item, contactOf)), next_cursor };
};
