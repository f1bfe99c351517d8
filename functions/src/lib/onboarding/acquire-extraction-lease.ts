import { onboardingLimits } from "./limits.ts";
import { changeSession, type Decision } from "./change-session.ts";
import { startExtraction } from "./transitions.ts";
import type { OnboardingStore, SessionKey } from "./onboarding-store.ts";
import { type Extraction, isRunning, type SelectedCompany, type Session } from "./session.ts";

export type ReadingClaim =
  | { readonly kind: "no_company"; readonly session: Session }
  /** It is ours to do, under this name. */
  | { readonly kind: "claimed"; readonly id: string; readonly company: SelectedCompany; readonly before: Extraction }
  /** Another call has done it while this one waited. */
  | { readonly kind: "done"; readonly session: Session }
  /** Another call is doing it, and this one has no time left to wait. */
  | { readonly kind: "busy"; readonly session: Session };

interface ClaimPorts {
  readonly sessions: OnboardingStore;
  readonly now: () => Date;
  readonly pause: (ms: number) => Promise<unknown>;
}

interface Plan {
  readonly id: string;
  /** When the reading has to be over. */
  readonly endsAt: Date;
}

/** Takes the right to read about the company, or waits for whoever has it. A right whose lease has ended is taken over. */
export const claimReading = async ({ sessions, now, pause }: ClaimPorts, key: SessionKey, { id, endsAt }: Plan): Promise<ReadingClaim> => {
  let waitedFor: string | undefined;
  for (let pauseMs: number = onboardingLimits.firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, onboardingLimits.longestPauseMs)) {
    const timeLeftMs = endsAt.getTime() - now().getTime();
    const { session, outcome } = await changeSession(sessions, key, now, (found) => claim(found, { id, now: now(), waitedFor }));
    if (outcome.kind === "claimed") return outcome;
    if (outcome.kind !== "wait") return { kind: outcome.kind, session };
    if (timeLeftMs - pauseMs < onboardingLimits.shortestReadingMs) return { kind: "busy", session };
    waitedFor = outcome.id;
    await pause(pauseMs);
  }
};

type Outcome =
  Extract<ReadingClaim, { kind: "claimed" }> | { readonly kind: "no_company" | "done" } | { readonly kind: "wait"; readonly id: string };

interface Attempt {
  readonly id: string;
  readonly now: Date;
  readonly waitedFor: string | undefined;
}

const claim = (session: Session, { id, now, waitedFor }: Attempt): Decision<Outcome> => {
  const { company, extraction } = session;
  if (company === undefined) return { change: undefined, outcome: { kind: "no_company" } };
  if (extraction.kind === "finished" && extraction.id === waitedFor) return { change: undefined, outcome: { kind: "done" } };
  const claimed = { kind: "claimed", id, company, before: extraction } as const;
  // Ours already: an earlier attempt was stored although its answer was lost.
  if (extraction.kind === "running" && extraction.id === id) return { change: undefined, outcome: claimed };
  if (isRunning(extraction, now)) return { change: undefined, outcome: { kind: "wait", id: extraction.id } };
  return {
    change: startExtraction(session, { id, now, leaseUntil: new Date(now.getTime() + onboardingLimits.leaseMs) }),
    outcome: claimed,
  };
};
