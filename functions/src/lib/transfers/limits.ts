export const transferLimits = {
  /** 5 min: lifetime of the access token, for one call that the page makes at once. */
  tokenMs: 5 * 60_000,
  /** 30 s for the visitor's browser to join: it does so at once, or not at all. */
  joinMs: 30_000,
  /** 45 s from the visitor's arrival for some process to dial. That is two rounds of the hold audio. */
  waitingMs: 45_000,
  /** 20 s of ringing, to which Twilio adds up to 5 s: within half a minute the visitor knows, and most voice mailboxes answer later. */
  ringSec: 20,
  /** 45 s from the reservation of a dial until its outcome must be known: the ringing, a request, and delivery of the report. */
  ringingMs: 45_000,
  /** 6 s to press a key after the announcement. */
  keySec: 6,
  /** 2: a key without a meaning is asked for again once. */
  keyAttempts: 2,
  /** 20 s from the key until the manager must be in the room. It takes one second, but a request for the hold audio may take 15 s. */
  enterMs: 20_000,
  /** 60 s from the answer until a key is pressed: the announcement takes 15 s, and asking again another 10 s. */
  answeredMs: 60_000,
  /** 30 min: the longest conversation. Both legs are cut off by Twilio itself. */
  talkSec: 1_800,
  /** 2 min: how much longer than its longest conversation a connected transfer may stay open. */
  talkMarginMs: 2 * 60_000,
  /** 15 s: a dial without an outcome by then was lost with its process. Longer than all of its requests may take together. */
  dialLeaseMs: 15_000,
  /** 4 s: a reservation that took longer to store is not dialed. With a dial's requests this adds up to the lease. */
  reserveMs: 4_000,
  /** 2 min: how long calls are looked for after a dial with an unknown outcome while Twilio does not answer. */
  reconcileMs: 2 * 60_000,
  /** 5 s between our clock and Twilio's when calls are looked up by time. More would find the call of the previous attempt. */
  clockSkewMs: 5_000,
  /** 12 s for the process that closes a transfer to end its legs before another does, so that visitors do not hear the farewell twice. */
  releaseLeaseMs: 12_000,
  /** 1 min: pause before another attempt to end a leg. */
  releaseAgainMs: 60_000,
  /** 40 min: by then both legs have reached their own time limits. */
  releaseGiveUpMs: 40 * 60_000,
  /** 10 min: within this time of the end, the tool's first call reports the outcome. Later calls ask for a new transfer. */
  tellMs: 10 * 60_000,
  /** 3 pauses of 0.7 s: Twilio's report that a call is over takes about a second, and an answer takes two seconds at most. */
  reportPauses: 3,
  reportPauseMs: 700,
  /** 30 days: how long finished transfers are kept for operators. */
  keptMs: 30 * 24 * 3_600_000,
  /** 8 s: the longest time for a request to Twilio. Its webhooks wait for 15 s. */
  requestMs: 8_000,
  /** 3 s: the same while a visitor waits for the tool's result or the hold audio. What fails by then is retried later. */
  shortRequestMs: 3_000,
  /** 3 s: how long a request is repeated while Twilio answers 429. */
  retryMs: 3_000,
  /** 12 s: the longest time to respond to a webhook. Twilio hangs up after 15 s. */
  webhookMs: 12_000,
  /** 8 s of silence after the 2 s of sound in each round of the hold audio: a round costs a request. */
  holdPauseSec: 8,
  /** Every second round says a sentence: about every 20 s. */
  holdRoundsPerSentence: 2,
  /** 33 min: by then Twilio has cut off a call, so its place among the deployment's simultaneous calls is free whatever was lost. */
  slotMs: 33 * 60_000,
  /** 25 transfers per run of the sweep. */
  sweepBatch: 25,
  /** 80 characters of a project's name are announced: about five seconds. */
  announcedNameLength: 80,
} as const;
