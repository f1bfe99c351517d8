import type { Placement } from "../../../answers/site-settings.ts";
import type { Project } from "./project.ts";

type Placed = Pick<Project, "modules" | "site">;

/** Where the voice agent appears on the site: nowhere without its module, whatever the owner has chosen. */
export const agentPlacement = ({ modules, site }: Placed): Placement => (modules.voice ? site.live_agent_placement : "none");

/** Whether somebody has chosen that the voice agent appears nowhere. */
export const isAgentSwitchedOff = ({ site }: Pick<Project, "site">): boolean => site.live_agent_placement === "none";
