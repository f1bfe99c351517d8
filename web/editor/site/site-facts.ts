import type { LecternProject } from "@lectern/client";
import { stringAt } from "../../shared/decode.ts";
import type { AddressPlan } from "../../site/page-address.ts";

/** What the editor wants to know of a site. Without an answer from the service, it only offers less comfort. */
export interface SiteFacts {
  readonly name: string;
  readonly defaultLanguage: string | undefined;
  /** Where its pages are. */
  readonly plan: AddressPlan;
  /** Of the site's clock. */
  readonly timeZone: string | undefined;
  /** Whether pages are published here. Assumed until the service says otherwise. */
  readonly isPublishing: boolean;
}

const noPlan: AddressPlan = { pattern: "/{slug}", defaultLanguage: undefined, homeSlug: null, siteUrl: undefined };

export const noFacts: SiteFacts = { name: "", defaultLanguage: undefined, plan: noPlan, timeZone: undefined, isPublishing: true };

export const readSiteFacts = async (project: LecternProject): Promise<SiteFacts> => {
  const settings = await project.settings.read();
  const text = (key: string): string | undefined => {
    const value = stringAt(settings, key);
    return value === "" ? undefined : value;
  };
  const defaultLanguage = text("default_language");
  return {
    name: text("name") ?? "",
    defaultLanguage,
    plan: {
      pattern: text("address_pattern") === "/{language}/{slug}" ? "/{language}/{slug}" : "/{slug}",
      defaultLanguage,
      homeSlug: text("home_slug") ?? null,
      siteUrl: text("site_url") ?? publicSite(project, settings.public_pages),
    },
    timeZone: text("time_zone"),
    isPublishing: settings.publishing,
  };
};

/** Where this deployment publishes the site itself. */
const publicSite = ({ drafts: { projectId } }: LecternProject, isPublic: unknown): string | undefined =>
  isPublic === true ? new URL(`/sites/${encodeURIComponent(projectId)}`, location.href).href : undefined;
