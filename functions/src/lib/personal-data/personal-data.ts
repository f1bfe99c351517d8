import type { UnknownRecord } from "../core/unknown-record.ts";

export interface PersonalRecord {
  readonly path: string;
  readonly data: UnknownRecord;
  readonly writeToken: string;
}

/** The team's answers stay, without the person who asked. */
export const staysUnnamed = ({ path, data }: Pick<PersonalRecord, "path" | "data">): boolean =>
  /\/questions\/[^/]+$/.test(path) && (data["status"] === "answered" || data["asked_by_others"] === true);

/** A call that has not ended: its record is still needed. */
export const isRunningCall = ({ path, data }: Pick<PersonalRecord, "path" | "data">): boolean =>
  /\/transfers\/[^/]+$/.test(path) && (data["deadline"] ?? null) !== null;

export const isMembership = ({ path }: Pick<PersonalRecord, "path">): boolean => /\/members\/[^/]+$/.test(path);
