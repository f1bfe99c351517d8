import { i18nLimits } from "../limits.ts";
import type { NameTable } from "./name-table.ts";

/**
 * The tags of long names that are one slip away: a letter too many, one missing, another one, or two that changed places. The first
 * letter has to be right.
 */
export const findMisspelt = (key: string, tables: readonly NameTable[]): readonly string[] => {
  if (key.length < i18nLimits.guessedNameLength) return [];
  const near = tables.flatMap((table) =>
    [...table]
      .filter(([name]) => name.length >= i18nLimits.guessedNameLength && name.startsWith(key.slice(0, 1)) && isOneSlip(key, name))
      .flatMap(([, tags]) => tags),
  );
  return [...new Set(near)];
};

const isOneSlip = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA.slice(0, 2) === restB.slice(1, 2) + restB.slice(0, 1))
  );
};
