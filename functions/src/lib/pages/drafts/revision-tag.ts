import type { ErrorDetail } from "../../../../answers/error-body.ts";
import { AppError } from "../../platform/core/app-error.ts";
import type { NameStore } from "../../projects/project.ts";
import { partsChangedSince, lastEdit, writtenAt } from "./marks.ts";
import type { Page } from "./page.ts";

type Tagged = Pick<Page, "revision" | "writeToken">;

/**
 * Identifies one state of a page; clients return it as an entity tag. The time of the write changes with every write by any program; the
 * revision shows which parts have changed since.
 */
export const revisionTag = ({ revision, writeToken }: Tagged): string => `${revision}.${writtenAt(writeToken).toString(36)}`;

/** For a replaced revision whose own tag is unknown. Never matches. */
export const supersededTag = (revision: number): string => `${revision}.0`;

/** Whether the author has seen the current page, or the request does not say. */
export const hasSeen = (page: Page, expected: readonly string[] | undefined): boolean =>
  expected === undefined || expected.includes(revisionTag(page));

/**
 * Accepts requests whose author has seen the newest state, and those that do not say.
 *
 * @throws AppError `stale_revision` with who saved last, when, and what has changed since
 */
export const requireNewest = async (people: NameStore, page: Page, expected: readonly string[] | undefined): Promise<void> => {
  if (expected === undefined || hasSeen(page, expected)) return;
  const { by, at } = lastEdit(page);
  const name = (await people.findNames([by]))(by);
  const time = at.toISOString();
  throw new AppError(
    "stale_revision",
    `This draft has changed since you opened it: ${name ?? by ?? "another program"} saved it at ${time}.`,
    {
      details: [
        ...(by === null ? [] : [{ path: "updated_by", message: by }]),
        ...(name === null ? [] : [{ path: "updated_by_name", message: name }]),
        { path: "updated_at", message: time },
        ...changedSince(page, expected),
      ],
      headers: { ETag: `"${revisionTag(page)}"` },
    },
  );
};

const tagForm = /^(\d{1,15})\.[0-9a-z]+$/;

const changedSince = (page: Page, expected: readonly string[]): readonly ErrorDetail[] => {
  const revisions = expected.map((tag) => tagForm.exec(tag)?.[1]).filter((revision) => revision !== undefined);
  if (revisions.length === 0) return [{ path: "If-Match", message: "is not a tag of a draft" }];
  const parts = partsChangedSince(page, Math.max(...revisions.map(Number)));
  return parts.length === 0
    ? [{ path: "draftId", message: "another program has written to this draft" }]
    : parts.map((path) => ({ path, message: "changed" }));
};
