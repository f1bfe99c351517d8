import type { NightlyTests } from "./nightly-type.ts";

const outcomes = [
  "declines",
  "no answer",
  "presses wrong keys",
  "presses nothing",
  "fails",
  "geo-blocked",
  "unverified",
  "blocked",
  "invalid",
];

/** By day, one row of each kind is enough. */
export const nightlyEmulator: NightlyTests = {
  "test/emulator/doctor/doctor.spec.ts": {
    doctor: ["deployment/speed says so", "voice/speech says so", "voice/judge says so when the model is slow"],
  },
  // By day, one function for each kind of body: JSON, bytes, form, none.
  "test/emulator/body-table.spec.ts": {
    "every function": { allBut: ["docsPublish ", "mediaUpload ", "previewPage ", "telephonyEvents "] },
  },
  // All functions log by the same lines of code. By day, those that handle what people say and write, and a webhook.
  "test/emulator/log-secrecy.spec.ts": {
    "everything that the functions print": {
      allBut: ["docsPublish", "mediaUpload", "editSave", "inboxChange", "liveSession", "liveToolsExecute", "telephonyEvents", "runDue"].map(
        (name) => `is lines about work, and names nobody: ${name}`,
      ),
    },
  },
  "test/emulator/check-order.spec.ts": {
    "the order of checks": { allBut: ["editSave ", "docsRead ", "inboxChange ", "settingsSite ", "looks at the body"] },
  },
  "test/emulator/answers.spec.ts": { answers: { allBut: ["editSave ", "docsRead ", "inboxChange ", "settingsSite ", "are never 304"] } },
  "test/emulator/rules.spec.ts": { "firestore.rules": ["lets nobody", "lets an admin of the project"] },
  "test/emulator/app-check.spec.ts": {
    "App Check": ["error", "nonsense"].map((failure) => `is nobody's fault when its keys cannot be fetched (${failure})`),
  },
  "test/emulator/admin/verbs.spec.ts": {
    "admin, every verb": { allBut: ["has a row", ...["project ", "page ", "user ", "message "].map((noun) => `admin ${noun}`)] },
  },
  "test/emulator/live/session-races.spec.ts": {
    "voice sessions that start at once": ["403", "429", "malformed", "empty", "html", "hang"].map(
      (failure) => `give their unit back when the voice service answers ${failure}`,
    ),
  },
  "test/emulator/strangers.spec.ts": {
    "a stranger at every endpoint": {
      allBut: ["gets the same answer", "does not wait for what is read ahead", "has the answer of editSave"],
    },
  },
  "test/emulator/identity-token.spec.ts": {
    "identity tokens": [
      "an empty header",
      "a scheme alone",
      "an empty token",
      "a token without a scheme",
      "another scheme",
      "a token in two pieces",
      "two tokens",
      "a token without a subject",
      "a token whose subject is too long",
      "words",
      "dots",
      "a uid",
    ].map((what) => `are not replaced by ${what}`),
  },
  "test/emulator/project-role.spec.ts": {
    "project roles": [
      "let an admin in everywhere",
      "let a manager whose record says",
      "keep somebody with a role that does not exist",
      "keep somebody with an empty role",
      "keep a member whose token claims",
      "keep somebody with a role in capitals",
    ],
  },
  "test/emulator/hostile-ids.spec.ts": {
    "hostile ids": [
      "a reserved name",
      "1501 bytes",
      "emoji",
      "Hebrew",
      "a percent sign",
      "a wildcard",
      "a path of a claim",
      "a bracket",
    ].flatMap((what) => [`of a project: ${what} is`, `of a draft: ${what} is`]),
  },
  "test/emulator/settingsSite.spec.ts": {
    settingsSite: ['refuses {"live_agent_placement":', "refuses a destination page without a slug: {"],
  },
  "test/emulator/ownSettings.spec.ts": {
    "settingsSite, what the owner of a project decides": [
      'refuses {"greeting',
      'refuses {"voice',
      'refuses {"instructions',
      'refuses {"manager',
      'refuses {"plan',
      'refuses {"live',
    ],
  },
  "test/emulator/races/sizes.spec.ts": {
    "a draft at the limit of its size": ["é", "日", String.raw`\n`, String.raw`\"`].map(
      (text) => `is saved and read to the byte when it is made of "${text}"`,
    ),
  },
  "test/emulator/drafts/large-removals.spec.ts": {
    "a draft whose versions are more than one commit may delete": [
      "is published with 50 versions",
      // By day, it dies after two.
      "is gone for everybody when the process dies after 1",
      "is gone for everybody when the process dies after 3",
      "is discarded by a repetition that goes on where a process has died ({})",
      "is discarded after another program has deleted",
    ],
  },
  "test/emulator/drafts/request-keys.spec.ts": {
    "a key, long after": ["of a new draft is known after 60 saves"],
  },
  "test/emulator/drafts/editOpen-places.spec.ts": {
    "editOpen, places": [
      ...["EN-us", "iw", "zh-hant-tw", "sr-latn", "ar", "es-419"].map((language) => `reads the language ${language} as`),
      ...["...", "%2F", "__x__", "constructor", "🐙", "สวัสดี", "关于我们", "*", "~", "`", "0"].map((slug) => `finds the page "${slug}"`),
    ],
  },
  "test/emulator/drafts/foreign-versions.spec.ts": {
    "versions of another interface": [
      "are never pruned or overwritten, and are deleted with the draft: 60",
      "are never pruned or overwritten, and are deleted with the draft: 50",
    ],
  },
  "test/emulator/previews/preview-instances.spec.ts": {
    "previews in processes of their own": ["show as many hostile texts at once"],
  },
  "test/emulator/client/generated.spec.ts": {
    "a client that a public generator makes of the contract (@hey-api/openapi-ts)": { allBut: [] },
  },
  "test/emulator/client/readme.spec.ts": { "README of the browser client": { allBut: [] } },
  "test/emulator/live/transfers/company.spec.ts": {
    "the visitor's page, when somebody has come to talk": ["503", "hang"].map(
      (failure) => `is not told when Twilio does not take it (${failure})`,
    ),
  },
  "test/emulator/live/transfers/outcomes.spec.ts": {
    "a transfer": [
      "is busy",
      "is no_answer",
      "is failed",
      "is voicemail when a voice mailbox hangs up",
      "is caller_left when the visitor hangs up during",
      "is caller_left when the visitor hangs up before",
      "is declined when the manager presses a wrong key",
      "is ended when both have talked and the visitor",
    ],
  },
  "test/emulator/live/transfers/requests.spec.ts": { transfer_to_manager: ["is not possible in a deployment that lacks"] },
  "test/emulator/live/transfers/slow-twilio.spec.ts": { "while Twilio takes connections and says nothing": ["the hold audio goes on"] },
  "test/emulator/live/onboarding/extraction-on-the-small-web.spec.ts": {
    "run_extraction on the small web": ["no-robots", "loop", "loopback-redirect", "brochure", "down"].map(
      (host) => `says that it cannot read ${host}.example`,
    ),
  },
  "test/emulator/live/translations.spec.ts": {
    "labels of languages that the repository lacks": ["are English while the service hangs", "are English when the service answers markup"],
  },
  "test/emulator/rehearsal/rehearsal.spec.ts": {
    "a rehearsal": ["is held by sound", "is run by a command", "cannot telephone with a deployment"],
  },
  "test/emulator/drafts/editSave-values.spec.ts": {
    "editSave, values": [
      "refuses reserved names",
      "refuses a reserved name in a list",
      "refuses a key of 1484 bytes",
      "refuses a key that is too long inside",
      "refuses a list in a list, far down",
      "refuses 21 levels with lists",
      "refuses half a surrogate pair in a value",
      "refuses half a surrogate pair in a key",
      "refuses half a surrogate pair in the",
      "refuses half a surrogate pair in all",
    ],
  },
  // Other operations with the same answer.
  "test/emulator/contract/examples.spec.ts": {
    "every example of docs/openapi.json is what the service answers": [
      "docsList",
      "docsRead",
      "docsPreview",
      "docsUnpublish",
      "editDiscard",
      "editRead",
      "editVersions",
      "editVersion",
      "inboxList",
      "statisticsRead",
      "templatesList",
      "settingsSite",
    ].flatMap((operation) => [`${operation} 401 `, `${operation} 403 `, `${operation} 429 `]),
  },
  // The states of a transfer: `nextState`.
  "test/emulator/live/transfers/network.spec.ts": {
    "a transfer in the phone network": [
      ...outcomes.flatMap((script) =>
        ["busy", "no_answer", "declined", "voicemail", "failed", "not_permitted", "blocked"].map(
          (outcome) => `is ${outcome} after the script "${script}"`,
        ),
      ),
      ...["answers slowly", "429 twice", "500 and rings"].map((script) => `connects both after the script "${script}"`),
    ],
  },
  "test/emulator/live/transfers/dials.spec.ts": {
    "a dial": [
      "is not_permitted and made once for a number",
      "is not_permitted and made once for our own",
      "is failed and made once for a number",
      "is given up when Twilio keeps",
    ],
  },
};
