import { write } from "firebase-functions/logger";
import type { TransferReports } from "../../transfers/telephony.ts";

/** Log lines that ask an operator to put something right. None contains a phone number, a token or Twilio's own message. */

export interface TwilioFailure {
  readonly action: "dial" | "find_calls" | "end_call" | "release_caller";
  readonly status: number | undefined;
  /** https://www.twilio.com/docs/api/errors */
  readonly code: number | string | undefined;
}

export const logTwilioFailure = ({ action, status, code }: TwilioFailure): void => {
  write({ severity: "ERROR", message: "twilio refused or did not answer", action, status: status ?? null, twilio_code: code ?? null });
};

export const transferReports: TransferReports = {
  notConfigured: () => {
    write({ severity: "WARNING", message: "a visitor asked for a transfer, but telephony is not configured" });
  },
  unusablePhone: ({ projectId }) => {
    write({ severity: "WARNING", message: "the project's manager_phone is missing or cannot be dialed", project: projectId });
  },
  lostDial: ({ projectId, id }) => {
    write({ severity: "ERROR", message: "a dial was reserved but never reached twilio", project: projectId, transfer: id });
  },
};

export const logWebhookNotConfigured = (): void => {
  write({ severity: "ERROR", message: "a telephony webhook was refused: PUBLIC_BASE_URL or TWILIO_AUTH_TOKEN is empty" });
};

export const logSweep = ({ overdue, closed }: { readonly overdue: number; readonly closed: number }): void => {
  write({ severity: "INFO", message: "overdue transfers were closed", overdue, closed });
};
