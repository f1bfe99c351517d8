import { onSchedule } from "firebase-functions/v2/scheduler";
import { schedules } from "../lib/platform/config/runtime.ts";
import { closeOverdue } from "../lib/transfers/reconcile.ts";
import { toStackTrace } from "../lib/platform/log/describe-error.ts";
import { logAbout, operatorLog } from "../lib/platform/log/write-operator-log.ts";
import { noteForSweep } from "../lib/providers/notifications/missed-calls.ts";
import { sweepLimits } from "../lib/platform/sweeps/limits.ts";
import { transferPorts } from "../lib/providers/telephony/transfer-ports.ts";

const ports = { ...transferPorts, noteMissedCall: noteForSweep, logAbout };

const sweep = async (): Promise<void> => {
  try {
    const data = await closeOverdue(ports, new Date(), AbortSignal.timeout(sweepLimits.timeMs));
    operatorLog({ severity: "INFO", message: "the sweep of overdue transfers ran", outcome: "done", data });
  } catch (error) {
    const data = { stack_trace: toStackTrace(error) };
    operatorLog({ severity: "ERROR", message: "the sweep of overdue transfers failed", outcome: "failed", data });
    // The platform logs the message of any error, and the original one may contain more than operators should read.
    throw new Error("The sweep failed: see the line before.", { cause: error });
  }
};

/** Closes transfers whose reports from Twilio were lost, and finishes the remaining work of ended ones. */
export const closeTransfers = onSchedule(schedules.closeTransfers, async () => logAbout({ function: "closeTransfers" }, sweep));
