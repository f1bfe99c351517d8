import { matchesGlob } from "node:path";

/** Globs of test files, from the functions folder, that one process runs. */
export type SpecGroup = readonly string[];

/** Groups that run in parallel, because each file has its own servers and folders. The longest come first. */
export const unitGroups: readonly SpecGroup[] = [
  ["{src,scripts,local,bench,soak}/**/*.spec.ts", "test/extraction/**/*.spec.ts"],
  ["test/deployment/**/*.spec.ts", "fakes/**/*.spec.ts", "test/{telephony,voice}/**/*.spec.ts"],
  ["test/!(emulator|pages|extraction|telephony|voice|deploy|deployment|text)/**/*.spec.ts"],
  ["test/text/**/*.spec.ts"],
  ["test/deploy/!(app-check|deploy).spec.ts"],
  ["test/deploy/{app-check,deploy}.spec.ts"],
];

/**
 * Resources whose groups run in sequence. `judge`: the verdicts of the fake of Gemini, which apply to everyone. `phone`: the fake of
 * Twilio, and code that reads the transfers of all projects. `demo`: the demo project.
 */
type Shared = "judge" | "phone" | "demo";

export interface StackGroup {
  readonly part: "emulator" | "pages";
  readonly specs: SpecGroup;
  readonly uses?: readonly Shared[];
  /**
   * The Google project of the group's data, which its own instances of the functions serve (`test/support/own-project.ts`). The Firestore
   * emulator reads all that a Google project ever held for each query: without this, the last groups would take several times as long.
   */
  readonly ownProject?: string;
}

/**
 * They run in parallel on one stack, in this order: those that start every function, because pages give up if a function takes too long to
 * start; those that share a resource; the long ones; those that wait, mostly for speech, mixed with those that compute; the short ones.
 * Each test has its own projects, and configures the fakes only for its own conversation, unless its group names a shared resource.
 */
