import { FieldValue } from "firebase-admin/firestore";
import { isRecord, type UnknownRecord } from "../../platform/core/unknown-record.ts";
import { database, projectRef, under } from "../../platform/firestore/database.ts";
import { reading } from "../../platform/firestore/storage-errors.ts";
import { commit, toUpdateTime, toWriteToken } from "../../platform/firestore/write-token.ts";
import { isSettingsTag, settingsTag, tooOld } from "../../projects/kept-settings.ts";
import { projectLimits } from "../../projects/limits.ts";
import { parseSettingsVersion } from "../../projects/record.ts";
import { projectStore } from "../../projects/store.ts";
import type { SettingsStore, StoredSetting } from "../../projects/update-settings.ts";
import { addNoticeWrites } from "../notice-record.ts";
import { toSettingsNotice } from "../site-notices.ts";

const versionsOf = (projectId: string) => under(projectId, "settings_versions");

/** Tells the program of the site in the same commit. */
const writeSettings: SettingsStore["writeSettings"] = async (project, settings, { changedAt, changedBy, changed, settings: before }) => {
  const fields = Object.fromEntries(settings.map(({ path, value }) => [path, value === undefined ? FieldValue.delete() : value]));
  const versions = versionsOf(project.id);
  // After the project was read: if another change adds one meanwhile, the commit does not take place.
  const { docs } = await reading(async () => versions.select().limit(mostVersions).get());
  const batch = database().batch();
  batch.update(projectRef(project.id), fields, { lastUpdateTime: toUpdateTime(project.writeToken) });
  const facts = { changed_at: changedAt, changed_by: changedBy, changed };
  batch.create(versions.doc(settingsTag(project.writeToken)), { ...facts, ...nest(before) });
  for (const id of tooOld(docs.map((record) => record.id))) batch.delete(versions.doc(id));
  const notice = toSettingsNotice(project, changed, changedAt);
  if (notice !== undefined) addNoticeWrites(batch, project.id, notice, changedAt);
  return toWriteToken(await commit(batch));
};

/** Other programs may have stored something there. */
const mostVersions = 2 * projectLimits.settingsVersions;

/** A version has the fields of the project at the same paths, so that they are decoded alike. */
const nest = (settings: readonly StoredSetting[]): UnknownRecord => {
  const parts = settings
    .filter(({ value }) => value !== undefined)
    .map(({ path, value }) => ({ names: path.split("."), value }))
    .map(({ names: [name = "", member], value }) => ({ name, value: member === undefined ? value : { [member]: value } }));
  return Object.fromEntries(
    [...Map.groupBy(parts, ({ name }) => name)].map(([name, values]) => [
      name,
      isRecord(values[0]?.value) ? Object.assign({}, ...values.map(({ value }) => value)) : values[0]?.value,
    ]),
  );
};

const listVersions: SettingsStore["listVersions"] = async (projectId) => {
  const { docs } = await reading(async () => versionsOf(projectId).limit(mostVersions).get());
  return docs
    .filter(({ id }) => isSettingsTag(id))
    .flatMap((record) => parseSettingsVersion(record) ?? [])
    .toReversed();
};

/** Changes the settings of a project, and lists those that were before. */
export const settingsStore: SettingsStore = { getProject: projectStore.getProject, listVersions, writeSettings };
