import { AppError } from "../../platform/core/app-error.ts";
import type { ContactStore } from "../../projects/project.ts";
import type { TeamItemStore } from "../questions/team-item.ts";
import { changeInboxItem } from "./change-inbox-item.ts";

interface ClosePorts {
  readonly items: TeamItemStore;
  readonly people: ContactStore;
}

/** One of several items that are closed at once. */
interface SeenItem {
  readonly itemId: string;
  /** Tags that the sender has seen; undefined if they do not say. */
  readonly expected: readonly string[] | undefined;
}

/**
 * Closes items, such as those that a script has left. Returns the IDs of those that are done now; others are gone, or somebody has changed them
 * since they were seen.
 *
 * @throws AppError `unavailable`: some of them may be closed
 */
export const closeInboxItems = async (
  { items, people }: ClosePorts,
  seen: readonly SeenItem[],
  { projectId, by, at }: { readonly projectId: string; readonly by: string; readonly at: Date },
): Promise<readonly string[]> => {
  const close = async ({ itemId, expected }: SeenItem): Promise<readonly string[]> => {
    const found = await items.findItem(projectId, itemId);
    await changeInboxItem({ items, people }, { projectId, itemId }, { action: "close", text: "", expected, by, at }, found);
    return [itemId];
  };
  const leave = (error: unknown): readonly string[] => {
    if (error instanceof AppError && (error.code === "not_found" || error.code === "stale_revision")) return [];
    throw error;
  };
  return (await Promise.all(seen.map(async (item) => close(item).catch(leave)))).flat();
};
