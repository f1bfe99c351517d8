import * as z from "zod/mini";
import { must } from "../site/fields.ts";
import { scopes } from "./api-key.ts";
import { keyLimits } from "./limits.ts";

/** One line that can be shown beside names of people. */
const keyNameField = z
  .pipe(
    z.string(must("a string")),
    z.transform((name: string) => name.trim()),
  )
  .check(
    z.refine((name) => name !== "", "must not be empty"),
    z.refine((name) => name.length <= keyLimits.nameLength, `must have at most ${keyLimits.nameLength} characters`),
    z.refine((name) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(name), "must not have invisible characters"),
  );

export const KeyWish = z.object({
  name: keyNameField,
  scopes: z.array(z.enum(scopes, must(`one of ${scopes.join(", ")}`)), must("a list")).check(
    z.refine((list) => list.length > 0, "must name at least one scope"),
    z.refine((list) => new Set(list).size === list.length, "must name each scope once"),
  ),
  expires_at: z.optional(z.nullable(z.iso.datetime({ offset: true, error: "must be a time of the form 2026-12-31T23:59:00Z, or null" }))),
});

export type KeyWish = z.output<typeof KeyWish>;
