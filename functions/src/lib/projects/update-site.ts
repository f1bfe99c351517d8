import { isDeepStrictEqual } from "node:util";
import { AppError } from "../core/app-error.ts";
import { jsonRecord } from "../core/json-form.ts";
import type { UnknownRecord } from "../core/unknown-record.ts";
import { retryOnConflict } from "../core/write-conflict.ts";
import type { Project } from "./project.ts";
import type { Site } from "../sites/slug.ts";

export type SiteChange = { readonly [Member in keyof Site]?: Site[Member] | undefined };

export interface SiteStore {
  readonly getProject: (projectId: string) => Promise<Project>;
  /**
   * Writes the given members of the site settings and no others, all at once.
   *
   * @throws WriteConflict when the project is no longer as it was read
   */
  readonly writeSite: (project: Project, site: Site) => Promise<void>;
}

/**
 * Places the voice agent on the site. Returns all site settings.
 *
 * @throws AppError `invalid_request` for a destination page without a slug
 */
export const updateSite = async (store: SiteStore, project: Project, change: SiteChange): Promise<UnknownRecord> =>
  retryOnConflict(
    project,
    async () => store.getProject(project.id),
    async (current) => {
      const site = applyChange(current.site, change);
      const settings = { ...current.storedSite, ...site };
      if (!isDeepStrictEqual(settings, current.storedSite)) await store.writeSite(current, site);
      return showSite({ ...current, site });
    },
  );

/** All settings of the site, including fields of other interfaces. */
export const showSite = ({ storedSite, site }: Pick<Project, "storedSite" | "site">): UnknownRecord =>
  jsonRecord({ ...storedSite, ...site });

const applyChange = (site: Site, change: SiteChange): Site => {
  const next = {
    live_agent_placement: change.live_agent_placement ?? site.live_agent_placement,
    live_agent_slug: change.live_agent_slug === undefined ? site.live_agent_slug : change.live_agent_slug,
  };
  if (next.live_agent_placement === "destination_page" && next.live_agent_slug === null) {
    throw new AppError("invalid_request", "A destination page needs a slug.", {
      details: [{ path: "live_agent_slug", message: "is required when the placement is destination_page" }],
    });
  }
  return next;
};
