import type { StartedSession } from "../../contract/answers/started-session.ts";
import { liveVisitor, projectIdHeader, type Visitor } from "../lib/auth/guards.ts";
import type { Identity } from "../lib/auth/id-token.ts";
import { liveModel, readLiveOrigins } from "../lib/platform/config/params.ts";
import { openSession } from "../lib/conversations/sessions/open-session.ts";
import { type Authorized, type Call, endpoint } from "../lib/platform/http/endpoint.ts";
import type { Answer } from "../lib/platform/http/reply.ts";
import { learnLanguages, siteFactsStore } from "../lib/answers/knowledge/store.ts";
import { operatorLog } from "../lib/platform/log/write-operator-log.ts";
import { isBriefConfirmed } from "../lib/onboarding/confirmation-record.ts";
import { noBody } from "../lib/platform/http/request-body.ts";
import { type DailyUsage, dayOf, type UsageKey, type UsageStore, type ConversationCount } from "../lib/usage/quota/daily-usage.ts";
import { voiceService } from "../lib/providers/voice/gemini-tokens.ts";
import { sessionsPerDayOf } from "../lib/projects/plans.ts";
import { usageStore, usageStoreFor } from "../lib/usage/quota/store.ts";
import { declareTools } from "../lib/tools/declare-tools.ts";
import type { StoredVisit } from "../lib/visitors/visit.ts";
import type { Project } from "../lib/projects/project.ts";

type SessionCall = Call<Identity, unknown, undefined>;

/** Counts for the day on which the request arrived, even if the session starts after midnight. */
const usageKey = ({ caller: { uid }, at, header }: SessionCall): UsageKey => ({
  projectId: header(projectIdHeader) ?? "",
  uid,
  day: dayOf(at),
});

/** The state, other than the guard's records, that determines a session. */
interface SessionState {
  readonly usage: DailyUsage;
  /** Undefined unless the visitor is anonymous. */
  readonly visit: StoredVisit | undefined;
  /** Languages of the live pages; undefined until the pages were first read. */
  readonly languages: readonly string[] | undefined;
  /** Whether the visitor has yet to confirm their brief. */
  readonly isOnboarding: boolean;
}

/** Usage and daily limit of an anonymous visitor. Modules are loaded on demand, because most projects have no such visitors. */
const useVisit = async (project: Project, at: Date, found: StoredVisit, counted: ConversationCount | undefined) => {
  const { visitStore } = await import("../lib/visitors/store.ts");
  const { visitorUsage, visitorDailyLimit } = await import("../lib/visitors/visit.ts");
  return { usage: visitorUsage(visitStore, { project, at, found, counted }), limit: visitorDailyLimit(project, sessionsPerDayOf(project)) };
};

/** A member of the team who is an anonymous visitor elsewhere has a member's usage here. */
const usageOf = async (
  { project, role }: Visitor,
  { visit }: SessionState,
  { at }: SessionCall,
  counted: ConversationCount | undefined,
): Promise<{ readonly usage: UsageStore; readonly limit: number }> =>
  role === undefined && visit !== undefined
    ? useVisit(project, at, visit, counted)
    : { usage: usageStoreFor(counted), limit: sessionsPerDayOf(project) };

const handle = async (
  call: SessionCall,
  { access, found }: Authorized<Visitor, SessionState>,
  counted: ConversationCount | undefined,
): Promise<Answer<StartedSession>> => {
  const { project, profile, role } = access;
  const { at, id, answerBy } = call;
  const learnt = found.languages === undefined ? await learnLanguages(project.id) : undefined;
  const languages = found.languages ?? learnt?.languages ?? [];
  const tools = declareTools({ project, role, at, isOnboarding: found.isOnboarding }, languages);
  const { usage, limit } = await usageOf(access, found, call, counted);
  const asked = { project, profile, defaultModel: liveModel.value(), tools, languages, at };
  const request = { ...asked, key: usageKey(call), id, limit, answerBy };
  const [body] = await Promise.all([
    openSession({ usage, voice: voiceService, log: operatorLog }, request, found.usage),
    learnt?.remembered,
  ]);
  return { body };
};

const findUsage = async ({ caller }: SessionCall, key: UsageKey): Promise<Pick<SessionState, "usage" | "visit">> => {
  if (!caller.isAnonymous) return { usage: await usageStore.findUsage(key), visit: undefined };
  const { visitStore } = await import("../lib/visitors/store.ts");
  const visit = await visitStore.findVisit(key);
  return { usage: visit.usage, visit };
};

/** Starting and resuming a session differ only in the statistics, where a start counts as a conversation. */
export const sessionStart = {
  method: "POST",
  origins: readLiveOrigins,
  guard: liveVisitor({ newcomers: "welcome" }),
  body: noBody,
  prefetch: async (call: SessionCall): Promise<SessionState> => {
    const key = usageKey(call);
    const [usage, { languages }, isConfirmed] = await Promise.all([
      findUsage(call, key),
      siteFactsStore.findFacts(key.projectId),
      isBriefConfirmed(key),
    ]);
    return { ...usage, languages, isOnboarding: !isConfirmed };
  },
  handle: async (call: SessionCall, authorized: Authorized<Visitor, SessionState>) => handle(call, authorized, undefined),
} as const;

/** Makes a token for a conversation with the voice agent. */
export const liveSession = endpoint({
  name: "liveSession",
  path: "/api/live/session",
  ...sessionStart,
  handle: async (call, authorized) => handle(call, authorized, { language: authorized.access.profile.language, at: call.at }),
});
