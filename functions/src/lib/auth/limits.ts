export const appCheckLimits = {
  /** 6 h: how long keys are used before they are fetched again, as in firebase-admin. */
  keysMs: 6 * 3_600_000,
  /** 3 s: the longest wait for the keys. */
  fetchMs: 3_000,
  /** 10 s: pause before Google is asked again, for a key that it did not have or after a failure. */
  pauseMs: 10_000,
} as const;

export const identityLimits = {
  /** 60 s: how far Google's clock may be ahead of ours before a token counts as issued in the future. */
  clockSkewSec: 60,
  /** 60 s: how long an enabled account is trusted without another check. An operator's `users/{uid}.disabled` takes effect at once. */
  accountMs: 60_000,
  /** 10,000 people: one or two megabytes. */
  accounts: 10_000,
} as const;
