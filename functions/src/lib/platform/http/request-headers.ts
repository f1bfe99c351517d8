import { requestLimits } from "./limits.ts";
import { AppError } from "../core/app-error.ts";

/** A tag as a header or a tool has it. A weak one counts as a strong one: a compressing proxy makes Lectern's tags weak. */
const tagIn = (text: string): string => text.trim().replace(/^W\//, "").replaceAll('"', "");

/** Never empty: without a tag, a change would not depend on what was read. */
export const readTag = (tag: string): readonly [string] => [tagIn(tag)];

/** The tags of an If-Match header; undefined if it is absent or `*` (which any existing document matches). */
export const parseIfMatch = (header: string | undefined): readonly string[] | undefined => {
  if (header === undefined || ["", "*"].includes(header.trim())) return undefined;
  return header.split(",").map(tagIn);
};

/**
 * The Idempotency-Key of a request. A repeated request has the same key.
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 *
 * @throws AppError `invalid_request` for a key that is empty or too long
 */
export const parseIdempotencyKey = (header: string | undefined): string | undefined => {
  if (header === undefined || (header !== "" && header.length <= requestLimits.idempotencyKeyLength)) return header;
  throw new AppError("invalid_request", `The Idempotency-Key must have 1 to ${requestLimits.idempotencyKeyLength} characters.`);
};
