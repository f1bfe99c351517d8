import type { StartedSession } from "../../../../answers/started-session.ts";
import type { OperatorLog } from "../../platform/core/operator-log.ts";
import { sessionsPerDayOf } from "../../projects/plans.ts";
import type { Profile } from "../../projects/profile.ts";
import { isOfTeam, type Project, type Role } from "../../projects/project.ts";
import { type ConversationCount, type DailyUsage, dayOf, type UsageKey, type UsageStore } from "../../usage/quota/daily-usage.ts";
import type { StoredVisit, VisitStore } from "../../visitors/visit.ts";
import { openSession } from "./session.ts";
import type { ToolDeclaration, VoiceService } from "./voice-service.ts";

/** What decides which tools a conversation has. */
export interface Occasion {
  readonly project: Project;
  /** Undefined: an anonymous visitor. */
  readonly role: Role | undefined;
  readonly at: Date;
  /** Whether the visitor has a brief to make or correct. */
  readonly isOnboarding: boolean;
}

export interface LearntLanguages {
  readonly languages: readonly string[];
  /** Ends when later requests find them. */
  readonly remembered: Promise<void>;
}

/** @throws AppError `unavailable` (every method that reads or writes) */
export interface ConversationPorts {
  /** Everybody's but an anonymous visitor's. */
  readonly usageFor: (counted: ConversationCount | undefined) => UsageStore;
  /** Loaded on demand, because most projects have no anonymous visitors. */
  readonly loadVisits: () => Promise<VisitStore>;
  /** Of the live pages; undefined until the pages were first read. */
  readonly findLanguages: (projectId: string) => Promise<readonly string[] | undefined>;
  /** Reads the pages for it; undefined if there is none. */
  readonly learnLanguages: (projectId: string) => Promise<LearntLanguages | undefined>;
  readonly isBriefConfirmed: (key: UsageKey) => Promise<boolean>;
  /** Forgets what was last read out to somebody of the team. */
  readonly forgetReading: (projectId: string, uid: string) => Promise<void>;
  readonly declareTools: (occasion: Occasion, languages: readonly string[]) => readonly ToolDeclaration[];
  /** For projects without a model of their own. */
  readonly defaultModel: () => string;
  readonly voice: VoiceService;
  readonly log: OperatorLog;
}

/** The state, other than the guard's records, that determines a session. */
interface SessionState {
  readonly key: UsageKey;
  readonly usage: DailyUsage;
  /** Undefined unless the visitor is anonymous. */
  readonly visit: StoredVisit | undefined;
  readonly languages: readonly string[] | undefined;
  readonly isOnboarding: boolean;
}

interface Starter {
  readonly projectId: string;
  readonly uid: string;
  readonly isAnonymous: boolean;
  readonly at: Date;
}

/** Counts for the day on which the request arrived, even if the session starts after midnight. */
export const findSessionState = async (ports: ConversationPorts, { projectId, uid, isAnonymous, at }: Starter): Promise<SessionState> => {
  const key = { projectId, uid, day: dayOf(at) };
  const [usage, languages, isConfirmed] = await Promise.all([
    findUsage(ports, key, isAnonymous),
    ports.findLanguages(projectId),
    ports.isBriefConfirmed(key),
  ]);
  return { key, ...usage, languages, isOnboarding: !isConfirmed };
};

const findUsage = async (
  { usageFor, loadVisits }: ConversationPorts,
  key: UsageKey,
  isAnonymous: boolean,
): Promise<Pick<SessionState, "usage" | "visit">> => {
  if (!isAnonymous) return { usage: await usageFor(undefined).findUsage(key), visit: undefined };
  const visits = await loadVisits();
  const visit = await visits.findVisit(key);
  return { usage: visit, visit };
};

interface SessionCall {
  readonly project: Project;
  readonly profile: Profile;
  readonly role: Role | undefined;
  readonly id: string;
  readonly at: Date;
  /** After this, no token is returned. */
  readonly answerBy: Date;
}

/**
 * Makes a token for a new conversation, which counts in the statistics. What was read out to somebody of the team in another one can no
 * longer be answered: nobody heard it here. If that cannot be forgotten, there is no token, and the unit is given back.
 *
 * @throws AppError `quota_reached`, `visitors_limit`; `unavailable` when no token can be minted in time
 */
export const startConversation = async (ports: ConversationPorts, call: SessionCall, found: SessionState): Promise<StartedSession> => {
  const { project, profile, role, at } = call;
  const counted = { language: profile.language, at };
  if (!isOfTeam(role)) return makeSession(ports, call, found, counted);
  // Beside the reservation. A failure is the token's, or nobody's if there is none.
  const forgotten = ports.forgetReading(project.id, found.key.uid);
  forgotten.catch(() => undefined);
  const mint: VoiceService["mint"] = async (...asked) => (await Promise.all([ports.voice.mint(...asked), forgotten]))[0];
  return makeSession({ ...ports, voice: { ...ports.voice, mint } }, call, found, counted);
};

/**
 * Makes a token to continue a conversation whose connection was lost.
 *
 * @throws AppError `quota_reached`, `visitors_limit`; `unavailable` when no token can be minted in time
 */
export const resumeConversation = async (ports: ConversationPorts, call: SessionCall, found: SessionState): Promise<StartedSession> =>
  makeSession(ports, call, found, undefined);

const makeSession = async (
  ports: ConversationPorts,
  call: SessionCall,
  found: SessionState,
  counted: ConversationCount | undefined,
): Promise<StartedSession> => {
  const { project, profile, role, id, at, answerBy } = call;
  const learnt = found.languages === undefined ? await ports.learnLanguages(project.id) : undefined;
  const languages = found.languages ?? learnt?.languages ?? [];
  const tools = ports.declareTools({ project, role, at, isOnboarding: found.isOnboarding }, languages);
  const asked = { project, profile, role, defaultModel: ports.defaultModel(), tools, languages, at, key: found.key, id, answerBy };
  const [session] = await Promise.all([openCounted(ports, asked, { ...found, role }, counted), learnt?.remembered]);
  return session;
};

type Asked = Omit<Parameters<typeof openSession>[1], "limit">;

/** A member of the team who is an anonymous visitor elsewhere has a member's usage here. */
const openCounted = async (
  { usageFor, loadVisits, voice, log }: ConversationPorts,
  asked: Asked,
  { usage, visit, role }: Pick<SessionState, "usage" | "visit"> & Pick<SessionCall, "role">,
  counted: ConversationCount | undefined,
): Promise<StartedSession> => {
  const { project, at } = asked;
  const limit = sessionsPerDayOf(project);
  if (role !== undefined || visit === undefined) return openSession({ usage: usageFor(counted), voice, log }, { ...asked, limit }, usage);
  const { visitorUsage, visitorDailyLimit } = await import("../../visitors/visit.ts");
  const visits = visitorUsage(await loadVisits(), { project, at, counted });
  return openSession({ usage: visits, voice, log }, { ...asked, limit: visitorDailyLimit(project, limit) }, visit);
};
