import type { Version } from "../drafts/draft-store.ts";
import { publishedVersionId, addVersion, versionOf } from "../drafts/kept-versions.ts";
import type { KeptVersion, Page } from "../drafts/page.ts";

/** What becomes of a live page's history when its text leaves the site. */
export interface HistoryChange {
  /** Undefined for a text that Lectern cannot read. */
  readonly keep: Version | undefined;
  readonly drop: readonly string[];
  readonly publishedVersions: readonly KeptVersion[];
}

/** Keeps a live page's text as a version. */
export const keepLiveText = (live: Page, at: Date): HistoryChange => {
  const { publishedVersions: kept } = live.internals;
  if (live.unreadable !== undefined) return { keep: undefined, drop: [], publishedVersions: kept };
  const keep = versionOf(live, publishedVersionId(live));
  const { drop, left } = addVersion(kept, keep, at);
  return { keep, drop, publishedVersions: left };
};
