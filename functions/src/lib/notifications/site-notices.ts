import type { Project } from "../projects/project.ts";
import type { StoredSetting } from "../projects/update-settings.ts";
import { type NewNotice, toSiteNotice } from "./notice.ts";

type Hooked = Pick<Project, "siteHook">;

/** What visitors do not see. */
const unseen: ReadonlySet<string> = new Set<StoredSetting["member"]>([
  ...(["greeting", "voice", "instructions", "manager_phone", "managers", "manager_hours", "time_zone"] as const),
  ...(["notify", "site_hook", "origins", "publishers"] as const),
]);

/** Undefined if nobody is told, or nothing that visitors see has changed. */
export const toSettingsNotice = ({ siteHook }: Hooked, members: readonly string[], at: Date): NewNotice | undefined => {
  const changed = [...new Set(members)].filter((member) => !unseen.has(member));
  return siteHook === undefined || changed.length === 0 ? undefined : toSiteNotice("site_changed", { changed }, at);
};

interface ChangedPage {
  readonly id: string;
  readonly slug: string | null;
  readonly language: string;
  /** The one that leads to the page from now on. */
  readonly formerSlug?: string | undefined;
}

/** Undefined if nobody is told. */
export const toPageNotice = (
  kind: "page_published" | "page_unpublished",
  { siteHook }: Hooked,
  { id, slug, language, formerSlug }: ChangedPage,
  at: Date,
): NewNotice | undefined =>
  siteHook && toSiteNotice(kind, { doc_id: id, slug, language, ...(formerSlug !== undefined && { former_slug: formerSlug }) }, at);
