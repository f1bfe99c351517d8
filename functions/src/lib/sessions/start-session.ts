import { AppError } from "../core/app-error.ts";
import type { SessionSetup, SessionToken, VoiceService } from "./voice-service.ts";
import type { DailyUsage } from "../quota/daily-usage.ts";
import { commitReservation, releaseReservation, type ReserveRequest, reserveUnit, tooLate } from "../quota/reservation.ts";
import type { UsageStore } from "../quota/usage-store.ts";
import { sessionLimits } from "./limits.ts";

interface Services {
  readonly usage: UsageStore;
  readonly voice: VoiceService;
}

interface SessionRequest extends ReserveRequest {
  readonly setup: SessionSetup;
}

/**
 * Reserves a unit of the day's quota, mints a token, counts the unit as used, and only then hands the token out.
 * If no token can be minted, or too late for anybody to get it, the unit is given back; a process that dies in between loses it until the lease expires.
 *
 * @throws AppError `quota_reached`; `unavailable` when no token can be minted in time
 */
export const startSession = async (
  { usage, voice }: Services,
  { setup, ...request }: SessionRequest,
  found: DailyUsage,
): Promise<SessionToken> => {
  const reservation = await reserveUnit(usage, request, found);
  const token = await mintInTime(voice, setup, request.now).catch(async (error: unknown) => {
    // If that fails too, the caller should learn of the first failure; the lease gives the unit back.
    await releaseReservation(usage, reservation).catch(ignoreOutage);
    throw error;
  });
  await commitReservation(usage, reservation);
  return token;
};

const mintInTime = async (voice: VoiceService, setup: SessionSetup, now: Date): Promise<SessionToken> => {
  const token = await voice.mint(setup, now);
  if (Date.now() > now.getTime() + sessionLimits.startMs) throw tooLate();
  return token;
};

const ignoreOutage = (error: unknown): void => {
  if (!(error instanceof AppError)) throw error;
};
