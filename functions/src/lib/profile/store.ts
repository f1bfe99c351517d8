import { AppError } from "../platform/core/app-error.ts";
import { WriteConflict } from "../platform/core/write-conflict.ts";
import type { ProfileStore } from "./update-profile.ts";
import { userRef } from "../platform/firestore/database.ts";
import { parseUser } from "../projects/record.ts";
import { reading, writing } from "../platform/firestore/storage-errors.ts";

const notProvisioned = (cause?: unknown): AppError =>
  new AppError("not_provisioned", "This user has not been provisioned. Contact a manager.", { cause });

export const profileStore: ProfileStore = {
  writeProfile: async (uid, changes) => {
    const fields = Object.entries(changes).map(([field, value]) => [`profile.${field}`, value] as const);
    try {
      await writing(async () => userRef(uid).update(Object.fromEntries(fields)));
    } catch (error) {
      // The only condition of an update is that the document exists.
      throw error instanceof WriteConflict ? notProvisioned(error) : error;
    }
  },
  getProfile: async (uid) => {
    const user = parseUser(await reading(async () => userRef(uid).get()));
    if (user === undefined) throw notProvisioned();
    return user.profile;
  },
};
