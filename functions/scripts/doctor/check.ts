import type { Patient } from "./patient.ts";

/** The result of a check. */
export interface Outcome {
  /** `skip`: there was nothing to check, or no means to check it. */
  readonly status: "pass" | "warn" | "fail" | "skip";
  /** A sentence. */
  readonly message: string;
  /** Commands or settings, one per line. */
  readonly fix?: string;
}

export const pass = (message: string): Outcome => ({ status: "pass", message });
export const warn = (message: string, fix: string): Outcome => ({ status: "warn", message, fix });
export const fail = (message: string, fix: string): Outcome => ({ status: "fail", message, fix });
export const skip = (message: string): Outcome => ({ status: "skip", message });

export const groups = ["deployment", "voice", "phone", "others"] as const;

export type Group = (typeof groups)[number];

/** A check of one possible defect of a deployment. */
export interface Check {
  readonly name: `${Group}/${string}`;
  /** `cheap`: needs no rights, so it also runs after every deployment. `deep`: costs something. `call`: a phone rings. */
  readonly kind?: "cheap" | "deep" | "call";
  /** Time limit in milliseconds. */
  readonly timeMs?: number;
  /** If it throws, only this check fails. */
  readonly run: (patient: Patient, signal: AbortSignal) => Promise<Outcome>;
}
