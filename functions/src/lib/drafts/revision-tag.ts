import { AppError, type ErrorDetail } from "../core/app-error.ts";
import type { Changes, Page } from "./page.ts";

/** Names one revision in one generation of a page. Clients hold it as an entity tag and give it back. */
export const revisionTag = (generation: string, revision: number): string => `${generation}.${revision}`;

/**
 * Lets through who has seen the newest revision, and who does not say what was seen.
 *
 * @throws AppError `stale_revision` with who saved last, when, and what has changed since
 */
export const requireNewest = (page: Page, expected: readonly string[] | undefined): void => {
  if (expected === undefined || expected.includes(revisionTag(page.generation, page.revision))) return;
  const savedAt = page.updatedAt.toISOString();
  throw new AppError("stale_revision", `This draft has changed since you opened it: ${page.updatedBy} saved it at ${savedAt}.`, {
    details: [
      { path: "updated_by", message: page.updatedBy },
      { path: "updated_at", message: savedAt },
      ...changedSince(page, newestSeen(page, expected)),
    ],
    headers: { ETag: `"${revisionTag(page.generation, page.revision)}"` },
  });
};

/** The newest revision of this generation that the tags name; undefined when they name another generation. */
const newestSeen = (page: Page, tags: readonly string[]): number | undefined => {
  const prefix = `${page.generation}.`;
  const revisions = tags.filter((tag) => tag.startsWith(prefix)).map((tag) => Number(tag.slice(prefix.length)));
  const known = revisions.filter((revision) => Number.isSafeInteger(revision) && revision < page.revision);
  return known.length === 0 ? undefined : Math.max(...known);
};

const changedSince = (page: Page, revision: number | undefined): readonly ErrorDetail[] => {
  if (revision === undefined) return [{ path: "draftId", message: "this draft was discarded and opened again" }];
  return markedParts(page.internals.changes)
    .filter(([, changedAt]) => changedAt > revision)
    .map(([path]) => ({ path, message: "changed" }));
};

const markedParts = ({ content = 0, language = 0, metadata }: Changes): readonly (readonly [string, number])[] => [
  ["content", content],
  ["language", language],
  ...Object.entries(metadata).map(([key, changedAt]) => [`metadata.${key}`, changedAt] as const),
];
