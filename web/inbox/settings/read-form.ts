import type { SettingsSiteRequest } from "@lectern/client";
import type { Hours } from "./hours-field.ts";
import type { Managers } from "./managers-field.ts";
import { type Before, toChange } from "./settings-change.ts";

/** What a save of the form would send. */
export const readForm = (
  form: HTMLFormElement | null,
  { isAlways, isAdmin }: { readonly isAlways: boolean; readonly isAdmin: boolean },
  before: Before,
): SettingsSiteRequest => {
  const hours = form?.querySelector<Hours>('[data-hours="manager_hours"] > lectern-hours')?.value;
  const managers = form?.querySelector<Managers>("lectern-managers")?.value;
  if (form === null || hours === undefined || managers === undefined) return {};
  const values = new Map([...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""] as const));
  return toChange({ values, hours: isAlways ? null : hours, managers, isAdmin }, before);
};
