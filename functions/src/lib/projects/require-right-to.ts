import { AppError } from "../platform/core/app-error.ts";
import { mayPublish, type Project, type Role } from "./project.ts";
import type { SettingsChange } from "./settings-fields.ts";

/** What opens the site to everybody, who decides what stands on it, and who else learns of it. */
const forAdmins = ["public_pages", "publishers", "origins", "site_hook"] as const satisfies readonly (keyof SettingsChange)[];

/** What stands where on the site, and where that is: it is changed by whoever may publish. */
const forPublishers = [
  ...(["live_agent_placement", "live_agent_slug", "address_pattern", "home_slug", "menu", "site_url"] as const),
] satisfies readonly (keyof SettingsChange)[];

/** @throws AppError `forbidden` for a manager who changes what is for admins */
export const requireRightTo = (change: SettingsChange, project: Pick<Project, "site">, role: Role): void => {
  const theirs = mayPublish(project, role) ? forAdmins : [...forAdmins, ...forPublishers];
  const refused = theirs.filter((member) => change[member] !== undefined);
  if (role === "admin" || refused.length === 0) return;
  throw new AppError("forbidden", `Only admins of this site can change ${refused.join(", ")}.`, {
    details: refused.map((path) => ({ path, message: "is for admins" })),
  });
};
