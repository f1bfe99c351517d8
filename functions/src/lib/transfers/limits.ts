export const transferLimits = {
  /** 5 min: lifetime of the access token. The page makes its one call at once. */
  tokenMs: 5 * 60_000,
  /** 30 s for the visitor's browser to join. It does so at once or not at all. */
  joinMs: 30_000,
  /** 45 s from the visitor's arrival for some process to dial: several rounds of the hold audio. */
  waitingMs: 45_000,
  /** 20 s of ringing, to which Twilio adds up to 5 s: the visitor knows within 30 s, and most voice mailboxes answer later. */
  ringSec: 20,
  /** 45 s from the reservation of a dial until its outcome must be known: the ringing, a request, and the delivery of the report. */
  ringingMs: 45_000,
  /** 6 s to press a key after the announcement. */
  keySec: 6,
  /** 2: after a meaningless key, the manager is asked again once. */
  keyAttempts: 2,
  /** 75 s from the request until the last manager is called: with the ringing and a voice mailbox, two minutes, which the visitor is told. */
  searchMs: 75_000,
  /** 35 s from the key until the manager must be in the room: the briefing takes up to 15 s, and a request for the hold audio may take 15 s. */
  enterMs: 35_000,
  /** 60 s from the answer until a key is pressed: the announcement takes 15 s, asking again another 10 s. */
  answeredMs: 60_000,
  /** 30 min: the longest conversation. Twilio itself ends both legs. */
  talkSec: 1_800,
  /** 2 min after its longest conversation, a connected transfer is closed. */
  talkMarginMs: 2 * 60_000,
  /** 15 s: a dial still without an outcome counts as lost with its process. Longer than all its requests may take. */
  dialLeaseMs: 15_000,
  /** 4 s: a reservation that took longer to store is not dialed. Together with a dial's requests, this is the lease. */
  reserveMs: 4_000,
  /** 2 min: how long the call of a dial with an unknown outcome is looked for if Twilio does not answer. */
  reconcileMs: 2 * 60_000,
  /** 5 s between Lectern's clock and Twilio's when calls are looked up by time. More would find the call of the previous attempt. */
  clockSkewMs: 5_000,
  /** 12 s for the process that closes a transfer to end its legs, before others do: visitors should not hear the farewell twice. */
  releaseLeaseMs: 12_000,
  /** 1 min before another attempt to end a leg. */
  releaseAgainMs: 60_000,
  /** 40 min: by then, both legs have reached their own time limits. */
  releaseGiveUpMs: 40 * 60_000,
  /** 10 min after the end: until then, the tool's first call reports the outcome. Later calls ask for a new transfer. */
  tellMs: 10 * 60_000,
  /** 3 pauses of 0.7 s, 2.1 s in all: Twilio's report that a call is over takes about 1 s. */
  reportPauses: 3,
  reportPauseMs: 700,
  /** 30 days: how long finished transfers are kept for operators. */
  keptMs: 30 * 24 * 3_600_000,
  /** 8 s for a request to Twilio. Its webhooks wait for 15 s. */
  requestMs: 8_000,
  /** 3 s for a request to Twilio while a visitor waits for the tool's result or the hold audio. Failed requests are retried later. */
  shortRequestMs: 3_000,
  /** 3 s: how long a request is repeated while Twilio answers 429. */
  retryMs: 3_000,
  /** 12 s to answer a webhook. Twilio hangs up after 15 s. */
  webhookMs: 12_000,
  /** 8 s of silence after 2 s of sound in each round of the hold audio, because each round costs a request. */
  holdPauseSec: 8,
  /** 2: every second round says a sentence, about every 20 s. */
  holdRoundsPerSentence: 2,
  /** 33 min: by then, Twilio has ended a call, so its place among the simultaneous calls is free even if reports were lost. */
  slotMs: 33 * 60_000,
  /** Three quarters of the deployment's places: projects with an open call leave the others to those without. */
  sharedPlaces: 0.75,
  /** 25 transfers at a time in the sweep. */
  sweepBatch: 25,
  /** 80 characters of a name are announced: about 5 s. */
  announcedNameLength: 80,
  /** 140 characters of the visitor's last question are read to the manager: about 9 s. */
  announcedQuestionLength: 140,
  /** 5 digits in a row are read one by one. A year or a price is read as a number. */
  spelledDigits: 5,
} as const;
