import { knowledgeLimits } from "../../src/lib/answers/knowledge/limits.ts";
import { mediaLimits } from "../../src/lib/pages/media/limits.ts";
import type { runtime } from "../../src/lib/platform/config/runtime.ts";
import { publishedLimits } from "../../src/lib/pages/published/limits.ts";
import { presenceLimits } from "../../src/lib/pages/presence/presence.ts";
import { reviewLimits } from "../../src/lib/pages/reviews/limits.ts";
import { draftLimits } from "../../src/lib/pages/drafts/limits.ts";
import { inboxLimits } from "../../src/lib/answers/inbox/limits.ts";
import type { LimitName } from "../../src/lib/projects/plans.ts";
import { sitePageLimits } from "../../src/lib/pages/site/limits.ts";
import { projectLimits } from "../../src/lib/projects/limits.ts";
import { peopleLimits } from "../../src/lib/people/limits.ts";
import { keyLimits } from "../../src/lib/projects/keys/limits.ts";
import { statisticsLimits } from "../../src/lib/usage/statistics/limits.ts";

/** What one request can cause at most. Where a foreign program can store any number, the usual number is meant. */
export interface Bound {
  readonly reads: number;
  /** Reads at most where the instance knows the site already. */
  readonly usualReads?: number;
  readonly writes: number;
  /** Bytes of the answer. */
  readonly bytes: number;
  readonly model?: number;
  /** Requests to other services than the model, the phone and the mail. */
  readonly outside?: number;
  readonly calls?: number;
  /** Notices to the team, each a mail for every address and a webhook. */
  readonly notices?: number;
  /** The budgets of a day that it is counted in. `refusals`: where nothing is left, and nothing is done, it counts as a refused request. */
  readonly counted: readonly (LimitName | "live_sessions_per_day" | "refusals")[];
}

export interface EndpointBound extends Bound {
  readonly who: "signed in" | "team" | "admin" | "agent" | "visitor" | "anybody" | "Twilio";
}

const KiB = 1024;
const MiB = 1024 * KiB;

/** JSON of a page of 1 MiB, each of whose characters may be escaped. */
const page = 6 * MiB;

const guard = 3;

const team = { who: "team", counted: [] } as const;

/**
 * Reads of an instance for a question about a site that it has not listed for a minute: the newest changes, all pages, all templates and all
 * answers. `most`: if a template shows another part of its pages since, all are read again.
 */
export const siteReading = {
  listed: 2 + knowledgeLimits.pages + draftLimits.templates + knowledgeLimits.answeredQuestions,
  most: 3 + 2 * (knowledgeLimits.pages + draftLimits.templates) + knowledgeLimits.answeredQuestions,
} as const;

const ask = { reads: 40 + siteReading.most, usualReads: 40, model: 3 } as const;

// The first conversation of a site learns the languages of its pages.
const session = {
  who: "visitor",
  reads: 15 + knowledgeLimits.languagePages,
  usualReads: 15,
  writes: 8,
  bytes: 64 * KiB,
  outside: 2,
  counted: ["live_sessions_per_day", "visitor_sessions", "new_visitors_per_hour"],
} as const;

/** Reads for an address of a public site that nobody has: the site, and for each page that the address may name, a look for it and one for where it went. */
export const inventedAddress = { sitePage: 1 + 2, siteHtml: 1 + 2 * 2 } as const;

/** Reads for a page of the published site, at most: its menu and home in all languages, and the templates. */
export const publishedPage = 250;

