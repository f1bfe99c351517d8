import type { SiteAgent } from "../../../answers/site-agent.ts";
import { agentPlacement } from "./agent-placement.ts";
import type { Project } from "./project.ts";

interface Surroundings {
  /** Languages of the live pages; undefined if there are none. */
  readonly languages: readonly string[] | undefined;
  /** Of the deployment; empty if it does not name one. */
  readonly webApiKey: string;
}

/** What anybody may know of a project's voice agent: where it appears and how it introduces itself. */
export const showAgent = (project: Project, { languages = [], webApiKey }: Surroundings): SiteAgent => {
  const { site, liveAgent, defaultLanguage, visitors } = project;
  const { heading, suggestions } = liveAgent;
  return {
    placement: agentPlacement(project),
    slug: site.live_agent_slug,
    name: project.name,
    heading,
    default_language: defaultLanguage,
    languages: [...new Set([defaultLanguage, ...languages, ...Object.keys(heading), ...Object.keys(suggestions)])],
    suggestions,
    accent: site.accent,
    visitors,
    pages: site.address_pattern,
    home_slug: site.home_slug,
    site_url: project.siteUrl ?? null,
    api_key: visitors === "anyone" && webApiKey !== "" ? webApiKey : null,
  };
};
