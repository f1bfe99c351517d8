/** Limits of the team's inbox. */
export const inboxLimits = {
  /** 50 items when nobody says how many. */
  listed: 50,
  /** 100 items in one answer. */
  mostListed: 100,
  /** 5 reads of messages that are of another kind than is asked for: then the page of the list ends early. */
  scans: 5,
} as const;
