import type { LecternProject } from "@lectern/client";

/** Above 9 nobody counts, and each costs a read. */
const most = 9;

/** How many items of the inbox wait, for the bar. Empty: none, or this person may not know. */
export const countOpen = async (project: LecternProject): Promise<string> => {
  try {
    const { items, next_cursor: next } = await project.inbox.list({ state: "open", limit: most });
    return items.length === 0 ? "" : `${items.length}${next === null ? "" : "+"}`;
  } catch {
    return ""; // no permission, or no network: the inbox says so
  }
};
