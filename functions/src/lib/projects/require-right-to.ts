import { AppError } from "../platform/core/app-error.ts";
import type { Role } from "./project.ts";
import type { SettingsChange } from "./settings-fields.ts";

/** What opens the site to everybody, who decides what stands on it, and who else learns of it. */
const forAdmins = ["public_pages", "publishers", "origins", "site_hook"] as const satisfies readonly (keyof SettingsChange)[];

/** @throws AppError `forbidden` for a manager who changes what is for admins */
export const requireRightTo = (change: SettingsChange, role: Role): void => {
  const refused = forAdmins.filter((member) => change[member] !== undefined);
  if (role === "admin" || refused.length === 0) return;
  throw new AppError("forbidden", `Only admins of this site can change ${refused.join(", ")}.`, {
    details: refused.map((path) => ({ path, message: "is for admins" })),
  });
};
