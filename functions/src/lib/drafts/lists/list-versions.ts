import { AppError } from "../../core/app-error.ts";
import { draftLimits } from "../limits.ts";
import { type ShownDoc, shownDoc } from "../opened-draft.ts";
import type { Page } from "../page.ts";
import { requireReadable, requireShownDraft } from "../require-draft.ts";
import type { ListStore, StoredVersion, VersionSummary } from "./list-store.ts";

export interface ListedVersion {
  readonly versionId: string;
  readonly saved_at: string;
  readonly saved_by: string | null;
  readonly saved_by_name: string | null;
  readonly language: string;
  readonly title: string | null;
  readonly bytes: number | null;
}

export interface ListedVersions {
  readonly draftId: string;
  readonly versions: readonly ListedVersion[];
}

/** @throws AppError `not_found` when there is no draft */
export const listVersions = async (store: ListStore, page: Page | undefined, found: readonly VersionSummary[]): Promise<ListedVersions> => {
  const draft = requireShownDraft(page);
  const versions = found.slice(0, draftLimits.listedVersions);
  const nameOf = await store.findNames(versions.map(({ savedBy }) => savedBy));
  return {
    draftId: draft.id,
    versions: versions.map(({ id, savedAt, savedBy, language, title, bytes }) => ({
      versionId: id,
      saved_at: savedAt.toISOString(),
      saved_by: savedBy,
      saved_by_name: nameOf(savedBy),
      language,
      title,
      bytes,
    })),
  };
};

export interface ShownVersion {
  readonly draftId: string;
  readonly versionId: string;
  readonly saved_at: string;
  readonly saved_by: string | null;
  readonly saved_by_name: string | null;
  readonly doc: ShownDoc;
}

/** @throws AppError `not_found` when there is no draft or no such version; `unreadable_document` */
export const showVersion = async (store: ListStore, page: Page | undefined, version: StoredVersion | undefined): Promise<ShownVersion> => {
  const draft = requireShownDraft(page);
  if (version === undefined) throw new AppError("not_found", "There is no version with this id.");
  requireReadable(version);
  const { id, savedAt, savedBy } = version;
  const nameOf = await store.findNames([savedBy]);
  return {
    draftId: draft.id,
    versionId: id,
    saved_at: savedAt.toISOString(),
    saved_by: savedBy,
    saved_by_name: nameOf(savedBy),
    doc: shownDoc(version, draft.templateId),
  };
};
