import type { StartedSession } from "../../../../answers/started-session.ts";
import type { OperatorLog } from "../../platform/core/operator-log.ts";
import type { DailyUsage, UsageStore } from "../../usage/quota/daily-usage.ts";
import { composeSetup, describeSession, type SessionRequest, type SetupRequest, startSession } from "./session.ts";
import type { VoiceService } from "./voice-service.ts";

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
  { project, profile, defaultModel, tools, languages, at, ...request }: SetupRequest & Omit<SessionRequest, "setup" | "now">,
  found: Usage,
): Promise<StartedSession> => {
  const setup = composeSetup({ project, profile, defaultModel, tools, languages, at });
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
