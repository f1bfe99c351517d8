import { onSchedule } from "firebase-functions/v2/scheduler";
import { schedules } from "../lib/config/runtime.ts";
import { closeOverdue } from "../lib/transfers/close-overdue.ts";
import { operatorLog } from "../lib/log/write-operator-log.ts";
import { telephony } from "../lib/services/telephony/telephony-service.ts";
import { transferStore } from "../lib/transfers/store.ts";

/** Closes transfers that no report from Twilio has closed, and ends legs that could not be ended before. */
export const closeTransfers = onSchedule(schedules.closeTransfers, async () => {
  const swept = await closeOverdue({ store: transferStore, telephony, log: operatorLog }, new Date());
  if (swept.overdue > 0) operatorLog({ severity: "INFO", message: "overdue transfers were closed", data: swept });
});
