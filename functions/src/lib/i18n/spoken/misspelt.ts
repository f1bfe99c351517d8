import { isWithinEdits } from "../../core/text.ts";
import { i18nLimits } from "../limits.ts";
import type { NameTable } from "./name-table.ts";

/**
 * The tags of long names that are one slip away: a letter added, missing, replaced, or swapped with its neighbor. The first
 * letter has to be correct.
 */
export const findMisspelt = (key: string, tables: readonly NameTable[]): readonly string[] => {
  if (key.length < i18nLimits.guessedNameLength) return [];
  const near = tables.flatMap((table) =>
    [...table]
      .filter(([name]) => name.length >= i18nLimits.guessedNameLength && name.startsWith(key.slice(0, 1)) && isWithinEdits(key, name, 1))
      .flatMap(([, tags]) => tags),
  );
  return [...new Set(near)];
};
