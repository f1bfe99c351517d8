import { isRecord } from "../src/lib/platform/core/unknown-record.ts";
import type { Stored } from "../test/support/stored-documents.ts";

/** A document of one site, with the segments of its path below the project. */
export interface Kept extends Stored {
  readonly path: readonly string[];
}

export const toKept = (everything: ReadonlyMap<string, Stored>): readonly Kept[] =>
  [...everything].map(([path, stored]) => ({ ...stored, path: path.split("/").slice(2) }));

/** The documents of a collection directly below a project. */
export const inCollection = (kept: readonly Kept[], name: string): readonly Kept[] =>
  kept.filter(({ path, fields }) => path.length === 2 && path[0] === name && fields !== undefined);

/** The members of a stored map. */
export const membersOf = (map: unknown): readonly (readonly [string, unknown])[] => Object.entries(isRecord(map) ? map : {});

/** The numbers of a stored map. */
export const numbersIn = (map: unknown): ReadonlyMap<string, number> =>
  new Map(membersOf(map).flatMap(([name, value]) => (typeof value === "number" ? [[name, value]] : [])));

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
