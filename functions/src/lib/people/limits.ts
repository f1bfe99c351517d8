export const peopleLimits = {
  /** 7 days: whoever is on holiday for longer asks for another one. */
  invitationMs: 7 * 24 * 3_600_000,
  /** 60 s: a repeated request within it sends no second mail, and does not replace the link in the first. */
  resendMs: 60_000,
  /** 8 s for the mail, within the time of a request. */
  mailMs: 8_000,
  /** 14 s: reads, a commit and the mail. The client waits for 15. */
  inviteMs: 14_000,
  /** 100 invitations of a project that nobody has accepted yet. */
  invitations: 100,
  /** 500 people of a project are listed, its team first. */
  people: 500,
  /** 100 characters of a first or last name. */
  nameLength: 100,
  /** 32 bytes of a link are secret: nobody finds them by trying. */
  secretBytes: 32,
} as const;
