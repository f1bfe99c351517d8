/**
 * The tag of a test, or of a `describe`, that runs only at night (`npm test -- nightly`), at the end of its title. By day, another test covers one
 * case of its kind. Of races, kills, lost answers, secrecy and personal data, every kind also runs by day, with fewer cases or rounds (`rounds.ts`).
 * What these tests have found: docs/decisions/028-where-the-tests-spend-their-time.md
 */
export const nightlyIf = (isNightly: boolean): string => (isNightly ? " @nightly" : "");