export const stackGroups: readonly StackGroup[] = [
  {
    part: "emulator",
    specs: ["test/emulator/live/transfers/!(hosting|limits).spec.ts", "test/emulator/admin/{personal-data,transfer}.spec.ts"],
    ownProject: "demo-transfers",
  },
  { part: "emulator", specs: ["test/emulator/live/!(demo|liveSession|session-races).spec.ts"], ownProject: "demo-live" },
  { part: "emulator", specs: ["test/emulator/live/!(knowledge|transfers)/**/*.spec.ts"], ownProject: "demo-tools" },
  { part: "emulator", specs: ["test/emulator/{client,contract}/**/*.spec.ts", "test/emulator/live/demo.spec.ts"] },
  {
    part: "emulator",
    specs: ["test/emulator/{body-table,slow-bodies,strangers}.spec.ts", "test/emulator/live/session-races.spec.ts"],
    ownProject: "demo-starts",
  },
  {
    part: "emulator",
    specs: ["test/emulator/races/!(parallel-saves|crashes|side-by-side|store-conflicts).spec.ts"],
    ownProject: "demo-races",
  },
  {
    part: "emulator",
    specs: ["test/emulator/live/knowledge/**/*.spec.ts", "test/emulator/live/liveSession.spec.ts"],
    uses: ["judge", "phone"],
    ownProject: "demo-knowledge",
  },
  { part: "emulator", specs: ["test/emulator/{log-secrecy,unreadable-requests,live/transfers/hosting}.spec.ts"], uses: ["phone"] },
  { part: "pages", specs: ["test/pages/voice/{put-through,storms,transfer,voice-sdk}.spec.ts"], uses: ["phone", "demo"] },
  { part: "emulator", specs: ["test/emulator/rehearsal/*.spec.ts"], uses: ["judge", "phone"] },
  { part: "pages", specs: ["test/pages/voice/[b-h]*.spec.ts"] },
  {
    part: "emulator",
    specs: [
      "test/emulator/{app-check,body-attacks,ending,firestore-traffic,identity-lookups,identity-token,production-tokens}.spec.ts",
      "test/emulator/{refused-reads,unchecked-visitors}.spec.ts",
    ],
    ownProject: "demo-instances",
  },
  {
    part: "emulator",
    specs: ["test/emulator/{managers,ownSettings,projectsList,settingsSite,settingsVersions,siteSettings}.spec.ts"],
    ownProject: "demo-settings",
  },
  {
    part: "emulator",
    specs: [
      "test/emulator/{anonymous-visitors,answers,attacks,check-order,documented-commands,hostile-ids,lost-rights}.spec.ts",
      "test/emulator/{project-role,request-body,rules,siteAgent,siteHost,siteHtml,sites,soak,stack-data,start,statistics-documents}.spec.ts",
    ],
  },
  // They store more documents than all other races, and call no function.
  { part: "emulator", specs: ["test/emulator/races/{crashes,side-by-side,store-conflicts}.spec.ts"], ownProject: "demo-stores" },
  { part: "emulator", specs: ["test/emulator/fairness/**/*.spec.ts"], ownProject: "demo-fairness" },
  { part: "pages", specs: ["test/pages/editor/[m-z]*.spec.ts"] },
  { part: "emulator", specs: ["test/emulator/drafts/!(large-*|settings-and-head).spec.ts"], ownProject: "demo-drafts" },
  { part: "emulator", specs: ["test/emulator/drafts/large-*.spec.ts"], ownProject: "demo-large" },
  { part: "emulator", specs: ["test/emulator/publishing/*.spec.ts"], ownProject: "demo-publishing" },
  {
    part: "emulator",
    specs: ["test/emulator/{keys/!(mcp-door),people/changing,previews/comment*}.spec.ts"],
    ownProject: "demo-team",
  },
  {
    part: "emulator",
    specs: [
      "test/emulator/{media/*,keys/mcp-door,people/!(changing),previews/!(comment*)}.spec.ts",
      "test/emulator/{admin/preview-links,drafts/settings-and-head}.spec.ts",
    ],
  },
  { part: "pages", specs: ["test/pages/editor/[a-l]*.spec.ts"] },
  {
    part: "emulator",
    specs: ["test/emulator/admin/!(complete-deletion|personal-data|preview-links|project-delete|transfer|verbs).spec.ts"],
    ownProject: "demo-admin",
  },
  { part: "emulator", specs: ["test/emulator/inbox/*.spec.ts"], ownProject: "demo-inbox" },
  { part: "pages", specs: ["test/pages/voice/!([a-i]*|mismatch|put-through|storms|transfer|voice-page|voice-sdk).spec.ts"] },
  { part: "pages", specs: ["test/pages/!(loading|question-to-page|tutorial).spec.ts", "test/pages/!(voice|editor)/**/*.spec.ts"] },
  {
    part: "pages",
    specs: ["test/pages/{question-to-page,tutorial,voice/answers,voice/invitation,voice/mismatch,voice/voice-page}.spec.ts"],
    uses: ["judge", "demo"],
  },
];

/**
 * Run one after the other as soon as the stack is ready, in parallel with what needs none. They read all projects, for which the emulator
 * reads all of the Google project's data. The last also breaks the stack's fakes for everyone, and would close the transfers of others
 * without their Twilio account.
 */
export const earlyGroups: readonly StackGroup[] = [
  { part: "emulator", specs: ["test/emulator/{data-model,admin/project-delete,admin/verbs}.spec.ts"], ownProject: "demo-operator" },
  { part: "emulator", specs: ["test/emulator/{admin/complete-deletion,unverified-accounts}.spec.ts"] },
  { part: "emulator", specs: ["test/emulator/doctor/**/*.spec.ts", "test/emulator/runDue.spec.ts"] },
];

/**
 * Run alone, before the others. The first needs most of a request's time limit, and counts the calls of the whole deployment. The second
 * measures.
 */
export const aloneGroups: readonly StackGroup[] = [
  { part: "emulator", specs: ["test/emulator/{races/parallel-saves,live/transfers/limits}.spec.ts"] },
  { part: "pages", specs: ["test/pages/loading.spec.ts"] },
];

export const allStackGroups = [...earlyGroups, ...aloneGroups, ...stackGroups];

const isOf = (globs: SpecGroup, path: string): boolean => globs.some((glob) => matchesGlob(path, glob));

export const ownProjectOf = (path: string): string | undefined => allStackGroups.find(({ specs }) => isOf(specs, path))?.ownProject;

const all = [...unitGroups, ...allStackGroups.map(({ specs }) => specs)];

export const groupsOf = (path: string): readonly SpecGroup[] => all.filter((globs) => isOf(globs, path));

/** Those of the files that belong to the group. */
export const among = (paths: readonly string[], group: SpecGroup): SpecGroup => paths.filter((path) => groupsOf(path).includes(group));
