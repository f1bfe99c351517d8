import { digest } from "../../platform/core/digest.ts";
import type { Version } from "../drafts/draft-store.ts";
import { publishedVersionId, thinVersions } from "../drafts/kept-versions.ts";
import { lastEdit } from "../drafts/marks.ts";
import { draftLimits } from "../drafts/limits.ts";
import type { KeptVersion, Page } from "../drafts/page.ts";

/** What becomes of a live page's history when its text leaves the site. */
export interface HistoryChange {
  /** Undefined for a text that Lectern cannot read. */
  readonly keep: Version | undefined;
  readonly drop: readonly string[];
  readonly publishedVersions: readonly KeptVersion[];
}

/** Keeps a live page's text as a version. Beyond the limit, the version that adds least goes, as with drafts. */
export const keepLiveText = (live: Page, at: Date): HistoryChange => {
  const { publishedVersions: kept } = live.internals;
  if (live.unreadable !== undefined) return { keep: undefined, drop: [], publishedVersions: kept };
  const { metadata, content, language } = live;
  const { by: savedBy, at: savedAt } = lastEdit(live);
  const id = publishedVersionId(live);
  const all = [...kept, { id, savedAt, keptAt: at, author: digest(savedBy ?? "") }];
  const left = thinVersions(all, draftLimits.keptVersions);
  return {
    keep: { id, metadata, content, language, savedAt, savedBy },
    drop: all.filter((version) => !left.includes(version)).map((version) => version.id),
    publishedVersions: left,
  };
};
