import type { PageHistory, PublishedVersion } from "../../../../answers/versions.ts";
import { AppError } from "../../platform/core/app-error.ts";
import type { NameStore } from "../../projects/project.ts";
import { isPublishedVersionId } from "../versions/version-id.ts";
import { draftLimits } from "../drafts/limits.ts";
import type { Page } from "../drafts/page.ts";
import { describeVersion, type FoundVersion, type StoredVersion } from "./list-versions.ts";

/**
 * The texts that publications of a page have replaced, also while it is unpublished. A text is live from the moment it is written to the page.
 *
 * @throws AppError `not_found` when there is no page
 */
export const listHistory = async (people: NameStore, page: Page | undefined, found: readonly FoundVersion[]): Promise<PageHistory> => {
  const { id } = requirePage(page);
  const versions = found.filter(({ versionId }) => isPublishedVersionId(versionId)).slice(0, draftLimits.listedVersions);
  const nameOf = await people.findNames(versions.map(({ saved_by }) => saved_by));
  return {
    docId: id,
    versions: versions.map((version) => {
      const name = nameOf(version.saved_by);
      return { ...version, saved_by_name: name, published_at: version.saved_at, published_by_name: name };
    }),
  };
};

/** @throws AppError `not_found` when there is no page or no such version; `unreadable_document` */
export const showPublishedVersion = async (
  people: NameStore,
  page: Page | undefined,
  version: StoredVersion | undefined,
): Promise<PublishedVersion> => {
  const { id, templateId } = requirePage(page);
  const isPublished = version !== undefined && isPublishedVersionId(version.versionId);
  const shown = await describeVersion(people, templateId, isPublished ? version : undefined);
  return { docId: id, ...shown, published_at: shown.saved_at, published_by_name: shown.saved_by_name };
};

const requirePage = (page: Page | undefined): Page => {
  if (page === undefined || page.visibility === "other") throw new AppError("not_found", "There is no page with this ID.");
  return page;
};
