import { transferLimits } from "./limits.ts";
import { nextState } from "./next-state.ts";
import { type Closed, isOpen, type Outcome, type Transfer, type TransferEvent, type TransferState } from "./transfer.ts";

/**
 * The transfer after an event; undefined if nothing changes. A manager who does not take the call is followed by the next one while there is
 * time. A report about an earlier manager's call, however late, is not one about the present one's.
 */
export const advance = (transfer: Transfer, event: TransferEvent, now: Date): Transfer | undefined => {
  const { state, turn } = transfer;
  if ("turn" in event && event.turn !== turn) return undefined;
  const next = nextState(state, event, now);
  if (next?.kind !== "closed" || !isOpen(state)) return next && { ...transfer, state: next };
  const [colleague, ...colleagues] = transfer.colleagues;
  const callerCall = mayTryNext(transfer, state, next, now);
  if (colleague === undefined || callerCall === undefined)
    return { ...transfer, state: isMissed(turn, next) ? { ...next, note: "due" } : next };
  return {
    ...transfer,
    turn: turn + 1,
    managerPhone: colleague.phone,
    managerLanguage: colleague.language,
    colleagues,
    state: { kind: "caller_waiting", callerCall, deadline: new Date(now.getTime() + transferLimits.waitingMs) },
  };
};

/** The visitor's leg, if they are still waiting for somebody, and the manager's own leg is over. */
const mayTryNext = (
  { createdAt }: Transfer,
  state: TransferState,
  { outcome, toEnd, callerCall }: Closed,
  now: Date,
): string | undefined => {
  const isTime = now.getTime() - createdAt.getTime() < transferLimits.searchMs;
  return isTime && state.kind !== "connected" && notTaken.has(outcome) && !toEnd.includes("manager") ? callerCall : undefined;
};

/** Of one manager's phone. The others may be reached. */
const notTaken: ReadonlySet<Outcome> = new Set(["busy", "no_answer", "declined", "voicemail", "failed", "blocked", "not_permitted"]);

/** Between two calls, there is no leg that shows that somebody was called. */
const isMissed = (turn: number, { outcome }: Closed): boolean => turn > 0 && outcome === "caller_left";
