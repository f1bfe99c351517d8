/** Messages for operators: constant, so that lines can be counted and alerts can match them. `docs/logs.md` explains what to do. */
export const operatorMessages = [
  "request answered",
  "three requests in a row ran out of time: the process ends",
  "the keys of App Check could not be fetched",
  "the quota for looking up accounts is used up: visitors are let in by their tokens",
  "a company registry gave no answer",
  "the language model for companies failed",
  "the language model for questions failed",
  "a question was judged",
  "a language model refused a request",
  "the translation service failed",
  "the project's voice does not exist",
  "twilio refused or did not answer",
  "a transfer was wanted, but telephony is not configured",
  "the project's manager_phone is missing or cannot be dialed",
  "a dial was reserved but never reached twilio",
  "a telephony webhook was refused: PUBLIC_BASE_URL or TWILIO_AUTH_TOKEN is empty",
  "a telephony webhook was refused: its signature is not that of TWILIO_AUTH_TOKEN",
  "the sweep of overdue transfers ran",
  "the sweep of overdue transfers failed",
  "the settings of a project were changed",
  "a notice was given up",
  "mail is wanted, but SMTP_URL is empty",
  "the sweeps ran",
  "a sweep failed",
] as const;

export const operatorFacts = [
  "action",
  "changed",
  "channel",
  "closed",
  "code",
  "done",
  "failure",
  "failures",
  "kind",
  "language",
  "model",
  "ms",
  "overdue",
  "recipient",
  "refused",
  "registry",
  "scope",
  "stack_trace",
  "status",
  "sweep",
  "twilio_code",
  "used_instead",
  "voice",
] as const;

/** One log line. Contains no personal data, and nothing that a person said or wrote. */
export interface OperatorEvent {
  readonly severity: "INFO" | "WARNING" | "ERROR";
  readonly message: (typeof operatorMessages)[number];
  readonly project?: string;
  readonly tool?: string;
  readonly transfer?: string;
  /** A stable word. */
  readonly outcome: string;
  readonly data?: Readonly<Partial<Record<(typeof operatorFacts)[number], unknown>>>;
}

export type OperatorLog = (event: OperatorEvent) => void;
