/** For scenarios, which may come from strangers. */
export const rehearsalLimits = {
  /** 16 KiB: ten times the longest scenario of the demo. The parser compares each key with all others: 50,000 keys would take a minute. */
  fileBytes: 16 * 1024,
  /** 20 mistakes of a file are reported. */
  complaints: 20,
  /** 10 MiB: five minutes of speech. */
  recordingBytes: 10 * 1024 * 1024,
  /** 5,000 questions and as many messages are remembered while a manager of a scenario talks. */
  items: 5_000,
  /** 2 s: after that people ask whether somebody is there. */
  silenceMs: 2_000,
  /** 200 ms: sound that comes a little late belongs to the same speech. */
  gapMs: 200,
  /** 1 h: then what a visitor has left behind is that of a rehearsal that has died. */
  leftMs: 3_600_000,
} as const;