export const endpointBounds = {
  editOpen: { ...team, reads: 20, writes: 3, bytes: page },
  editRead: { ...team, reads: 8, writes: 0, bytes: page },
  editSave: { ...team, reads: 15, writes: 8, bytes: 4 * KiB },
  editDiscard: { ...team, reads: guard + 250, writes: 250, bytes: KiB },
  editVersions: { ...team, reads: guard + 1 + draftLimits.readVersions + draftLimits.listedVersions, writes: 0, bytes: 400 * KiB },
  editVersion: { ...team, reads: 8, writes: 0, bytes: page },
  editPresence: { ...team, reads: guard + 1 + 2 * presenceLimits.people + 1, writes: 1, bytes: 4 * KiB },
  // The names of 200 authors, and the addresses of those in a thread; a comment that costs a mail is counted.
  comments: {
    ...team,
    reads: guard + 2 + 2 * reviewLimits.comments + 2,
    writes: 5,
    bytes: 4 * MiB,
    notices: 1,
    counted: ["comment_mails"],
  },
  commentsChange: { ...team, reads: guard + 3, writes: 1, bytes: 20 * KiB },
  docsList: { ...team, reads: guard + draftLimits.searchedDocuments + draftLimits.mostListedDocuments, writes: 0, bytes: 300 * KiB },
  docsRead: { ...team, reads: 8, writes: 0, bytes: page },
  docsPreview: { ...team, reads: 6, writes: 1, bytes: KiB },
  docsPublish: { ...team, reads: 300, writes: 300, bytes: 2 * KiB },
  docsUnpublish: { ...team, reads: 15, writes: 8, bytes: KiB },
  docsVersions: { ...team, reads: guard + 1 + draftLimits.readVersions + draftLimits.listedVersions, writes: 0, bytes: 400 * KiB },
  docsVersion: { ...team, reads: 8, writes: 0, bytes: page },
  templatesList: { ...team, reads: guard + draftLimits.templates, writes: 0, bytes: draftLimits.listedBytes },
  // A change reads which versions there are; former instructions make most of what is read.
  settingsSite: { ...team, reads: 8 + 4 * projectLimits.settingsVersions, writes: 3, bytes: 2 * MiB },
  projectsList: { ...team, who: "signed in", reads: 1 + 2 * projectLimits.memberships, writes: 0, bytes: 100 * KiB },
  inboxList: {
    ...team,
    reads: guard + (inboxLimits.scans + 1) * (inboxLimits.mostListed + 1) + 2 * inboxLimits.mostListed,
    writes: 0,
    bytes: 2 * MiB,
  },
  inboxChange: { ...team, reads: 6 + 5 * inboxLimits.closedAtOnce, writes: 1 + inboxLimits.closedAtOnce, bytes: 20 * KiB },
  statisticsRead: {
    ...team,
    reads: guard + 2 * statisticsLimits.shards * statisticsLimits.mostWeeks + statisticsLimits.pages,
    writes: 0,
    bytes: 2 * MiB,
  },
  people: {
    ...team,
    reads: guard + peopleLimits.people * 3 + 4 * peopleLimits.invitations + 10,
    writes: 5,
    bytes: 200 * KiB,
    outside: 5,
    counted: ["invitations"],
  },
  peopleChange: {
    ...team,
    who: "admin",
    reads: guard + 3 + 2 * peopleLimits.people + 2 * keyLimits.keys + 2 * peopleLimits.invitations,
    writes: 3 + 2 * keyLimits.keys + 2 * peopleLimits.invitations,
    bytes: KiB,
    outside: 1,
  },
  // Without the secret of a link, one read.
  invitation: { who: "anybody", reads: 15, writes: 4, bytes: 4 * KiB, outside: 5, counted: [] },
  keys: { ...team, who: "admin", reads: guard + 5 * keyLimits.keys, writes: 2, bytes: 20 * KiB },
  keysRevoke: { ...team, who: "admin", reads: guard + 1, writes: 1, bytes: KiB },
  // One message of an agent: the key with its maker's rights, and what the endpoint of the same work may cost: most reads are a question's, most writes those of publishing.
  mcp: {
    who: "agent",
    reads: 8 + ask.reads,
    writes: 300 + 2,
    bytes: 2 * page,
    model: ask.model,
    outside: 6,
    counted: ["ask_model", "media_bytes"],
  },
  // A list looks through all pages; an upload is five reads and three writes.
  mediaUpload: {
    ...team,
    reads: guard + mediaLimits.lookedThrough + draftLimits.templates + 1 + mediaLimits.listed,
    writes: 3,
    bytes: 64 * KiB,
    outside: 4,
    counted: ["media_bytes"],
  },
  mediaRemove: {
    ...team,
    reads: guard + 2 * (mediaLimits.lookedThrough + draftLimits.templates + 1),
    writes: 1,
    bytes: KiB,
    outside: 5,
  },
  mediaRead: { who: "anybody", reads: 0, writes: 0, bytes: mediaLimits.fileBytes, outside: 2, counted: [] },
  previewPage: { who: "anybody", reads: 8, writes: 2, bytes: page, counted: [] },
  sitePage: { who: "anybody", reads: 3 + 3 * publishedLimits.translations + 5, writes: 0, bytes: 2 * page, counted: [] },
  sitePages: {
    who: "anybody",
    reads: 1 + publishedLimits.mostListedPages + 1 + draftLimits.templates + 2 * publishedLimits.translations + 1,
    writes: 0,
    bytes: MiB,
    counted: [],
  },
  // The first request of a site learns the languages of its pages.
  siteAgent: { who: "anybody", reads: 3 + knowledgeLimits.languagePages, usualReads: 3, writes: 1, bytes: 64 * KiB, counted: [] },
  // The index of a sitemap, once an hour for each instance.
  siteHtml: {
    who: "anybody",
    reads: sitePageLimits.listedInSitemap * sitePageLimits.sitemapParts + publishedPage,
    writes: 0,
    bytes: page,
    counted: [],
  },
  // One thumb for each conversation.
  liveFeedback: { who: "visitor", reads: 7, writes: 2, bytes: 64 * KiB, counted: ["live_sessions_per_day", "refusals"] },
  liveSession: session,
  liveSessionResume: session,
  liveToolsExecute: { who: "visitor", reads: 5, writes: 2, bytes: 64 * KiB, counted: ["tool_calls", "refusals"] },
  telephonyEvents: { who: "Twilio", reads: 10, writes: 8, bytes: 4 * KiB, outside: 2, notices: 1, counted: ["transfers"] },
  telephonyVoice: { who: "Twilio", reads: 5, writes: 2, bytes: 4 * KiB, counted: ["transfers"] },
} as const satisfies Readonly<Record<keyof typeof runtime, EndpointBound>>;

