import { kB, type LoadBudget } from "./budget.ts";

/** Of what the pages of customers load. */
export const voiceBudgets: Readonly<Record<string, LoadBudget>> = {
  "voice: where the agent is": {
    sources: ["voice/embed/loader.ts", "voice/embed/site-script.ts"],
    limit: 2.6 * kB,
    reason: "Every page of a customer's site loads it, also where the agent is not.",
  },
  "voice: button": {
    sources: ["voice/element/define.ts"],
    after: "voice: where the agent is",
    limit: 9.95 * kB,
    reason:
      "Every page that shows the agent loads it: 12.5 kB with the step before, in all placements. Its styles are 1.6 kB of it, and also break its words evenly; 0.02 take along what was said, 0.3 say that there is no network, and try again.",
  },
  "voice: panel before a conversation": {
    sources: ["voice/placements/inside.ts"],
    after: ["voice: where the agent is", "voice: button"],
    limit: 3.2 * kB,
    reason:
      "Loaded when somebody is about to open the panel, or to see it where it stands in the page. Its styles are 1.4 kB of it; 0.1 offer nothing but another try, 0.1 lift it from the page, 0.1 part it from the page's text.",
  },
  "voice: anonymous visitors": {
    sources: ["voice/identity/find-visitor.ts"],
    after: "voice: conversation",
    limit: 1.5 * kB,
    reason: "Loaded when somebody who has no identity presses a button. Firebase's SDK is 65.",
  },
  "voice: conversation": {
    sources: [
      "voice/embed/loader.ts",
      "voice/embed/site-script.ts",
      "voice/element/define.ts",
      "voice/placements/inside.ts",
      "voice/element/panel.ts",
      "voice/audio/worklets.ts",
    ],
    after: ["voice: where the agent is", "voice: button", "voice: panel before a conversation"],
    limit: 26 * kB,
    reason:
      "All that a conversation needs until something goes wrong or somebody telephones; 3.5 kB are for when somebody falls silent, 1.4 place it, 0.5 tell the agent what it has forgotten or missed, 0.2 show what was said on the page before, 0.1 can send whether it helped, 0.1 give what is written the room, 0.1 take away what cannot work at the end.",
  },
  "voice: conversation of the page before": {
    sources: ["voice/conversation/take-kept.ts"],
    after: "voice: conversation",
    limit: 0.52 * kB,
    reason: "Loaded where there is one to go on with, and perhaps a question that was not answered; 0.1 check what it shows.",
  },
  "voice: trace": {
    sources: ["voice/conversation/frame-trace.ts"],
    after: "voice: conversation",
    limit: 0.7 * kB,
    reason: "Loaded where every frame is written down.",
  },
  "voice: cards": {
    sources: ["voice/cards/draw-card.ts", "voice/conversation/quoted-numbers.ts"],
    after: "voice: conversation",
    limit: 6.6 * kB,
    reason: "Loaded when the first card comes. Lit's templates are 3 kB of it, the day of an answer 0.1.",
  },
  "voice: trouble": {
    sources: ["voice/talk/notices.ts", "voice/conversation/microphone-failure.ts"],
    after: "voice: conversation",
    limit: 1.56 * kB,
    reason:
      "What must be said or can be done: no microphone, a silent page, a busy service. Loaded quietly, before there is trouble; 0.1 are the looks of the end, and of a button that says that a conversation runs.",
  },
  "voice: what moves": {
    sources: ["voice/talk/wave-form.ts"],
    after: "voice: conversation",
    limit: 1 * kB,
    reason: "The form that moves with the voices. Loaded while the microphone is asked for.",
  },
  "voice: look of a call": {
    sources: ["voice/talk/call-stage.ts"],
    after: "voice: conversation",
    limit: 2 * kB,
    reason: "Loaded when somebody is called; 0.1 ask for the site's name, 0.1 draw its keys in forced colours.",
  },
  "voice: whether it helped": {
    sources: ["voice/feedback/thumbs.ts"],
    after: "voice: conversation",
    limit: 1.8 * kB,
    reason: "Loaded when a conversation has ended. All languages are in it: one sentence each.",
  },
  "voice: volume and devices": {
    sources: ["voice/talk/show-sound.ts"],
    after: "voice: conversation",
    limit: 1 * kB,
    reason: "Loaded when somebody wants to choose.",
  },
  "voice: telephone": {
    sources: ["voice/call/load-calls.ts", "voice/call/twilio-call.ts"],
    limit: 50 * kB,
    reason: "Twilio's Voice SDK, loaded when a call begins.",
  },
  "voice: telephone of a local stack": {
    sources: ["voice/call/local-signalling.ts", "voice/loading/local-address.ts"],
    limit: 0.7 * kB,
    reason: "Leads to the fake of Twilio, and to the Auth emulator. A deployment never loads it.",
  },
  "voice: all other languages": {
    sources: ["ar", "de", "es", "fr", "he", "nb"].map((language) => `voice/texts/${language}.ts`),
    limit: 9.95 * kB,
    reason: "A page loads one of them.",
  },
};
