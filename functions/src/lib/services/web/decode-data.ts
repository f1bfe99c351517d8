import { decodeHTML } from "entities";
import { extractionLimits } from "../../extraction/limits.ts";
import { isRecord } from "../../core/unknown-record.ts";

/** JSON with the entities in its strings decoded, because a script leaves them as they are written. What is nested too deep is left out. */
export const decodeData = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return value.includes("&") ? decodeHTML(value) : value;
  if (typeof value !== "object" || value === null) return value;
  if (depth > extractionLimits.jsonLdDepth) return undefined;
  if (Array.isArray(value)) return value.map((item) => decodeData(item, depth + 1));
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, decodeData(item, depth + 1)]));
};
