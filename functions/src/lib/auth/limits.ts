/** Limits of authentication. */
export const identityLimits = {
  /** 60 s: how far Google's clock may be ahead of ours before a token counts as issued in the future. */
  clockSkewSec: 60,
  /** 60 s: how long an account that was not disabled counts as enabled. An operator's `users/{uid}.disabled` holds at once. */
  accountMs: 60_000,
  /** 10,000 people: a megabyte or two. */
  accounts: 10_000,
} as const;
