import type { HttpsOptions } from "firebase-functions/v2/https";
import type { ScheduleOptions } from "firebase-functions/v2/scheduler";
import { builtCommit, maxInstances, minInstances, region, serviceAccount } from "./params.ts";
import {
  companiesHouseApiKey,
  geminiApiKey,
  inUse,
  placesApiKey,
  registryKeys,
  smtpUrl,
  twilioApiKeySecret,
  twilioAuthToken,
} from "./secrets.ts";

const shared = {
  region,
  serviceAccount,
  maxInstances,
  // Endpoints have their own guards, because browsers have no Google identity that Cloud Run could check.
  invoker: "public",
  // Handled by the request pipeline, with Lectern's error format.
  cors: false,
} as const satisfies HttpsOptions;

/** An editor's request: a few reads and a commit. */
const editing = {
  ...shared,
  // While 1 MiB of page text is parsed, merged and stored, memory holds some ten copies, and the escaped form may be six times as long. Ten
  // such saves at once fit (test/emulator/body-attacks.spec.ts).
  memory: "512MiB",
  // One full CPU: required for concurrency, and half the cold start of a fractional one.
  cpu: 1,
  concurrency: 10,
  // Lectern's own limit of 10 s answers first.
  timeoutSeconds: 30,
  minInstances,
} as const satisfies HttpsOptions;

/** A request that is small and mostly waits for other services. */
const waiting = { ...editing, memory: "256MiB", concurrency: 40 } as const satisfies HttpsOptions;

/** The start of a voice session: a few reads, two commits, and a call of the voice service between them. */
const session = { ...waiting, secrets: inUse(geminiApiKey) } as const satisfies HttpsOptions;

/** A tool call: mostly seconds of waiting for other services. */
const toolExecution = {
  ...waiting,
  // No warm instance: the first tool is called during a conversation, where an additional half second is acceptable.
  minInstances: 0,
  // The search index of a large site, or a company's website, in addition to a few other calls.
  memory: "512MiB",
  // Lectern's own limit of 32 s answers first.
  timeoutSeconds: 60,
  secrets: inUse(geminiApiKey, twilioApiKeySecret, companiesHouseApiKey, registryKeys, placesApiKey, smtpUrl),
} as const satisfies HttpsOptions;

export const runtime = {
  docsList: editing,
  docsRead: editing,
  docsPreview: editing,
  docsPublish: editing,
  docsUnpublish: editing,
  docsVersion: editing,
  docsVersions: editing,
  // A file of 8 MiB is held twice. A slow upload takes minutes; Lectern's own limits end it first.
  mediaUpload: { ...editing, minInstances: 0, timeoutSeconds: 360 },
  mediaRemove: { ...editing, minInstances: 0 },
  // The cache in front of it answers nearly all requests.
  mediaRead: { ...editing, minInstances: 0, concurrency: waiting.concurrency },
  // Concurrency as for editors, because 1 MiB of text is rendered at once.
  previewPage: { ...editing, minInstances: 0 },
  editOpen: editing,
  editRead: editing,
  editSave: editing,
  editDiscard: editing,
  editPresence: editing,
  comments: editing,
  commentsChange: editing,
  editVersions: editing,
  editVersion: editing,
  inboxChange: waiting,
  inboxList: waiting,
  invitation: { ...waiting, minInstances: 0 },
  keys: { ...waiting, minInstances: 0 },
  keysRevoke: { ...waiting, minInstances: 0 },
  // It waits for a mail server.
  people: { ...waiting, minInstances: 0, secrets: inUse(smtpUrl) },
  peopleChange: { ...waiting, minInstances: 0 },
  // Pages as those of an editor, besides what takes seconds: a picture from another site, a model that reads the pages.
  mcp: { ...editing, minInstances: 0, timeoutSeconds: 60, secrets: inUse(geminiApiKey) },
  // Nobody waits for it.
  liveFeedback: { ...waiting, minInstances: 0 },
  liveSession: session,
  liveSessionResume: session,
  liveToolsExecute: toolExecution,
  projectsList: waiting,
  settingsSite: waiting,
  // The cache in front of it answers nearly all requests.
  siteAgent: { ...waiting, minInstances: 0 },
  // The cache in front of it answers nearly all requests. Concurrency as for previews.
  siteHtml: { ...editing, minInstances: 0 },
  // Concurrency as for editors, because 1 MiB of text is rendered at once.
  sitePage: { ...editing, minInstances: 0 },
  sitePages: { ...editing, minInstances: 0 },
  // A report on a year of a busy site reads thousands of counts.
  statisticsRead: editing,
  templatesList: waiting,
  telephonyEvents: { ...waiting, secrets: inUse(twilioAuthToken, twilioApiKeySecret, smtpUrl) },
  telephonyVoice: { ...waiting, secrets: inUse(twilioAuthToken) },
} as const satisfies Readonly<Record<string, HttpsOptions>>;

/** Functions that browsers request by URL, without an identity. */
export const publicNames = [
  "mediaRead",
  "previewPage",
  "siteAgent",
  "siteHtml",
  "sitePage",
  "sitePages",
] as const satisfies readonly (keyof typeof runtime)[];

export type PublicName = (typeof publicNames)[number];

export const webhookNames = ["telephonyEvents", "telephonyVoice"] as const satisfies readonly (keyof typeof runtime)[];

export type WebhookName = (typeof webhookNames)[number];

/** Functions that speak a protocol with its own form of requests and answers. */
export const protocolNames = ["mcp"] as const satisfies readonly (keyof typeof runtime)[];

export type ProtocolName = (typeof protocolNames)[number];

export type FunctionName = Exclude<keyof typeof runtime, WebhookName | PublicName | ProtocolName>;

/** The label of a schedule with the commit that it was built from. */
export const commitLabel = "lectern-commit";

const sweeping = {
  region,
  serviceAccount,
  memory: "256MiB",
  cpu: 1,
  // Lectern's own limits end every sweep first.
  timeoutSeconds: 120,
  // One run at a time: the next one picks up what this one leaves.
  maxInstances: 1,
  retryCount: 0,
  // Nobody can ask a schedule which commit it is: the doctor reads the label.
  labels: { [commitLabel]: builtCommit },
} as const;

export const schedules = {
  closeTransfers: {
    ...sweeping,
    // Only transfers whose reports were all lost wait for it, without harm, because both legs have their own time limits. About 8,600
    // runs a month: within the free tiers of Cloud Functions and Firestore. Cloud Scheduler: three jobs are free, others 0.10 USD a month.
    schedule: "every 5 minutes",
    secrets: inUse(twilioApiKeySecret),
  },
  runDue: {
    ...sweeping,
    // Scheduled work is at most 1 min late. 43,200 runs a month of less than 1 s each: within the free tiers.
    schedule: "every 1 minutes",
    secrets: inUse(smtpUrl),
  },
} as const satisfies Readonly<Record<string, ScheduleOptions>>;

export type ScheduleName = keyof typeof schedules;
