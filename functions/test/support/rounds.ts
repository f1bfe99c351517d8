/**
 * How many rounds of a race are run: by default enough to meet a mistake in the code, at night (`npm test -- nightly`) as many as it takes to
 * meet rare orders of events.
 */
export const rounds = ({ usual, nightly }: { readonly usual: number; readonly nightly: number }): number =>
  process.env["LECTERN_NIGHTLY"] === "1" ? nightly : usual;
