import { AppError } from "../../core/app-error.ts";
import { draftLimits } from "../limits.ts";
import { type ShownDoc, shownDoc } from "../opened-draft.ts";
import type { Page } from "../page.ts";
import { requireReadable, requireShownDraft } from "../require-draft.ts";
import type { ListStore, StoredVersion, VersionSummary } from "./list-store.ts";

export interface ListedVersion extends VersionSummary {
  readonly saved_by_name: string | null;
}

export interface ListedVersions {
  readonly draftId: string;
  readonly versions: readonly ListedVersion[];
}

/** @throws AppError `not_found` when there is no draft */
export const listVersions = async (store: ListStore, page: Page | undefined, found: readonly VersionSummary[]): Promise<ListedVersions> => {
  const draft = requireShownDraft(page);
  const versions = found.slice(0, draftLimits.listedVersions);
  const nameOf = await store.findNames(versions.map(({ saved_by }) => saved_by));
  return {
    draftId: draft.id,
    versions: versions.map((version) => ({ ...version, saved_by_name: nameOf(version.saved_by) })),
  };
};

export interface ShownVersion extends Pick<ListedVersion, "versionId" | "saved_at" | "saved_by" | "saved_by_name"> {
  readonly draftId: string;
  readonly doc: ShownDoc;
}

/** @throws AppError `not_found` when there is no draft or no such version; `unreadable_document` */
export const showVersion = async (store: ListStore, page: Page | undefined, version: StoredVersion | undefined): Promise<ShownVersion> => {
  const draft = requireShownDraft(page);
  if (version === undefined) throw new AppError("not_found", "There is no version with this id.");
  const { versionId, saved_at, saved_by, unreadable } = version;
  requireReadable({ id: versionId, unreadable });
  const nameOf = await store.findNames([saved_by]);
  return {
    draftId: draft.id,
    versionId,
    saved_at,
    saved_by,
    saved_by_name: nameOf(saved_by),
    doc: shownDoc(version, draft.templateId),
  };
};
