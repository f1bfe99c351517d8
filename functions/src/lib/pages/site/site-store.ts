import type { Project } from "../../projects/project.ts";
import type { LivePlace } from "../published/live-place.ts";

/** What the site shows of a project. */
export interface ShownProject extends Pick<Project, "id" | "name" | "site" | "defaultLanguage" | "siteUrl" | "modules"> {
  readonly liveAgent: Pick<Project["liveAgent"], "heading">;
}

/** A live page as the menu names it. */
export interface MenuPage extends LivePlace {
  readonly templateId: string;
  /** As stored. */
  readonly title: unknown;
}

/** @throws AppError `unavailable` when storage is unavailable (every method) */
export interface SiteStore {
  readonly findProject: (projectId: string) => Promise<ShownProject | undefined>;
  /** The live pages with one of these slugs, in all languages. */
  readonly findAt: (projectId: string, slugs: readonly string[]) => Promise<readonly MenuPage[]>;
  /** The live pages that translate one of these, and these. */
  readonly findRelated: (projectId: string, ids: readonly string[]) => Promise<readonly MenuPage[]>;
}
