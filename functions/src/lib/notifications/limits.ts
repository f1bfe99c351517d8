export const notificationLimits = {
  /** 60 s: one process at a time sends for a project, and begins nothing in the last 10. After this, another may. */
  turnMs: 60_000,
  /** 10 s for one mail, or one request to a webhook. */
  sendMs: 10_000,
  /** 1 s: after this, the next recipient does not wait for the one before. 20 of them begin within a run. */
  patienceMs: 1_000,
  /** 1 min before the second attempt. Each further pause is twice as long. */
  firstPauseMs: 60_000,
  /** 2 h: the longest pause. */
  longestPauseMs: 2 * 3_600_000,
  /** 24 h after the event, a notice is given up for those with whom it fails. */
  giveUpMs: 24 * 3_600_000,
  /** 7 days: then notices that were never even tried are deleted. */
  keptMs: 7 * 24 * 3_600_000,
  /** 200 people of a team: whom their own mails reach, and in which language. */
  team: 200,
  /** 50 projects at a time. */
  projects: 50,
  /** 50 notices of a project at a time. */
  notices: 50,
  /** 3 failures in a row of a recipient: then another notice is tried first. */
  failuresPerNotice: 3,
  /** 1,000 open questions are counted for the digest: as many as a project may have. */
  countedQuestions: 1_000,
  /** 8:00 in the project's time zone: when the digest of questions is sent. */
  digestHour: 8,
  /** 15 s: `ask` takes at most 12 s to store a question. */
  storedMs: 15_000,
} as const;
