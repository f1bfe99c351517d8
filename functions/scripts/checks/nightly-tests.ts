/**
 * Tests that run only at night (`npm test -- nightly`), by file and the beginning of their `describe`. By day, another test of the same file covers
 * one case of their kind. Races, kills, lost answers and people's data are never among them: those also run by day, with fewer rounds
 * (`test/support/rounds.ts`). A name without a test has no effect.
 */
export const nightlyTests: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "test/pages/voice/silences.spec.ts": {
    "an agent that says nothing": [
      "answers in the end: late",
      "answers in the end: ignore-text",
      "answers in the end: silent-sound",
      "for good ends with a sentence",
      "calls its tools once, and answers: no-call-id",
      "calls its tools once, and answers: same-call-id",
      "calls its tools once, and answers: call-in-turn",
    ],
  },
  "test/pages/voice/speaking-over.spec.ts": {
    "a visitor who speaks over an agent that is slow to yield": ["only to say mm-hmm hears it go on as loud as before"],
  },
  "test/pages/voice/misheard.spec.ts": {
    "a visitor whom the voice service understands badly": ["is asked to say it again when nothing was left of it"],
  },
  "test/pages/voice/faults.spec.ts": {
    "a conversation whose connection ends": [
      "with 1008 The operation was aborted. begins clean",
      "with 1011 auth token has expired goes on",
      "with 1011 auth token has expired begins clean, the second time",
    ],
  },
  "test/pages/voice/beginnings.spec.ts": {
    "a conversation that cannot begin": [
      "at once, because the voice service answers 503",
      "because the voice service answers 429 for longer",
      "because the voice service answers 500 for longer",
      "because the voice service answers hang for longer",
    ],
  },
  "test/pages/voice/broken-effects.spec.ts": {
    "a conversation in which something breaks that should not is ended by one click, and everything is released, when it is": [
      "ask_microphone",
      "connect",
      "wait",
      "clear_playback",
      "caption",
      "cut_caption",
      "execute",
      "show",
    ],
  },
  "test/pages/voice/cards.spec.ts": {
    cards: [
      "show what is in a question_card as text, from right to left",
      "show what is in a message_card as text, from right to left",
      "show what is in a company_card as text, from right to left",
    ],
  },
  "test/pages/voice/answers.spec.ts": {
    "a question that is spoken": ["is answered from the site, with its source: en", "is answered from the site, with its source: nb"],
  },
  "test/pages/voice/transfer.spec.ts": {
    "a visitor who asks for a person": [
      "has heard of nobody when the manager hangs up without a key",
      "is back with the agent when the manager hangs up, and can be put through again",
      "is back with the agent when the token is not accepted",
    ],
  },
  "test/pages/voice/storms.spec.ts": {
    "nothing is repeated without a pause and an end when": ["no call is ever accepted", "tools are always busy"],
  },
  "test/pages/voice/looks.spec.ts": {
    "the voice element, however it is looked at": ["is readable by everybody in every state: en"],
  },
  "test/pages/voice/host-pages.spec.ts": {
    "<lectern-voice> on a page with strong opinions": ["can be read with an accent of #06245f", "can be read with an accent of #ffe600"],
  },
  "test/pages/voice/microphone-states.spec.ts": {
    "a microphone that is": ["dismissed has", "not_found has", "in_use has", "insecure_page has", "unsupported has"],
  },
  "test/pages/voice/old-browsers.spec.ts": {
    "a browser as old as the baseline, without": [
      "ElementInternals.states",
      "custom states without dashes",
      "AbortSignal.any",
      "Promise.withResolvers",
      "Intl.Segmenter",
      "groups and sets",
      "the name of the microphone's permission",
    ],
  },
  "test/pages/voice/top-layer.spec.ts": {
    "a widget in a part of the page that": ["is moved and made small is", "has a filter is", "will be moved is"],
  },
  "test/pages/app-check.spec.ts": {
    "App Check in the pages of a deployment": [
      "keeps nobody from working where it is off and there is no token (blocked)",
      "keeps nobody from working where it is off and there is no token (silence)",
    ],
  },
  "test/pages/inbox/inbox.spec.ts": { "the inbox": ["holds a thousand items"] },
};

/** Of names with their `describe`, as mocha has them. */
export const nightlyPattern = `^(?:${Object.values(nightlyTests)
  .flatMap((suites) => Object.entries(suites).flatMap(([suite, tests]) => tests.map((test) => `${suite} ${test}`)))
  .map((name) => name.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`))
  .join("|")})`;
