import { matchesGlob } from "node:path";

/** Globs of test files, from the functions folder, that one process runs. */
export type SpecGroup = readonly string[];

/** Groups that run in parallel and take about equally long: each file has its own servers and folders. */
export const unitGroups: readonly SpecGroup[] = [
  ["{src,scripts,bench,soak}/**/*.spec.ts", "test/extraction/**/*.spec.ts"],
  [
    "test/!(emulator|pages|extraction|telephony|voice|deploy)/**/*.spec.ts",
    "test/voice/{documented-wire,session-tokens}.spec.ts",
    "test/deploy/example-parameters.spec.ts",
  ],
];

interface OccasionalGroup {
  /** Run when one of these files of the repository has changed, and every night. */
  readonly isMeant: (changed: string) => boolean;
  readonly specs: SpecGroup;
}

/** Tests without emulators whose subject seldom changes. */
export const occasionalGroups: readonly OccasionalGroup[] = [
  {
    isMeant: (changed) => /^functions\/(?:fakes|test\/(?:voice|telephony))\//.test(changed),
    specs: ["fakes/**/*.spec.ts", "test/telephony/**/*.spec.ts", "test/voice/!(documented-wire|session-tokens).spec.ts"],
  },
  {
    isMeant: (changed) =>
      /^functions\/(?:scripts\/(?:deploy|build|stack)|test\/deploy|fakes\/control-plane|package)|^firebase\.json$/.test(changed),
    specs: ["test/deploy/!(example-parameters).spec.ts"],
  },
];

interface Lane {
  readonly emulator: SpecGroup;
  readonly pages?: SpecGroup;
}

/**
 * Page tests that share the judge, the demo project or the fake of Twilio with each other or with their lane, and enough others to make
 * both halves equally long. The other half has separate conversations and does not use `ask`.
 */
const sharing =
  "(answers|beginning-again|devices|embedding|hints|host-pages|invitation|looks|microphone|microphone-states|mismatch|put-through|storms|tool-answers|top-layer|transfer|two-conversations|voice-page|voice-sdk)";

/**
 * Lanes that run in parallel on one stack, the pages of each after its emulator tests. All but the third have their own projects, and
 * neither change what the fakes do for everybody nor look at all projects.
 */
const lanes: readonly Lane[] = [
  { emulator: ["test/emulator/{races,drafts,publishing,media}/**/*.spec.ts"] },
  {
    emulator: [
      "test/emulator/!(soak|data-model|log-secrecy|runDue|unreadable-requests).spec.ts",
      "test/emulator/admin/!(personal-data|transfer).spec.ts",
      "test/emulator/inbox/**/*.spec.ts",
      "test/emulator/live/session-races.spec.ts",
    ],
    pages: ["test/pages/!(loading|app-check|question-to-page).spec.ts", "test/pages/!(voice)/**/*.spec.ts"],
  },
  {
    emulator: [
      "test/emulator/{data-model,log-secrecy,runDue,unreadable-requests}.spec.ts",
      "test/emulator/admin/{personal-data,transfer}.spec.ts",
      "test/emulator/live/liveSession.spec.ts",
      "test/emulator/live/knowledge/**/*.spec.ts",
      "test/emulator/live/transfers/**/*.spec.ts",
      "test/emulator/rehearsal/*.spec.ts",
    ],
    pages: ["test/pages/{app-check,question-to-page}.spec.ts", `test/pages/voice/@${sharing}.spec.ts`],
  },
  {
    emulator: [
      "test/emulator/{client,contract}/**/*.spec.ts",
      "test/emulator/live/!(liveSession|session-races).spec.ts",
      "test/emulator/live/!(knowledge|transfers)/**/*.spec.ts",
    ],
    pages: [`test/pages/voice/!${sharing}.spec.ts`],
  },
];

/** The groups of each lane, in turn. */
export const stackLanes = (parts: ReadonlySet<string>): readonly (readonly SpecGroup[])[] =>
  lanes.map(({ emulator, pages }) => [
    ...(parts.has("emulator") ? [emulator] : []),
    ...(pages !== undefined && parts.has("pages") ? [pages] : []),
  ]);

/** Runs alone, because it measures. */
export const measuredPages: SpecGroup = ["test/pages/loading.spec.ts"];

/** Runs alone, because it breaks the fakes of the stack for everybody. */
export const spoiling: SpecGroup = ["test/emulator/doctor/**/*.spec.ts"];

/** Runs in parallel, with the nightly number of rounds in `test/support/rounds.ts`. */
export const nightlyRaces: readonly SpecGroup[] = [["test/emulator/races/**/*.spec.ts"]];

/** Runs alone and only at night: its thirty processes need the whole machine. */
export const soak: SpecGroup = ["test/emulator/soak.spec.ts"];

const all = [
  ...unitGroups,
  ...occasionalGroups.map(({ specs }) => specs),
  ...stackLanes(new Set(["emulator", "pages"])).flat(),
  measuredPages,
  spoiling,
  soak,
];

export const groupsOf = (path: string): readonly SpecGroup[] => all.filter((globs) => globs.some((glob) => matchesGlob(path, glob)));

/** The groups that contain any of these files, reduced to those files. */
export function among(paths: readonly string[], groups: readonly SpecGroup[]): readonly SpecGroup[] {
  return groups.map((group) => paths.filter((path) => groupsOf(path).includes(group))).filter((own) => own.length > 0);
}
