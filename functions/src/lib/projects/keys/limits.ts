export const keyLimits = {
  /** 20 keys that are not revoked: an agency's programs, each with its own. */
  keys: 20,
  /** 60 characters: a name is shown where a person's name is. */
  nameLength: 60,
  /** 32 bytes of a key are secret: nobody finds them by trying. */
  secretBytes: 32,
  /** 1 h: how exact the last use is, so that not every request is a write. */
  usedMs: 3_600_000,
  /** 120 requests of one key within a minute, of the whole deployment: three agents at full speed. */
  perMinute: 120,
  /** 5 requests that an instance takes from a minute's budget at once: a write for every fifth request, not for each. */
  takenAtOnce: 5,
  /** 1 h after a minute has begun its count may be forgotten. */
  minuteKeptMs: 3_600_000,
  /** 1,000 keys whose minute an instance remembers: 100 kB. */
  remembered: 1_000,
} as const;
