export const inboxLimits = {
  /** 50 items by default. */
  listed: 50,
  mostListed: 100,
  /** 5 reads of messages of a kind that was not requested: then the page of the list ends early. */
  scans: 5,
} as const;
