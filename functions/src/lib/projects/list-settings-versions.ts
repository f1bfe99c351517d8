import type { SettingsVersion } from "../../../answers/site-settings.ts";
import type { NameStore } from "./project.ts";
import type { KeptSettings } from "./kept-settings.ts";
import { changeableOf } from "./update-settings.ts";

/**
 * What changes of the settings have replaced.
 *
 * @throws AppError `unavailable`
 */
export const listSettingsVersions = async (people: NameStore, versions: readonly KeptSettings[]): Promise<readonly SettingsVersion[]> => {
  const nameOf = await people.findNames(versions.map(({ changedBy }) => changedBy));
  return versions.map(({ id, changedAt, changedBy, changed, before }) => ({
    versionId: id,
    changed_at: changedAt.toISOString(),
    changed_by: changedBy,
    changed_by_name: nameOf(changedBy),
    changed,
    settings: changeableOf(before),
  }));
};
