import type { StartedSession } from "../../../../answers/started-session.ts";
import { ignoreExpected } from "../../platform/core/app-error.ts";
import { withTimeLimit } from "../../platform/core/time-limit.ts";
import type { Profile } from "../../projects/profile.ts";
import type { Project, Role } from "../../projects/project.ts";
import type { DailyUsage, UsageStore } from "../../usage/quota/daily-usage.ts";
import { commitReservation, giveBackUnit, requireTime, type ReserveRequest, reserveUnit, tooLate } from "../../usage/quota/reservation.ts";
import { sessionLimits } from "./limits.ts";
import { composeInstruction, openingCue } from "./system-prompt.ts";
import type { SessionSetup, SessionToken, ToolDeclaration, VoiceService } from "./voice-service.ts";
import { chooseVoice } from "../../projects/voices.ts";
import type { OperatorLog } from "../../platform/core/operator-log.ts";

interface SetupRequest {
  readonly project: Project;
  readonly profile: Profile;
  /** Undefined: an anonymous visitor. */
  readonly role: Role | undefined;
  /** For projects without a model of their own. */
  readonly defaultModel: string;
  readonly tools: readonly ToolDeclaration[];
  /** The languages of the site's pages. */
  readonly languages: readonly string[];
  readonly at: Date;
}

const composeSetup = ({ project, profile, role, defaultModel, tools, languages, at }: SetupRequest): SessionSetup => {
  const { liveAgent, defaultLanguage, name } = project;
  const { endOfSpeechMs, speechSensitivity, vocabulary } = liveAgent;
  return {
    model: liveAgent.model ?? defaultModel,
    voice: chooseVoice(liveAgent.voice),
    instruction: composeInstruction(project, { profile, role, hasTools: tools.length > 0, at }),
    tools,
    hearing: {
      languages: [...new Set([profile.language, defaultLanguage, ...languages])].slice(0, sessionLimits.hintedLanguages),
      vocabulary: [...new Set([name, ...vocabulary])].filter((word) => word.trim() !== "").slice(0, sessionLimits.hintedNames),
      endOfSpeechMs,
      speechSensitivity,
    },
  };
};

interface SessionRequest extends Omit<ReserveRequest, "reserveBy"> {
  readonly setup: SessionSetup;
  /** After this, no token is returned. */
  readonly answerBy: Date;
}

/**
 * Reserves a unit of the day's quota, mints a token, counts the unit as used, and only then returns the token. If no token can be minted in
 * time, the unit is given back. If the process dies in between, the unit is lost until its lease expires.
 *
 * @throws AppError `quota_reached`; `unavailable` when no token can be minted in time
 */
export const startSession = async <Usage extends DailyUsage>(
  { usage, voice }: { readonly usage: UsageStore<Usage>; readonly voice: VoiceService },
  { setup, answerBy, ...request }: SessionRequest,
  found: Usage,
): Promise<SessionToken> => {
  const commitBy = new Date(answerBy.getTime() - sessionLimits.commitMs);
  const reserveBy = new Date(answerBy.getTime() - sessionLimits.reserveMs);
  const reservation = await reserveUnit(usage, { ...request, reserveBy }, found);
  try {
    const token = await withTimeLimit(voice.mint(setup, request.now, reservation.spent), commitBy.getTime() - Date.now(), tooLate);
    await commitReservation(usage, reservation, commitBy);
    requireTime(answerBy);
    return token;
  } catch (error) {
    // If this fails too, the caller still gets the first failure, and the unit becomes free when the lease expires.
    await giveBackUnit(usage, reservation).catch(ignoreExpected);
    throw error;
  }
};

const describeSession = (
  { liveAgent }: Project,
  { model, voice }: SessionSetup,
  { token, expiresAt, webSocketUrl }: SessionToken,
  { traits, toMessage }: Pick<VoiceService, "traits" | "toMessage">,
): StartedSession => ({
  token,
  greeting: liveAgent.greeting,
  voice,
  model,
  traits: traits(model),
  expires_at: expiresAt.toISOString(),
  ws_url: webSocketUrl,
  opening: liveAgent.greeting.trim() === "" ? null : toMessage(openingCue, model),
});

interface SessionPorts<Usage extends DailyUsage> {
  readonly usage: UsageStore<Usage>;
  readonly voice: VoiceService;
  readonly log: OperatorLog;
}

/**
 * Hands out a token for a conversation as the project's settings and the visitor's profile shape it.
 *
 * @throws AppError `quota_reached`; `unavailable` when no token can be minted in time
 */
export const openSession = async <Usage extends DailyUsage>(
  { log, ...ports }: SessionPorts<Usage>,
  { project, profile, role, defaultModel, tools, languages, at, ...request }: SetupRequest & Omit<SessionRequest, "setup" | "now">,
  found: Usage,
): Promise<StartedSession> => {
  const setup = composeSetup({ project, profile, role, defaultModel, tools, languages, at });
  const { voice } = project.liveAgent;
  if (voice !== "" && voice !== setup.voice)
    log({
      severity: "WARNING",
      message: "the project's voice does not exist",
      outcome: "replaced",
      data: { voice, used_instead: setup.voice },
    });
  const token = await startSession(ports, { ...request, now: at, setup }, found);
  return describeSession(project, setup, token, ports.voice);
};