const answer = 64 * KiB;

/** With `call_id`, and with the count of the tool call itself. */
export const toolBounds: Readonly<Record<string, Bound & { readonly who: "visitor" | "team" }>> = {
  update_profile: { who: "visitor", reads: 14, writes: 10, bytes: answer, outside: 2, counted: ["tool_calls", "translate_labels"] },
  ask: {
    ...ask,
    who: "visitor",
    writes: 14,
    bytes: answer,
    notices: 2,
    counted: ["tool_calls", "ask_model", "questions", "messages"],
  },
  answer: { who: "team", reads: 15, writes: 6, bytes: answer, counted: ["tool_calls"] },
  transfer_to_manager: {
    who: "visitor",
    reads: 20,
    writes: 12,
    bytes: answer,
    outside: 3,
    calls: 1,
    notices: 1,
    counted: ["tool_calls", "transfers", "transfers_per_hour"],
  },
  end_conversation: { who: "visitor", reads: 4, writes: 4, bytes: answer, counted: ["tool_calls"] },
  search_company: { who: "visitor", reads: 10, writes: 8, bytes: answer, outside: 12, counted: ["tool_calls", "search_company"] },
  select_company: { who: "visitor", reads: 12, writes: 8, bytes: answer, outside: 6, counted: ["tool_calls", "select_company"] },
  run_extraction: {
    who: "visitor",
    reads: 16,
    writes: 10,
    bytes: answer,
    model: 3,
    outside: 40,
    counted: ["tool_calls", "run_extraction"],
  },
  set_field: { who: "visitor", reads: 10, writes: 6, bytes: answer, counted: ["tool_calls"] },
  confirm: { who: "visitor", reads: 10, writes: 6, bytes: answer, counted: ["tool_calls"] },
};
