import { expect } from "chai";
import { LecternError, type LecternErrorCode } from "./errors.ts";
import { nextDelayMs, type RetryRule } from "./retry.ts";

const failure = (code: LecternErrorCode, isRetryable: boolean, retryAfterMs?: number): LecternError =>
  new LecternError(code, "", { status: 0, isRetryable, retryAfterMs });

describe("nextDelayMs", () => {
  const rows: readonly (readonly [string, LecternError, RetryRule, boolean])[] = [
    ["a lost read", failure("network", true), "idempotent", true],
    ["a read that took too long", failure("timeout", true), "idempotent", true],
    ["an answer that ended half-way", failure("unreadable", true), "idempotent", true],
    ["a 503 with Retry-After", failure("unavailable", true, 1_000), "idempotent", true],
    ["a 503 that waits for an operator", failure("unavailable", false), "idempotent", false],
    ["a lost start of a session", failure("network", true), "unavailable", false],
    ["a start of a session that took too long", failure("timeout", true), "unavailable", false],
    ["a start whose answer cannot be read", failure("unreadable", true), "unavailable", false],
    ["a start that was 503", failure("unavailable", true, 1_000), "unavailable", true],
    ["the quota's 429", failure("quota_reached", false, 3_600_000), "idempotent", false],
    ["a refusal", failure("slug_taken", false), "idempotent", false],
    ["anything that must not be repeated", failure("unavailable", true, 0), "never", false],
  ];
  for (const [what, error, rule, isRepeated] of rows) {
    it(`${isRepeated ? "repeats" : "does not repeat"} ${what}`, () => {
      expect(nextDelayMs(error, rule, 1, 0) !== undefined).to.equal(isRepeated);
    });
  }

  it("spreads the tries between 0.3 s and a ceiling that grows to 8 s", () => {
    const lost = failure("network", true);
    const bounds = [1, 2, 3].map((attempt) => [nextDelayMs(lost, "idempotent", attempt, 0), nextDelayMs(lost, "idempotent", attempt, 1)]);
    expect(bounds).to.deep.equal([
      [300, 600],
      [300, 1_200],
      [300, 2_400],
    ]);
  });

  it("tries four times in all", () => {
    expect(nextDelayMs(failure("network", true), "idempotent", 4, 0)).to.equal(undefined);
  });

  it("waits as long as the service asks, but never more than 30 s", () => {
    expect(nextDelayMs(failure("unavailable", true, 20_000), "idempotent", 1, 0)).to.equal(20_000);
    expect(nextDelayMs(failure("unavailable", true, 30_001), "idempotent", 1, 0)).to.equal(undefined);
  });
});
