import type { HttpsOptions } from "firebase-functions/v2/https";
import { geminiApiKey, region } from "./params.ts";

/** What each function runs on, and why. */

const shared = {
  region,
  // The guards are ours: a browser has no Google identity that Cloud Run could check.
  invoker: "public",
  // Handled by the request pipeline, which answers in our words.
  cors: false,
} as const satisfies HttpsOptions;

/** An editor's request: a few reads and a commit. */
const editing = {
  ...shared,
  // 1 MiB of page text is held some ten times while it is parsed, merged and stored; 256 MiB is too little for 80 such requests.
  memory: "512MiB",
  // One CPU: needed for concurrency, and it halves the cold start of a fraction.
  cpu: 1,
  // Requests wait for Firestore nearly all the time.
  concurrency: 40,
  // Our own limit of 10 s answers first.
  timeoutSeconds: 30,
  // Idle costs nothing. An operator who pays for a warm editor raises it here.
  minInstances: 0,
} as const satisfies HttpsOptions;

/** The start of a voice session: a few reads, two commits, and a call of the voice service between them. */
const session = { ...editing, memory: "256MiB", secrets: [geminiApiKey] } as const satisfies HttpsOptions;

/** A tool call: seconds of waiting for other services, at most. */
const toolExecution = {
  ...editing,
  // 512 MiB: the search index of a large site, or a website of a company, beside a few other calls.
  // Our own limit of 32 s answers first.
  timeoutSeconds: 60,
  secrets: [geminiApiKey],
} as const satisfies HttpsOptions;

export const runtime = {
  editOpen: editing,
  editRead: editing,
  editSave: editing,
  editDiscard: editing,
  liveSession: session,
  liveSessionResume: session,
  liveToolsExecute: toolExecution,
  settingsSite: { ...editing, memory: "256MiB" },
} as const satisfies Readonly<Record<string, HttpsOptions>>;

export type FunctionName = keyof typeof runtime;
