/**
 * How many rounds of a race are run: by default enough to meet a mistake in the code, at night (`npm test -- nightly`) as many as it takes to
 * meet rare orders of events.
 */
export const rounds = ({ usual, nightly }: { readonly usual: number; readonly nightly: number }): number =>
  process.env["LECTERN_NIGHTLY"] === "1" ? nightly : usual;

/**
 * From one call to the database at which work is killed to the next, in tests that kill before and after a call: after one is nearly the same as before
 * the next.
 */
export const killsApart = rounds({ usual: 2, nightly: 1 });
