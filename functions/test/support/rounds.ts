/**
 * How often the rounds of a race are run: often enough in every run of the tests to meet a mistake in the code, and at night
 * (`npm test -- nightly`) as often as it takes to meet orders of events that are rare.
 */
export const rounds = ({ usual, nightly }: { readonly usual: number; readonly nightly: number }): number =>
  process.env["LECTERN_NIGHTLY"] === "1" ? nightly : usual;
