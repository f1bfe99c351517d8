export const notificationLimits = {
  /** 60 s: one process at a time sends for a project; what a dead process had begun is sent again after that. */
  turnMs: 60_000,
  /** 10 s for one mail, or one request to a webhook. */
  sendMs: 10_000,
  /** 1 min before the second attempt; each further pause is twice as long. */
  firstPauseMs: 60_000,
  /** 2 h: the longest pause. */
  longestPauseMs: 2 * 3_600_000,
  /** 24 h after the event nobody is notified any more. */
  giveUpMs: 24 * 3_600_000,
  /** 7 days: then notices that could not even be tried are deleted. */
  keptMs: 7 * 24 * 3_600_000,
  /** 50 projects in one run. */
  projects: 50,
  /** 50 notices of a project in one run. */
  notices: 50,
  /** 8 o'clock in the project's time zone: the digest of questions. */
  digestHour: 8,
} as const;
