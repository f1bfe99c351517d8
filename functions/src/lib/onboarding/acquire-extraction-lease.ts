import { acquireLease, held } from "../core/lease.ts";
import { onboardingLimits } from "./limits.ts";
import { startExtraction } from "./transitions.ts";
import type { OnboardingStore, SessionKey, Extraction, SelectedCompany, Session } from "./onboarding-session.ts";

export type ExtractionLease =
  | { readonly kind: "no_company"; readonly session: Session }
  /** It is ours to do, under this name. */
  | { readonly kind: "acquired"; readonly id: string; readonly company: SelectedCompany; readonly before: Extraction }
  /** It was done a few minutes ago, or another call has done it while this one waited. */
  | { readonly kind: "done"; readonly session: Session }
  /** Another call is doing it, and this one has no time left to wait. */
  | { readonly kind: "busy"; readonly session: Session };

interface LeasePorts {
  readonly sessions: OnboardingStore;
  readonly now: () => Date;
  readonly pause: (ms: number) => Promise<unknown>;
}

interface Plan {
  readonly id: string;
  /** When the extraction has to be over. */
  readonly endsAt: Date;
}

/**
 * Takes the right to read about the company, or waits for whoever has it. A right whose lease has ended is taken over.
 *
 * @throws AppError `unavailable`
 */
export const acquireExtractionLease = async (
  { sessions, now, pause }: LeasePorts,
  key: SessionKey,
  { id, endsAt }: Plan,
): Promise<ExtractionLease> => {
  const load = async (): Promise<Session> => sessions.findSession(key);
  let waitedFor: string | undefined;
  const attempt = async (session: Session): Promise<ExtractionLease | typeof held> => {
    const { company, extraction } = session;
    if (company === undefined) return { kind: "no_company", session };
    if (extraction.kind === "finished" && (extraction.id === waitedFor || isFresh(extraction, now()))) return { kind: "done", session };
    const acquired = { kind: "acquired", id, company, before: extraction } as const;
    // Ours already: an earlier attempt was stored although its answer was lost.
    if (extraction.kind === "running" && extraction.id === id) return acquired;
    const at = now();
    const change = startExtraction(session, { id, now: at, leaseUntil: new Date(at.getTime() + onboardingLimits.leaseMs) });
    if (change === undefined) {
      waitedFor = extraction.kind === "idle" ? undefined : extraction.id;
      return held;
    }
    await sessions.writeSession(key, session, change, at);
    return acquired;
  };
  return acquireLease(await load(), load, attempt, {
    ...onboardingLimits,
    pause,
    giveUp: (session, pauseMs) =>
      endsAt.getTime() - now().getTime() - pauseMs < onboardingLimits.shortestReadingMs ? { kind: "busy", session } : undefined,
  });
};

/** Another reading now would find nothing more. It might if the site or the model was down. */
const isFresh = ({ finishedAt, problems, isPartial }: Extract<Extraction, { kind: "finished" }>, now: Date): boolean =>
  !isPartial &&
  problems.every((problem) => problem === "no_website" || problem === "nothing_found") &&
  now.getTime() - finishedAt.getTime() < onboardingLimits.freshMs;
