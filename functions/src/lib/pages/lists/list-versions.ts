import type { Version, VersionList, VersionSummary } from "../../../../answers/versions.ts";
import { AppError } from "../../platform/core/app-error.ts";
import type { NameStore } from "../../projects/project.ts";
import { isPublishedVersionId } from "../versions/version-id.ts";
import { draftLimits } from "../drafts/limits.ts";
import { shownDoc } from "../drafts/opened-draft.ts";
import { type Page, type PageText, requireReadable, requireShownDraft } from "../drafts/page.ts";

/** A version without its text and the name of its author. */
export type FoundVersion = Omit<VersionSummary, "saved_by_name">;

export interface StoredVersion extends PageText, Pick<Page, "unreadable">, Pick<FoundVersion, "versionId" | "saved_at" | "saved_by"> {}

/** @throws AppError `not_found` when there is no draft */
export const listVersions = async (people: NameStore, page: Page | undefined, found: readonly FoundVersion[]): Promise<VersionList> => {
  const draft = requireShownDraft(page);
  // What was live before the draft was unpublished is the page's history, and not the draft's.
  const versions = found.filter(({ versionId }) => !isPublishedVersionId(versionId)).slice(0, draftLimits.listedVersions);
  const nameOf = await people.findNames(versions.map(({ saved_by }) => saved_by));
  return {
    draftId: draft.id,
    versions: versions.map((version) => ({ ...version, saved_by_name: nameOf(version.saved_by) })),
  };
};

/** @throws AppError `not_found` when there is no draft or no such version; `unreadable_document` */
export const showVersion = async (people: NameStore, page: Page | undefined, version: StoredVersion | undefined): Promise<Version> => {
  const { id, templateId } = requireShownDraft(page);
  return { draftId: id, ...(await describeVersion(people, templateId, version)) };
};

/** @throws AppError `not_found` when there is no such version; `unreadable_document` */
export const describeVersion = async (
  people: NameStore,
  templateId: string,
  version: StoredVersion | undefined,
): Promise<Omit<Version, "draftId">> => {
  if (version === undefined) throw new AppError("not_found", "There is no version with this ID.");
  const { versionId, saved_at, saved_by, unreadable } = version;
  requireReadable({ id: versionId, unreadable });
  const nameOf = await people.findNames([saved_by]);
  return { versionId, saved_at, saved_by, saved_by_name: nameOf(saved_by), doc: shownDoc(version, templateId) };
};
