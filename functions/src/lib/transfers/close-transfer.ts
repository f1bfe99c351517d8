import type { Closed, Leg, OpenState, Outcome } from "./transfer.ts";

/** The end of a transfer, with what remains to be done. */
export const close = (state: OpenState, outcome: Outcome, toEnd: readonly Leg[], now: Date): Closed => {
  const managerCall = "managerCall" in state ? state.managerCall : undefined;
  return {
    kind: "closed",
    outcome,
    endedAt: now,
    callerCall: "callerCall" in state ? state.callerCall : undefined,
    managerCall,
    told: false,
    toEnd,
    managerListens: outcome === "caller_left" && (state.kind === "answered" || state.kind === "connected"),
    note: isMissed(state, outcome) ? "due" : "none",
  };
};

/** The team has missed a visitor who waited for it, unless that visitor left before a phone could ring. */
const isMissed = (state: OpenState, outcome: Outcome): boolean => {
  if (outcome === "ended" || state.kind === "requested") return false;
  return outcome !== "caller_left" || "managerCall" in state;
};
