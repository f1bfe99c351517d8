import type { UnknownRecord } from "../../platform/core/unknown-record.ts";

export interface PersonalRecord {
  readonly path: string;
  readonly data: UnknownRecord;
  readonly writeToken: string;
}

/** Whether a question stays, without the person: the team has answered it, or others asked it too. */
export const staysUnnamed = ({ path, data }: Pick<PersonalRecord, "path" | "data">): boolean =>
  /\/questions\/[^/]+$/.test(path) && (data["status"] === "answered" || data["asked_by_others"] === true);

/** Whether a transfer has not ended, so that its record is still needed. */
export const isRunningCall = ({ path, data }: Pick<PersonalRecord, "path" | "data">): boolean =>
  /\/transfers\/[^/]+$/.test(path) && (data["deadline"] ?? null) !== null;

export const isMembership = ({ path }: Pick<PersonalRecord, "path">): boolean => /\/members\/[^/]+$/.test(path);
