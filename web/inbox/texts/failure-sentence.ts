import { isLecternError } from "@lectern/client";
import type { Texts } from "./en.ts";

/** The sentence for a failure: in the reader's language for the usual ones, else in the service's own words. */
export const sentenceOf = (error: unknown, { failures }: Texts): string => {
  if (!isLecternError(error)) return failures.unexpected;
  if (error.code === "network" || error.code === "timeout") return failures.offline;
  return error.code === "forbidden" ? failures.forbidden : error.message;
};
