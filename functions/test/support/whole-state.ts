import { Timestamp } from "firebase-admin/firestore";
import { isRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { everythingIn } from "./documents.ts";

/**
 * Everything that a project stores, in a form in which two projects with the same history are equal: without the project's name, and without the
 * database's write times.
 */
export const wholeState = async (projectId: string): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    [...(await everythingIn(projectId))]
      .map(([path, { fields }]) => [path.split("/").slice(2).join("/"), comparable(fields)] as const)
      .toSorted(([a], [b]) => a.localeCompare(b))
      // Versions of the settings are named by the database's times.
      .map(([path, fields], index) => [path.replace(/(?<=^settings_versions\/)[\d-]+$/, String(index)), fields] as const),
  );

const comparable = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(comparable);
  if (!isRecord(value)) return value;
  // The database's times in a draft: when its live page was written, and those of its own saves, in their tags.
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "update_time" && key !== "tag")
      .map(([key, member]) => [key, comparable(member)]),
  );
};
