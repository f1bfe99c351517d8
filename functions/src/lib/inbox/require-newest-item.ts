import { AppError } from "../core/app-error.ts";
import type { ContactStore } from "../projects/project.ts";
import type { Item } from "../questions/team-item.ts";
import { type partsOf, peopleOf, tagOf } from "./inbox-item.ts";

/**
 * Admits callers who have seen what others of the team did, and those who do not say what they have seen.
 *
 * @throws AppError `stale_revision` with who changed the item last, when, and what
 */
export const requireNewestItem = async (people: ContactStore, item: Item, expected: readonly string[] | undefined): Promise<void> => {
  const tag = tagOf(item);
  if (expected === undefined || expected.includes(tag)) return;
  const { changedBy, changedAt } = item.kind === "question" ? item.question : item.message;
  const name = changedBy === undefined ? null : ((await people.findContacts(peopleOf(item)))(changedBy)?.name ?? null);
  const at = changedAt.toISOString();
  const changed = changedParts(tag, expected);
  throw new AppError("stale_revision", `This has changed since you saw it: ${name ?? changedBy ?? "a visitor"} changed it at ${at}.`, {
    details: [
      ...(changedBy === undefined ? [] : [{ path: "updated_by", message: changedBy }]),
      ...(name === null ? [] : [{ path: "updated_by_name", message: name }]),
      { path: "updated_at", message: at },
      ...(changed.length === 0
        ? [{ path: "If-Match", message: "is not a tag of this item" }]
        : changed.map((path) => ({ path, message: "changed" }))),
    ],
    headers: { ETag: `"${tag}"` },
  });
};

/** A tag has a mark for each part: the parts whose marks differ from those in the newest tag that was seen. */
const changedParts = (tag: string, expected: readonly string[]): readonly string[] => {
  const marks = marksIn(tag);
  const seen = expected.map(marksIn).filter((one) => one.length === marks.length);
  return partNames.filter((_, index) => seen.length > 0 && seen.every((one) => one[index] !== marks[index]));
};

const partNames = ["state", "answer", "note"] as const satisfies readonly (keyof ReturnType<typeof partsOf>)[];

const marksIn = (tag: string): readonly string[] => tag.split(".").slice(1);
