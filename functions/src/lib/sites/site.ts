export const placements = ["homepage", "destination_page", "widget", "modal", "none"] as const;

type Placement = (typeof placements)[number];

/** Where the voice agent appears on the published site. */
export interface Site {
  readonly live_agent_placement: Placement;
  /** The page that is the agent's own in `destination_page`; kept, but without effect, in any other placement. */
  readonly live_agent_slug: string | null;
}

/** The slug that no page may have, because the voice agent is served there. */
export const reservedSlug = (site: Site): string | null => (site.live_agent_placement === "destination_page" ? site.live_agent_slug : null);
