import * as z from "zod/mini";
import { isBlank, lettersOf, splitTerms } from "../platform/core/text.ts";
import type { UnknownRecord } from "../platform/core/unknown-record.ts";

/** Schemas that accept what models send: a number for a string, null, nothing. The tool asks the visitor for what is missing. */

/** Any value, however it is declared: the tool decides what fits. Undefined if the argument is missing. */
export const loose = (declared: { readonly description: string } & UnknownRecord) => z.optional(z.unknown().check(z.meta(declared)));

/** Undefined if the argument is missing. */
export const looseString = (description: string, options?: readonly string[]) =>
  z.pipe(
    loose({ type: "string", description, ...(options !== undefined && { enum: [...options] }) }),
    z.transform((value: unknown) => (typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined)),
  );

/** Words and short terms: an array of strings, or one comma-separated string. Empty if missing. */
export const looseStrings = (description: string) =>
  z.pipe(
    loose({ type: "array", items: { type: "string" }, description }),
    z.transform((value: unknown): readonly string[] => {
      const values: readonly unknown[] = typeof value === "string" ? splitTerms(value) : Array.isArray(value) ? value : [];
      return values.filter((word) => typeof word === "string");
    }),
  );

/** False if missing. */
export const looseFlag = (description: string) =>
  z.pipe(
    loose({ type: "boolean", description }),
    z.transform((value: unknown): boolean => value === true || value === "true"),
  );

/**
 * The arguments by their declared names, which models also write as `registryId` or `REGISTRY-ID`. What has the declared name itself counts,
 * unless it is empty.
 */
export const underDeclaredNames = (declared: UnknownRecord, sent: UnknownRecord): UnknownRecord => {
  const names = new Map(Object.keys(declared).map((name) => [lettersOf(name), name]));
  const weightOf = ([name, value]: readonly [string, unknown]): number =>
    !Object.hasOwn(declared, name) ? 1 : isBlank(value ?? "") ? 0 : 2;
  const sorted = Object.entries(sent).toSorted((one, other) => weightOf(one) - weightOf(other));
  return Object.fromEntries(sorted.map(([name, value]) => [names.get(lettersOf(name)) ?? name, value]));
};

/** Declares arguments as required to the model only. If one is missing, the tool asks the visitor for it. */
export const required = (...names: readonly string[]) => z.meta({ required: [...names] });
