import type { Placement } from "../../../contract/answers/site-settings.ts";
import type { Project } from "./project.ts";
import { placements } from "./site/slug.ts";

type Placed = Pick<Project, "modules" | "storedSite">;

const storedPlacement = ({ storedSite }: Placed): Placement | undefined =>
  placements.find((placement) => placement === storedSite["live_agent_placement"]);

/** Where the voice agent appears: as a widget if nobody has chosen, as sites had it that were made before there was a choice. */
export const agentPlacement = (project: Placed): Placement => (project.modules.voice ? (storedPlacement(project) ?? "widget") : "none");

/** Whether somebody has chosen that the voice agent appears nowhere. */
export const isAgentSwitchedOff = (project: Placed): boolean => storedPlacement(project) === "none";
