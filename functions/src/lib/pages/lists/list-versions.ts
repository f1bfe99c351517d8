import { AppError } from "../../platform/core/app-error.ts";
import type { PeopleStore } from "../../projects/project.ts";
import { draftLimits } from "../drafts/limits.ts";
import { shownDoc } from "../drafts/opened-draft.ts";
import type { Page, PageText } from "../drafts/page.ts";
import { requireReadable, requireShownDraft } from "../drafts/require-draft.ts";

/** A version without its text. */
export interface VersionSummary {
  readonly versionId: string;
  readonly saved_at: string;
  readonly saved_by: string | null;
  readonly language: string;
  readonly title: string | null;
  /** Null if another program made the version without recording its size. */
  readonly bytes: number | null;
}

export interface StoredVersion extends PageText, Pick<Page, "unreadable">, Pick<VersionSummary, "versionId" | "saved_at" | "saved_by"> {}

/** @throws AppError `not_found` when there is no draft */
export const listVersions = async (people: PeopleStore, page: Page | undefined, found: readonly VersionSummary[]) => {
  const draft = requireShownDraft(page);
  const versions = found.slice(0, draftLimits.listedVersions);
  const nameOf = await people.findNames(versions.map(({ saved_by }) => saved_by));
  return {
    draftId: draft.id,
    versions: versions.map((version) => ({ ...version, saved_by_name: nameOf(version.saved_by) })),
  };
};

export type ListedVersions = Awaited<ReturnType<typeof listVersions>>;

/** @throws AppError `not_found` when there is no draft or no such version; `unreadable_document` */
export const showVersion = async (people: PeopleStore, page: Page | undefined, version: StoredVersion | undefined) => {
  const draft = requireShownDraft(page);
  if (version === undefined) throw new AppError("not_found", "There is no version with this id.");
  const { versionId, saved_at, saved_by, unreadable } = version;
  requireReadable({ id: versionId, unreadable });
  const nameOf = await people.findNames([saved_by]);
  return {
    draftId: draft.id,
    versionId,
    saved_at,
    saved_by,
    saved_by_name: nameOf(saved_by),
    doc: shownDoc(version, draft.templateId),
  };
};

export type ShownVersion = Awaited<ReturnType<typeof showVersion>>;
