import type { Patient } from "./patient.ts";

/** What a check has found. */
export interface Outcome {
  /** `skip`: there was nothing to look at, or nothing to look with. */
  readonly status: "pass" | "warn" | "fail" | "skip";
  /** A sentence. */
  readonly message: string;
  /** Commands or settings, one a line. */
  readonly fix?: string;
}

export const pass = (message: string): Outcome => ({ status: "pass", message });
export const warn = (message: string, fix: string): Outcome => ({ status: "warn", message, fix });
export const fail = (message: string, fix: string): Outcome => ({ status: "fail", message, fix });
export const skip = (message: string): Outcome => ({ status: "skip", message });

export const groups = ["deployment", "voice", "phone", "others"] as const;

export type Group = (typeof groups)[number];

/** One thing that may be wrong with a deployment. */
export interface Check {
  readonly name: `${Group}/${string}`;
  /** `cheap`: needs no rights, so it also runs after every deployment. `deep`: costs something. `call`: a telephone rings. */
  readonly kind?: "cheap" | "deep" | "call";
  /** Longest time, in milliseconds. */
  readonly timeMs?: number;
  /** An error that it throws fails this check alone. */
  readonly run: (patient: Patient, signal: AbortSignal) => Promise<Outcome>;
}
