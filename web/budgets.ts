/** Most bytes after gzip -9. A build over its budget fails; one far below should get a smaller one. */
export interface Budget {
  readonly limit: number;
  readonly reason: string;
}

/** What a page loads until a step is done: these sources, and all that they import at once. */
export interface LoadBudget extends Budget {
  readonly sources: readonly string[];
}

const kB = 1_000;

/** Files of the client's package. */
export const budgets: Readonly<Record<string, Budget>> = {
  "client/dist/index.js": { limit: 3 * kB, reason: "Every page of a customer's editor loads it." },
  "client/dist/autosave.js": { limit: 3.6 * kB, reason: "An editor's page loads it: queue, journal in IndexedDB, merge." },
  "client/dist/voice.js": { limit: 3.4 * kB, reason: "The voice element loads it before the first gesture." },
};

/** Steps of the pages. */
export const loadBudgets: Readonly<Record<string, LoadBudget>> = {
  "editor: until the list of pages": {
    sources: ["editor/main.ts", "shared/page.css", "shared/sign-in.ts"],
    limit: 90 * kB,
    reason: "Firebase Authentication is 31 kB of it, Lit 8.",
  },
  "editor: until a draft is open": {
    sources: ["editor/main.ts", "shared/page.css", "shared/sign-in.ts", "editor/source/define.ts"],
    limit: 180 * kB,
    reason: "CodeMirror is 90 kB of it. Editors of others: 635 to 1,509 kB.",
  },
  "voice: button": {
    sources: ["voice/define.ts"],
    limit: 12 * kB,
    reason: "Every page of a customer's site loads it. Lit is 6 kB of it.",
  },
  "voice: conversation": {
    sources: ["voice/define.ts", "voice/panel.ts", "voice/audio/capture.worklet.ts", "voice/audio/playback.worklet.ts"],
    limit: 30 * kB,
    reason: "All that a conversation needs until somebody telephones.",
  },
  "voice: telephone": {
    sources: ["voice/call/twilio-call.ts"],
    limit: 50 * kB,
    reason: "Twilio's Voice SDK, loaded when a call begins.",
  },
  "voice page: sign in": {
    sources: ["voice/page/main.ts", "shared/page.css", "shared/sign-in.ts"],
    limit: 80 * kB,
    reason: "Firebase Authentication is 31 kB of it, Lit 6.",
  },
};
