import type { LecternProject } from "@lectern/client";
import { stringAt } from "../../shared/decode.ts";

/** What the editor wants to know of a site. Without an answer from the service, it only offers less comfort. */
export interface SiteFacts {
  readonly name: string;
  readonly defaultLanguage: string | undefined;
  /** The site's public URL. */
  readonly url: string | undefined;
  /** Whether pages are published here. Assumed until the service says otherwise. */
  readonly isPublishing: boolean;
}

export const noFacts: SiteFacts = { name: "", defaultLanguage: undefined, url: undefined, isPublishing: true };

export const readSiteFacts = async (project: LecternProject): Promise<SiteFacts> => {
  const settings = await project.settings.read();
  const text = (key: string): string | undefined => {
    const value = stringAt(settings, key);
    return value === "" ? undefined : value;
  };
  return { name: text("name") ?? "", defaultLanguage: text("default_language"), url: text("site_url"), isPublishing: settings.publishing };
};
