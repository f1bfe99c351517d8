import { isAuthEmulated } from "../platform/config/params.ts";
import { AppError } from "../platform/core/app-error.ts";
import { createMemory } from "../platform/core/memory.ts";
import { watchClient } from "../platform/core/watch-client.ts";
import { operatorLog } from "../platform/log/write-operator-log.ts";
import { type Identity, identityService, invalidToken, refuse } from "./id-token.ts";
import { identityLimits } from "./limits.ts";
import { isFresh, isSignedOut, judgeUnchecked, type Standing } from "./standing.ts";
import { codeOf } from "../platform/core/service-error.ts";

const watchedAccounts = watchClient("identity");

/** An entry stays until newer ones displace it: who is known to be shut out is not forgotten by time alone. */
const standings = createMemory<Standing>({ forMs: Number.POSITIVE_INFINITY, entries: identityLimits.accounts });

/**
 * Checks that the owner of a token is not disabled and was not signed out everywhere after signing in. Enabled accounts are cached. With
 * the Auth emulator, verifying the token checks both.
 *
 * @throws AppError `unauthenticated`; `unavailable` when Google's accounts cannot be reached
 */
export const confirmAccount = async ({ uid, signedInSec }: Identity): Promise<void> => {
  if (isAuthEmulated()) return;
  const nowMs = Date.now();
  const known = standings.find(uid, nowMs);
  const standing = isFresh(known, nowMs) ? known : await lookUp(uid, nowMs).catch(refuse);
  if (standing.kind === "shut_out" || isSignedOut(standing, signedInSec)) throw invalidToken();
};

/**
 * Whether somebody still has an account that is not disabled, for what has an effect without a request of theirs. Enabled accounts are
 * cached.
 *
 * @throws AppError `unavailable`
 */
export const canSignIn = async (uid: string): Promise<boolean> => {
  const nowMs = Date.now();
  const known = standings.find(uid, nowMs);
  if (isFresh(known, nowMs)) return true;
  return lookUp(uid, nowMs).then(
    ({ kind }) => kind !== "shut_out",
    (error: unknown) => !hasCode(error, "auth/user-not-found") && refuse(error),
  );
};

/** Look-ups are refused until then: one more would only take time. */
let refusedUntilMs = 0;

/**
 * Like `confirmAccount`, but strangers who use up the project's quota for look-ups must not keep visitors out: meanwhile the token is enough,
 * within the limits of `judgeUnchecked`.
 *
 * @throws AppError `unauthenticated`; `unavailable` when Google's accounts cannot be reached for another reason, or for too long
 */
export const confirmVisitor = async (identity: Identity): Promise<void> => {
  const nowMs = Date.now();
  if (nowMs < refusedUntilMs && !isFresh(standings.find(identity.uid, nowMs), nowMs)) {
    admitUnchecked(identity, nowMs);
    return;
  }
  try {
    await confirmAccount(identity);
  } catch (error) {
    if (!(error instanceof AppError) || !isOverQuota(error.cause)) throw error;
    // All who waited for a look-up get here; only the first one reports it.
    if (Date.now() >= refusedUntilMs) {
      refusedUntilMs = Date.now() + identityLimits.refusedMs;
      operatorLog({
        severity: "WARNING",
        message: "the quota for looking up accounts is used up: visitors are let in by their tokens",
        outcome: "over_quota",
      });
    }
    admitUnchecked(identity, nowMs, error);
  }
};

const admitUnchecked = ({ uid, signedInSec }: Identity, nowMs: number, cause?: unknown): void => {
  const standing = standings.find(uid, nowMs);
  const judgement = judgeUnchecked(standing, { signedInSec, nowMs });
  if (judgement === "refuse") throw invalidToken(cause);
  if (judgement === "unknown") refuse(cause);
  if (standing === undefined) standings.keep(uid, { kind: "unseen", atMs: nowMs }, nowMs);
};

const lookUp = async (uid: string, nowMs: number): Promise<Standing> => {
  const { disabled, tokensValidAfterTime } = await watchedAccounts(identityService().getUser(uid)).catch((error: unknown) => {
    if (hasCode(error, "auth/user-not-found")) standings.keep(uid, { kind: "shut_out" }, nowMs);
    throw error;
  });
  const signOutSec = tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime) / 1000;
  const standing: Standing = disabled ? { kind: "shut_out" } : { kind: "enabled", signOutSec, atMs: nowMs };
  standings.keep(uid, standing, nowMs);
  return standing;
};

const hasCode = (error: unknown, code: string): error is Error => codeOf(error) === code;

/** firebase-admin knows one name of this refusal. Of others it quotes Google's answer, with its status. */
const isOverQuota = (error: unknown): boolean =>
  hasCode(error, "auth/quota-exceeded") ||
  (hasCode(error, "auth/internal-error") && /Raw server response: "\{"error":\{"code":429\b/.test(error.message));
