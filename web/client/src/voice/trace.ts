import { isObject } from "../decode.ts";

/** A frame that may be shown to others. */
export interface TracedFrame {
  /** Since the beginning of the trace. */
  readonly atMs: number;
  readonly direction: "sent" | "received";
  readonly frame: unknown;
}

/** Members with sound, or with access to what was said. */
const left = new Set(["data", "handle", "newHandle", "access_token"]);

/** A frame without its sound and its secrets: their lengths are enough. */
export const traced = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(traced);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) =>
      left.has(key) && typeof member === "string" ? [key, `(${member.length} characters)`] : [key, traced(member)],
    ),
  );
};
