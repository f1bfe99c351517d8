/** How a call to the team ended. `ended`: visitor and manager have talked. */
export const transferOutcomes = [
  ...(["ended", "busy", "no_answer", "declined", "voicemail", "caller_left"] as const),
  ...(["blocked", "not_permitted", "failed", "expired", "over_limit"] as const),
] as const;

export const transferStates = ["requested", "caller_waiting", "ringing", "answered", "connected", ...transferOutcomes] as const;
