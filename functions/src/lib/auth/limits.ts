export const appCheckLimits = {
  /** 6 h: how long the keys are used before they are fetched again, as in firebase-admin. */
  keysMs: 6 * 3_600_000,
  /** 3 s: the longest wait for the keys. */
  fetchMs: 3_000,
  /** 10 s: pause before the keys are fetched again, after a failure or for an unknown key. */
  pauseMs: 10_000,
} as const;

export const identityLimits = {
  /** 60 s: how far Google's clock may be ahead of this server's before a token counts as issued in the future. */
  clockSkewSec: 60,
  /** 60 s: how long an enabled account is trusted without another check. An operator's `users/{uid}.disabled` takes effect at once. */
  accountMs: 60_000,
  /** 1 h: how long visitors are served without a look-up that Google refuses. An ID token lives as long. */
  uncheckedMs: 3_600_000,
  /** 10 s: pause after a look-up that Google has refused because of the quota, which is one per minute. */
  refusedMs: 10_000,
  /** 10,000 accounts: 1 to 2 MB. */
  accounts: 10_000,
} as const;

export const refusalLimits = {
  /**
   * 120 requests of one person that an instance refuses within a minute, or answers without doing anything, at three to nine reads each. An
   * editor left open makes a few.
   */
  refusals: 120,
  windowMs: 60_000,
  /** 10 min: how long an instance reads ahead for somebody it has let in, after their last request. Their right is still checked each time. */
  admittedMs: 10 * 60_000,
  /** 10,000 people, 1 to 2 MB. */
  people: 10_000,
} as const;
