import type { SettingsWarning } from "../../../answers/site-settings.ts";
import { invalidRequest } from "../platform/core/app-error.ts";
import type { ParsedPhone } from "./diallable-phone.ts";
import type { SettingsChange } from "./settings-fields.ts";

type Phones = Pick<SettingsChange, "manager_phone" | "managers">;

/**
 * The phones of a change in E.164, and warnings of those that are in no known range.
 *
 * @throws AppError `invalid_request` for a phone that cannot be called, one that is named twice, and a `manager_phone` that is not the first's
 */
export const readManagers = async (
  parsePhone: (text: string) => Promise<ParsedPhone>,
  { manager_phone, managers }: Phones,
): Promise<{ readonly change: Phones; readonly warnings: readonly SettingsWarning[] }> => {
  const unknown: string[] = [];
  const read = async (path: string, text: string): Promise<string> => {
    const reading = await parsePhone(text);
    if ("problem" in reading) throw invalidRequest([{ path, message: reading.problem }]);
    if (!reading.isKnown) unknown.push(path);
    return reading.phone;
  };
  const phone = typeof manager_phone === "string" ? await read("manager_phone", manager_phone) : manager_phone;
  const toWarnings = (paths: readonly string[]) => paths.map((path) => ({ code: "phone_unknown", path }) as const);
  if (managers === undefined) return { change: phone === undefined ? {} : { manager_phone: phone }, warnings: toWarnings(unknown) };
  const phones: string[] = [];
  for (const [index, manager] of managers.entries()) {
    const path = `managers.${index}.phone`;
    const own = await read(path, manager.phone);
    if (phones.includes(own)) throw invalidRequest([{ path, message: "is in the list already" }]);
    phones.push(own);
  }
  const first = phones[0] ?? null;
  if (phone !== undefined && phone !== first)
    throw invalidRequest([{ path: "manager_phone", message: "must be the phone of the first of managers" }]);
  return {
    change: { manager_phone: first, managers: managers.map((manager, index) => ({ ...manager, phone: phones[index] ?? manager.phone })) },
    // The first's is named once.
    warnings: toWarnings(unknown.filter((path) => path !== "manager_phone")),
  };
};
