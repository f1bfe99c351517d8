import { AppError } from "../platform/core/app-error.ts";
import { projectLimits } from "./limits.ts";
import type { NameStore, Project } from "./project.ts";

/** The settings that somebody has replaced. */
export interface KeptSettings {
  /** The tag of the state that it keeps: IDs sort by time, and no state is kept twice. */
  readonly id: string;
  /** When, by whom and in what it was replaced. */
  readonly changedAt: Date;
  readonly changedBy: string | null;
  readonly changed: readonly string[];
  readonly before: Project;
}

/** Identifies one state of a project's record, and changes with every write by any program. */
export const settingsTag = (writeToken: string): string => {
  const [seconds = "", nanoseconds = ""] = writeToken.split(".");
  return `${seconds.padStart(10, "0")}-${nanoseconds.padStart(9, "0")}`;
};

export const isSettingsTag = (id: string): boolean => /^\d{10}-\d{9}$/.test(id);

/** The IDs of the oldest versions, which have to go when another one is kept. */
export const tooOld = (ids: readonly string[]): readonly string[] =>
  ids
    .filter(isSettingsTag)
    .toSorted()
    .slice(0, 1 - projectLimits.settingsVersions);

/**
 * The refusal of a change by somebody who has not seen the newest settings: with who changed them last, when, and what has changed since.
 *
 * @param versions the newest first
 * @throws AppError `unavailable`
 */
export const staleSettings = async (
  people: NameStore,
  { writeToken }: Pick<Project, "writeToken">,
  versions: readonly KeptSettings[],
  expected: readonly string[],
): Promise<AppError> => {
  const since = versions.filter(({ id }) => expected.some((seen) => isSettingsTag(seen) && id >= seen));
  const [newest] = since;
  const by = newest?.changedBy ?? null;
  const name = (await people.findNames([by]))(by);
  const details = [
    { path: "updated_by", message: by },
    { path: "updated_by_name", message: name },
    { path: "updated_at", message: newest?.changedAt.toISOString() ?? null },
    ...[...new Set(since.flatMap(({ changed }) => changed))].map((path) => ({ path, message: "changed" })),
  ];
  return new AppError("stale_revision", `The settings have changed since you read them: ${name ?? by ?? "another program"} changed them.`, {
    details: details.flatMap(({ path, message }) => (message === null ? [] : [{ path, message }])),
    headers: { ETag: `"${settingsTag(writeToken)}"` },
  });
};
