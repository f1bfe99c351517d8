import { nightlyEmulator } from "./nightly-emulator.ts";
import { nightlyPages } from "./nightly-pages.ts";
import type { NightlyTests } from "./nightly-type.ts";
import { nightlyUnit } from "./nightly-unit.ts";
import { nightlyVoice } from "./nightly-voice.ts";

export { nightlyUnit } from "./nightly-unit.ts";

/**
 * Tests that run only at night (`npm test -- nightly`). By day, another test covers one case of their kind. Of races, kills, lost answers,
 * secrecy and personal data, every kind also runs by day, with fewer cases or rounds (`test/support/rounds.ts`). A name without a test has
 * no effect. What these tests have found: docs/decisions/028-where-the-tests-spend-their-time.md
 */
export const nightlyTests: NightlyTests = { ...nightlyUnit, ...nightlyEmulator, ...nightlyVoice, ...nightlyPages };

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** Names with their `describe`, as mocha joins them. */
export const nightlyPattern = `^(?:${Object.values(nightlyTests)
  .flatMap((suites) => Object.entries(suites))
  .map(([suite, tests]) => {
    const names = ("allBut" in tests ? tests.allBut : tests).map(escaped).join("|");
    return `${escaped(suite)} (?${"allBut" in tests && names !== "" ? "!" : ":"}${names})`;
  })
  .join("|")})`;
