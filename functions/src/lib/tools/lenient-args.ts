import * as z from "zod/mini";

/**
 * Arguments that are accepted as a model sends them: a number where a string was asked for, null or nothing at all. The tool itself
 * asks the visitor for what is missing, in their language.
 */

/** Undefined when nothing was said. */
export const looseString = (description: string, options?: readonly string[]) =>
  z.optional(
    z.pipe(
      z.unknown().check(z.meta({ type: "string", description, ...(options !== undefined && { enum: [...options] }) })),
      z.transform((value: unknown) => (typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined)),
    ),
  );

/** Anything: the tool decides what fits. Undefined when nothing was said. */
export const looseStringOrList = (description: string) =>
  z.optional(z.unknown().check(z.meta({ description, anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] })));

/** Words and short terms: an array of strings, or one string with commas between them. Empty when nothing was said. */
export const looseStrings = (description: string) =>
  z.pipe(
    z.optional(z.unknown().check(z.meta({ type: "array", items: { type: "string" }, description }))),
    z.transform((value: unknown): readonly string[] => {
      const values: readonly unknown[] = typeof value === "string" ? value.split(/[,;\n、，،]/u) : Array.isArray(value) ? value : [];
      return values.filter((word) => typeof word === "string");
    }),
  );

/** False when nothing was said. */
export const looseFlag = (description: string) =>
  z.pipe(
    z.optional(z.unknown().check(z.meta({ type: "boolean", description }))),
    z.transform((value: unknown): boolean => value === true || value === "true"),
  );

/** What the model is told that it must send. Without it the tool asks for it. */
export const required = (...names: readonly string[]) => z.meta({ required: [...names] });
