import type { UnknownRecord } from "../src/lib/platform/core/unknown-record.ts";

/** Points to a component of the contract. */
export const reference = (kind: "schemas" | "responses", name: string): UnknownRecord => ({ $ref: `#/components/${kind}/${name}` });
