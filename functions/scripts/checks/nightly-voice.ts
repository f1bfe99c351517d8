import type { NightlyTests } from "./nightly-type.ts";

/** Tests of the voice agent. */
export const nightlyVoice: NightlyTests = {
  // What is said and done after each event is tested without a browser: web/voice/status/every-state.spec.ts.
  "test/pages/voice/silences.spec.ts": {
    "an agent that says nothing": { allBut: ["answers in the end: swallow"] },
  },
  "test/pages/voice/hard-times.spec.ts": {
    "a conversation": [
      "goes on in a hidden tab",
      "goes on after its page was frozen",
      "whose sound comes later than it is played",
      "whose page may not sound yet",
      "in whose page what",
      "on a page without HTTPS",
    ],
  },
  "test/pages/voice/speaking-over.spec.ts": {
    "a visitor who speaks over an agent that is slow to yield": [
      "only to say mm-hmm hears it go on as loud as before",
      "does not include the agent's own voice",
    ],
  },
  "test/pages/voice/misheard.spec.ts": { "a visitor whom the voice service understands badly": { allBut: [] } },
  "test/pages/voice/faults.spec.ts": {
    "a conversation whose connection ends": [
      "with 1008 The operation was aborted. begins clean",
      "with 1011 auth token has expired goes on",
      "with 1011 auth token has expired begins clean, the second time",
      "with 1011 Internal error encountered. begins clean, the second time",
      "after a warning",
      "by breaking, twice",
    ],
  },
  "test/pages/voice/link.spec.ts": {
    "a network that is gone": ["for longer than 5 s asks the visitor", "in the middle of a break is waited for", "can be left"],
    "sound that is buffered and does not go out": ["is noticed without any word of the browser's"],
  },
  "test/pages/voice/rotation.spec.ts": { "a connection that is replaced (goAway)": { allBut: ["while the agent speaks"] } },
  "test/pages/voice/beginnings.spec.ts": {
    "a conversation that cannot begin": { allBut: ["because the voice service refuses our key"] },
  },
  "test/pages/voice/beginning-again.spec.ts": {
    "a conversation whose requirements do not arrive": [
      "at the first time only",
      "is loaded again at the next press",
      "what says that",
      "a getIdToken that throws",
      "a getIdToken that gives no token",
      "the sound alone is not waited for",
    ],
  },
  "test/pages/voice/broken-effects.spec.ts": {
    "a conversation in which something breaks that should not is ended by one click, and everything is released, when it is": {
      allBut: ["release"],
    },
  },
  "test/pages/voice/releases.spec.ts": {
    "a conversation that ends leaves nothing behind": { allBut: ["by the page"] },
  },
  "test/pages/voice/storms.spec.ts": {
    "nothing is repeated without a pause and an end when": {
      allBut: ["the voice service refuses every connection"],
    },
  },
  "test/pages/voice/silent-page.spec.ts": { "a page that the browser keeps silent until somebody touches it": { allBut: [] } },
  "test/pages/voice/written.spec.ts": { "what is written": { allBut: ["by half survives a fresh session"] } },
  "test/pages/voice/tool-answers.spec.ts": { "an answer of a tool that comes late": { allBut: [] } },

  // By day, one state of each card, column, keyboard and colour is enough.
  "test/pages/voice/cards.spec.ts": {
    cards: { allBut: ["show what is in a profile_card"] },
    "tools in a conversation": { allBut: [] },
  },
  "test/pages/voice/column.spec.ts": {
    "what a visitor sees of a conversation": [
      "is not told again",
      "says what is being done where",
      "has its controls at the same place",
      "has a volume",
    ],
  },
  "test/pages/voice/looks.spec.ts": {
    "the voice element, however it is looked at": { allBut: ["is used with the keyboard alone"] },
  },
  "test/pages/voice/host-pages.spec.ts": {
    "<lectern-voice> on a page with strong opinions": { allBut: [] },
  },
  "test/pages/voice/on-screen-keyboard.spec.ts": {
    "a keyboard on the screen": { allBut: [] },
  },
  "test/pages/voice/top-layer.spec.ts": {
    "a widget in a part of the page that": { allBut: ["does nothing of that"] },
  },
  "test/pages/voice/embedding.spec.ts": {
    "<lectern-voice> on a customer's page": [
      "is part of a home page",
      "speaks the language of the page",
      "goes on when the page moves it",
      "says beside its button that a conversation runs",
      "keeps what is half typed when the page moves it",
      "can be on a page twice",
      "is steered by methods",
      "mutes when it is put away",
      "leaves the focus where the visitor is",
      "ends when it is removed in the middle",
      "sends the App Check token",
    ],
  },
  "test/pages/voice/conversation.spec.ts": {
    "a conversation on a customer's page": [
      "stops speaking when the visitor types",
      "goes on in writing with a model that takes text as realtime input only",
      "begins again after it was ended",
    ],
  },
  "test/pages/voice/invitation.spec.ts": {
    "before anybody talks, the element": ["has words of its own", "asks a suggested question", "is begun in writing by the page"],
  },
  "test/pages/voice/documented-page.spec.ts": { "the page of docs/embedding.md": ["lets anybody talk where the project is open"] },
  "test/pages/voice/next-page.spec.ts": { "a visitor who follows a link of the site": ["has a separate conversation in another tab"] },
  "test/pages/voice/two-conversations.spec.ts": { "two conversations at once": ["in two tabs go on side by side"] },
  "test/pages/voice/trace.spec.ts": { "a visitor who reports a fault": ["finds no such button"] },
  "test/pages/voice/mismatch.spec.ts": { "what is spoken": ["is compared with what was quoted: On Saturday we close at 16:00."] },
  // By day, a visitor asks at /voice/ (voice-page.spec.ts), hears the answer, and sees its source.
  "test/pages/voice/answers.spec.ts": { "a question that is spoken": { allBut: [] } },

  // Devices and browsers.
  "test/pages/voice/devices.spec.ts": {
    "a device that interrupts the sound": [
      "gives it back",
      "is followed while it is muted",
      "or, where that is refused",
      "or silences the microphone says so",
    ],
  },
  "test/pages/voice/chosen-devices.spec.ts": { "the choice of a device": { allBut: [] } },
  "test/pages/voice/microphone-states.spec.ts": { "a microphone that is": { allBut: ["denied has"] } },
  "test/pages/voice/microphone.spec.ts": {
    "a visitor without a microphone": { allBut: [] },
    "a visitor who does not give the microphone": { allBut: [] },
    "a page that does not allow the microphone": ["lets the visitor type"],
  },
  "test/pages/voice/old-browsers.spec.ts": {
    "a browser as old as the baseline, without": { allBut: [] },
    "a browser below the baseline": { allBut: [] },
  },

  // Telephone: all states and faults of a transfer are proved without a browser (src/lib/transfers/next-state.spec.ts), and with the fake network in test/emulator/live/transfers.
  "test/pages/voice/transfer.spec.ts": {
    "a visitor who asks for a person": [
      "makes no false claim",
      "has heard of nobody when the manager hangs up without a key",
      "is back with the agent when the manager hangs up, and can be put through again",
      "is back with the agent when the token is not accepted",
      "stays in the conversation when the connection with Twilio breaks",
      "is back with the agent when the token has expired",
    ],
  },
  "test/pages/voice/put-through.spec.ts": { "/voice/, when somebody asks for a person": { allBut: [] } },
  // The fake of Twilio with Twilio's SDK.
  "test/pages/voice/voice-sdk.spec.ts": {
    "Twilio's Voice SDK": { allBut: ["rings, is accepted"] },
  },
};
