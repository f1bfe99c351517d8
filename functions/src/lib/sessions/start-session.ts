import { ignoreExpected } from "../core/app-error.ts";
import { withTimeLimit } from "../core/time-limit.ts";
import type { SessionSetup, SessionToken, VoiceService } from "./voice-service.ts";
import type { DailyUsage, UsageStore } from "../quota/daily-usage.ts";
import { commitReservation, giveBackUnit, requireTime, type ReserveRequest, reserveUnit, tooLate } from "../quota/reservation.ts";
import { sessionLimits } from "./limits.ts";

interface SessionRequest extends Omit<ReserveRequest, "reserveBy"> {
  readonly setup: SessionSetup;
  /** A later token is not handed out. */
  readonly answerBy: Date;
}

/**
 * Reserves a unit of the day's quota, mints a token, counts the unit as used, and only then hands the token out. If no token can be minted
 * in time, the unit is given back; a process that dies in between loses it until the lease expires.
 *
 * @throws AppError `quota_reached`; `unavailable` when no token can be minted in time
 */
export const startSession = async (
  { usage, voice }: { readonly usage: UsageStore; readonly voice: VoiceService },
  { setup, answerBy, ...request }: SessionRequest,
  found: DailyUsage,
): Promise<SessionToken> => {
  const commitBy = new Date(answerBy.getTime() - sessionLimits.commitMs);
  const reserveBy = new Date(answerBy.getTime() - sessionLimits.reserveMs);
  const reservation = await reserveUnit(usage, { ...request, reserveBy }, found);
  try {
    const token = await withTimeLimit(voice.mint(setup, request.now), commitBy.getTime() - Date.now(), tooLate);
    await commitReservation(usage, reservation, commitBy);
    requireTime(answerBy);
    return token;
  } catch (error) {
    // If that also fails, the caller should see the first failure; the lease gives the unit back.
    await giveBackUnit(usage, reservation).catch(ignoreExpected);
    throw error;
  }
};
