import type { WidgetLabels } from "../i18n/widget-labels.ts";
import type { Profile, StoredProfile } from "../projects/profile.ts";

export interface ProfileStore {
  /**
   * Writes these fields in one commit. Others stay as they are, also those that somebody else writes at the same time.
   *
   * @throws AppError `not_provisioned` when the user has been removed, `unavailable`
   */
  readonly writeProfile: (uid: string, changes: Partial<Profile>) => Promise<void>;
  /** @throws AppError `not_provisioned` when the user has been removed, `unavailable` */
  readonly getProfile: (uid: string) => Promise<StoredProfile>;
}

export interface ProfilePorts {
  readonly profiles: ProfileStore;
  /** `switching`: the visitor has just asked for this language. */
  readonly findLabels: (language: string, switching: boolean) => Promise<WidgetLabels>;
}
