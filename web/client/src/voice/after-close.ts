/** How a conversation continues after its socket has closed. */
export type Recovery =
  /** Connect again with the same token and the newest handle. */
  | "reconnect"
  /** The token has expired: get another, and continue with the handle. */
  | "new_token"
  /** Refused before it was ready, so the token is as good as before: connect again with the same token and handle. */
  | "try_again"
  /** The same, without the handle. */
  | "forget_handle"
  /** Refused for about a minute: the visitor decides. */
  | "unreachable"
  /** Forget the handle, get a new token, start a new session. */
  | "start_over"
  | "give_up";

export interface CloseFacts {
  readonly code: number;
  readonly reason: string;
  /** Failed connections since the last successful one. */
  readonly failures: number;
  readonly hasHandle: boolean;
  /** Sound was refused while a tool was open. From then on none is sent meanwhile, so it will not happen again. */
  readonly isAborted?: boolean;
  /** The socket was refused before `setupComplete`: how many in a row were before it. Undefined if it was ready. */
  readonly refusals?: number | undefined;
}

/** After two refusals in a row there is no third attempt. */
const mostRefusals = 2;
/** Broken connections are retried for about a minute. */
const mostBreaks = 6;

const tokenEnded = /[Tt]oken has (expired|been used too many times)|new_session_expire_time deadline exceeded/;

/** Codes and reasons of the voice service: `docs/voice-sessions.md` has the table. */
export const afterClose = (facts: CloseFacts): Recovery => {
  const { code, reason, failures, hasHandle, isAborted = false, refusals } = facts;
  if (code === 1011 && tokenEnded.test(reason))
    return failures >= mostRefusals ? "give_up" : hasHandle && failures === 0 ? "new_token" : "start_over";
  if (refusals !== undefined) return afterRefusal(facts, refusals);
  if (isAborted && hasHandle && failures === 0) return "reconnect";
  if (code === 1007 || code === 1008) return failures >= mostRefusals ? "give_up" : "start_over";
  if (code === 1011) return failures === 0 && hasHandle ? "reconnect" : failures >= mostRefusals ? "give_up" : "start_over";
  if (failures >= mostBreaks) return "give_up";
  // Without a handle the token, which works once, is spent.
  return hasHandle ? "reconnect" : failures >= mostRefusals ? "give_up" : "start_over";
};

/** Pauses after refused sockets: a minute in all, on average. */
const refusalPausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000] as const;
/** After five internal errors in a row, half a minute, the handle is suspected: without it the agent has heard nothing. */
const mostHandleErrors = 5;

const afterRefusal = ({ code, hasHandle }: CloseFacts, refusals: number): Recovery => {
  const isHandleRefused = code === 1007 || code === 1008 || (code === 1011 && refusals >= mostHandleErrors);
  if (hasHandle && isHandleRefused) return "forget_handle";
  return refusals < refusalPausesMs.length ? "try_again" : "unreachable";
};

/** With half to one and a half of the pause, so that visitors do not come back all at once. */
export const refusalPauseMs = (refusals: number, random: number): number => (refusalPausesMs[refusals] ?? 0) * (0.5 + random);

/** At once first, then with growing pauses: 0, 0.5, 1, 2, 4, 8 s, each with full jitter. */
export const pauseMs = (failures: number, random: number): number => (failures === 0 ? 0 : random * Math.min(8_000, 250 * 2 ** failures));
