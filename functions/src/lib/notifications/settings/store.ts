import { FieldValue } from "firebase-admin/firestore";
import { database, projectRef } from "../../platform/firestore/database.ts";
import { writing } from "../../platform/firestore/storage-errors.ts";
import { toUpdateTime } from "../../platform/firestore/write-token.ts";
import { projectStore } from "../../projects/store.ts";
import type { SettingsStore } from "../../projects/update-settings.ts";
import { addNoticeWrites } from "../notice-record.ts";
import { toSettingsNotice } from "../site-notices.ts";

/** Tells the program of the site in the same commit. */
export const settingsStore: SettingsStore = {
  getProject: projectStore.getProject,
  writeSettings: async (project, settings) => {
    const now = new Date();
    const batch = database().batch();
    const fields = Object.fromEntries(settings.map(({ path, value }) => [path, value === undefined ? FieldValue.delete() : value]));
    batch.update(projectRef(project.id), fields, { lastUpdateTime: toUpdateTime(project.writeToken) });
    const notice = toSettingsNotice(
      project,
      settings.map(({ member }) => member),
      now,
    );
    if (notice !== undefined) addNoticeWrites(batch, project.id, notice, now);
    await writing(async () => batch.commit());
  },
};
