/** Limits of authentication. */
export const identityLimits = {
  /** 60 s: how far Google's clock may be ahead of ours before a token counts as issued in the future. */
  clockSkewSec: 60,
} as const;
