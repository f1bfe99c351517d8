/** All tests of a `describe`, except those whose names begin with one of these, which also run by day. */
interface AllBut {
  readonly allBut: readonly string[];
}

/** Names of tests, or their beginnings, by file and by the beginning of their `describe`. */
export type NightlyTests = Readonly<Record<string, Readonly<Record<string, readonly string[] | AllBut>>>>;
