import { dice } from "../fakes/server/fault-plan.ts";

/** Connections that can fail, and how. `network`: between clients and functions. */
export const faultsOf = {
  firestore: ["reset", "lost answer", "503", "slow", "dead"],
  identity: ["reset", "503", "slow"],
  gemini: ["reset", "lost answer", "503", "slow", "dead"],
  twilio: ["reset", "lost answer", "503", "slow", "dead"],
  registries: ["reset", "503", "slow", "dead"],
  storage: ["reset", "lost answer", "503", "slow"],
  network: ["lost request", "lost answer", "doubled"],
} as const;

export type Target = keyof typeof faultsOf;

export type Fault = (typeof faultsOf)[Target][number];

/** A period in which requests to one target meet one fault. Times are since the beginning of the traffic. */
export interface Episode {
  readonly target: Target;
  readonly fault: Fault;
  readonly fromMs: number;
  readonly untilMs: number;
  readonly probability: number;
  /** Seeds the decision which requests it hits. */
  readonly seed: number;
}

/** The end of one process. SIGTERM: as the platform ends an instance, which finishes its requests. */
interface Kill {
  readonly atMs: number;
  /** A large random number; its remainder chooses the process. */
  readonly victim: number;
  readonly signal: "SIGKILL" | "SIGTERM";
}

export interface SoakScript {
  readonly seed: number;
  readonly lengthMs: number;
  readonly episodes: readonly Episode[];
  readonly kills: readonly Kill[];
  /** When the clocks of all processes pass midnight, UTC. */
  readonly midnightMs: number;
}

/** How likely a fault is for each request during its episode. */
const probabilities: Readonly<Record<Fault, number>> = {
  reset: 0.15,
  "lost answer": 0.15,
  "lost request": 0.15,
  "503": 0.2,
  slow: 0.4,
  dead: 0.3,
  doubled: 0.2,
};

/** For services with few requests, which a less likely fault would rarely hit. One that is dead answers no request. */
const ofSeldomAsked: Readonly<Record<Fault, number>> = { ...probabilities, reset: 0.5, "lost answer": 0.5, "503": 0.6, slow: 0.8, dead: 1 };

const seldomAsked: ReadonlySet<string> = new Set(["gemini", "twilio", "registries", "storage"] satisfies readonly Target[]);

/** A new hand of faults is dealt after this time. */
const handMs = 6_000;
/** 4 at once: enough for all kinds to occur in a short run, but few enough that work gets done. */
const handSize = 4;
/** Shares of the hand's time. `dead` is short, because a request then waits until its own time limit. */
const shares = { shortest: 0.3, longest: 0.9, dead: 0.25 } as const;

const killEveryMs = 3_500;

/** All planned faults. The same seed yields the same script. */
export function writeScript(seed: number, lengthMs: number): SoakScript {
  const roll = dice(seed);
  return {
    seed,
    lengthMs,
    episodes: [...deal(roll, lengthMs)],
    kills: Array.from({ length: Math.floor(lengthMs / killEveryMs) }, (_, index) => ({
      atMs: Math.round((index + roll()) * killEveryMs),
      victim: Math.floor(roll() * 1_000),
      signal: roll() < 2 / 3 ? ("SIGKILL" as const) : ("SIGTERM" as const),
    })),
    midnightMs: Math.round(lengthMs / 2),
  };
}

const kinds = Object.entries(faultsOf).flatMap(([target, faults]) => faults.map((fault) => ({ target, fault })));

const isTarget = (name: string): name is Target => Object.hasOwn(faultsOf, name);

/** Like cards: each kind comes once before any is repeated. */
function* deal(roll: () => number, lengthMs: number): Generator<Episode> {
  let deck: typeof kinds = [];
  for (let handAtMs = 0; handAtMs < lengthMs; handAtMs += handMs) {
    for (let card = 0; card < handSize; card++) {
      if (deck.length === 0)
        deck = kinds
          .map((kind) => ({ kind, key: roll() }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ kind }) => kind);
      const kind = deck.pop();
      if (kind === undefined || !isTarget(kind.target)) throw new Error("a deck has cards, each with a target");
      const share = kind.fault === "dead" ? shares.dead : shares.shortest + roll() * (shares.longest - shares.shortest);
      const fromMs = Math.round(handAtMs + roll() * (1 - share) * handMs);
      const untilMs = Math.min(lengthMs, Math.round(fromMs + share * handMs));
      yield {
        ...kind,
        target: kind.target,
        fromMs,
        untilMs,
        probability: (seldomAsked.has(kind.target) ? ofSeldomAsked : probabilities)[kind.fault],
        seed: Math.floor(roll() * 2 ** 31),
      };
    }
  }
}
