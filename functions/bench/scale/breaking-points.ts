import { statisticsLimits } from "../../src/lib/usage/statistics/limits.ts";
import { prices } from "../../contract/bounds/prices.ts";
import type { SessionUse } from "./estimate.ts";
import { answersPerSession, countedPerSession } from "./session-mix.ts";

/** A limited resource, and the remedy when it runs out. */
export interface BreakingPoint {
  readonly what: string;
  /** How much of it this many sessions a day need at peak time. */
  readonly needed: (sessionsADay: number) => number;
  /** The value above which it breaks; of a range, the lower end. */
  readonly limit: number;
  readonly unit: string;
  readonly source: string;
  readonly remedy: string;
}

const daySec = 86_400;

/** The busiest hour relative to the average one: a guess for sites whose visitors are in a few time zones. */
export const peak = 3;

const perSec = (amountADay: number): number => (amountADay / daySec) * peak;

/** 2 s: a tool call waits for a model, a registry or a website. Cold starts and page edits are shorter. */
const waitSec = 2;

const statisticsOfOne: BreakingPoint = {
  what: "Statistics, if all sessions are those of one project",
  needed: (sessions) => perSec(sessions * answersPerSession),
  limit: statisticsLimits.shards,
  unit: "writes a second",
  source: `https://firebase.google.com/docs/firestore/best-practices (one write a second to a document, sustained); ${statisticsLimits.shards} documents count the answers of a project's week`,
  remedy:
    "Nothing where the sessions are those of many projects: each has documents of its own. For a single one, more documents (`statistics/limits.ts`): " +
    "a report then reads as many more. Until then commits that meet in a document wait for each other, and none fails.",
};

const budgetOfOne: BreakingPoint = {
  what: "The day's budget (`daily_budgets/project.<day>`), if all sessions are those of one project",
  needed: (sessions) => perSec(sessions * countedPerSession),
  limit: 1,
  unit: "writes a second",
  source: "https://firebase.google.com/docs/firestore/best-practices (one write a second to a document, sustained)",
  remedy:
    "Nothing where the sessions are those of many projects. For a single one, several records whose counts are added up, as in the statistics. " +
    "Until then uses that meet are counted again; a question that could not be counted in time goes to the team, and the log says `budget_busy`.",
};

export const breakingPoints = ({ requests }: SessionUse): readonly BreakingPoint[] => [
  {
    what: "Gemini Live: sessions at the same time",
    needed: (sessions) => (sessions * prices.voice.minutesPerSession * 60 * peak) / daySec,
    limit: 50,
    unit: "sessions",
    source: "nothing official; users report 50 for a key of the first tier, and up to 1,000 of the highest",
    remedy:
      "A higher tier first. Then several deployments or a `GEMINI_API_KEY` for each region, each of a Google Cloud project of its own: quotas belong to projects. " +
      "Beyond that, Vertex AI with provisioned throughput: another URL and other credentials for tokens, which Lectern does not speak yet.",
  },
  {
    what: "Instances of `liveToolsExecute`",
    needed: (sessions) => (perSec(sessions * requests) * waitSec) / 40,
    limit: 10,
    unit: "instances",
    source: "`MAX_INSTANCES`; 40 requests at once to an instance (`config/runtime.ts`)",
    remedy: "Raise `MAX_INSTANCES` with the budget alert, and the region's quota of CPU ([operations.md](operations.md#capacity)).",
  },
  {
    what: "Identity Toolkit: look-ups of accounts",
    needed: (sessions) => sessions * requests,
    limit: 10_000_000,
    unit: "a day",
    source: "https://firebase.google.com/docs/auth/limits (10 million a day for each project)",
    remedy:
      "The figure is the worst case, of one look-up for each request; an instance remembers an account for 60 s, so that busy instances ask less. " +
      "Ask Google for more, or remember accounts for longer (`auth/limits.ts`): `users/{uid}.disabled` holds at once either way.",
  },
  {
    what: "The document of all calls (`transfer_calls/open`)",
    needed: (sessions) => perSec(sessions * prices.calls.perSession * 2),
    limit: 1,
    unit: "writes a second",
    source: "https://firebase.google.com/docs/firestore/best-practices (one write a second to a document, sustained)",
    remedy: "Several deployments, or a document for each region or customer group: the limit of calls under way is then that of each.",
  },
  statisticsOfOne,
  budgetOfOne,
  {
    what: "Twilio: calls that begin",
    needed: (sessions) => perSec(sessions * prices.calls.perSession),
    limit: 1,
    unit: "a second",
    source: "https://www.twilio.com/docs/voice/api/call-resource (1 call a second; more wait in Twilio's queue)",
    remedy: "Ask Twilio for more calls a second. Its queue makes managers' phones ring later: `MAX_TRANSFER_CALLS` keeps it short.",
  },
  {
    what: "Firestore: a collection that begins to be used",
    needed: (sessions) => perSec(sessions * requests),
    limit: 500,
    unit: "operations a second",
    source: "https://firebase.google.com/docs/firestore/best-practices (500, then half as much more every 5 minutes)",
    remedy:
      "Nothing while traffic grows over days: names begin with the project and the person, so that no range of keys is new at midnight. " +
      "A launch that jumps from nothing is announced half an hour before with a slow ramp.",
  },
];

/** The number of sessions a day at which it breaks. */
export const breaksAt = ({ needed, limit }: BreakingPoint): number => limit / needed(1);
