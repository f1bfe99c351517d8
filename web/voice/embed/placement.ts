export const placements = ["homepage", "destination_page", "widget", "modal", "none"] as const;

/** Where the agent is on the page: the values of the site's setting `live_agent_placement`. */
export type Placement = (typeof placements)[number];

export const isPlacement = (value: string): value is Placement => placements.some((placement) => placement === value);
