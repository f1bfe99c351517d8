import * as z from "zod/mini";
import { splitTerms } from "../core/text.ts";

/** Arguments as models send them: a number for a string, null, nothing. The tool asks the visitor for what is missing. */

/** Undefined if the argument is missing. */
export const looseString = (description: string, options?: readonly string[]) =>
  z.optional(
    z.pipe(
      z.unknown().check(z.meta({ type: "string", description, ...(options !== undefined && { enum: [...options] }) })),
      z.transform((value: unknown) => (typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined)),
    ),
  );

/** Any value: the tool decides what fits. Undefined if the argument is missing. */
export const looseStringOrList = (description: string) =>
  z.optional(z.unknown().check(z.meta({ description, anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] })));

/** Words and short terms: an array of strings, or one string with commas. Empty if missing. */
export const looseStrings = (description: string) =>
  z.pipe(
    z.optional(z.unknown().check(z.meta({ type: "array", items: { type: "string" }, description }))),
    z.transform((value: unknown): readonly string[] => {
      const values: readonly unknown[] = typeof value === "string" ? splitTerms(value) : Array.isArray(value) ? value : [];
      return values.filter((word) => typeof word === "string");
    }),
  );

/** False if missing. */
export const looseFlag = (description: string) =>
  z.pipe(
    z.optional(z.unknown().check(z.meta({ type: "boolean", description }))),
    z.transform((value: unknown): boolean => value === true || value === "true"),
  );

/** Declared to the model as required. If it is missing all the same, the tool asks the visitor for it. */
export const required = (...names: readonly string[]) => z.meta({ required: [...names] });
