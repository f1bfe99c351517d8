import { onSchedule } from "firebase-functions/v2/scheduler";
import { schedules } from "../lib/config/runtime.ts";
import { profileStore } from "../lib/profile/store.ts";
import { messageStore } from "../lib/questions/message-record.ts";
import { noteMissedCall } from "../lib/questions/note-missed-call.ts";
import { closeOverdue } from "../lib/transfers/close-overdue.ts";
import { operatorLog } from "../lib/log/write-operator-log.ts";
import { telephony } from "../lib/services/telephony/telephony-service.ts";
import { transferStore } from "../lib/transfers/store.ts";

const ports = {
  store: transferStore,
  telephony,
  noteMissedCall: noteMissedCall({ messages: messageStore, getProfile: profileStore.getProfile }),
  log: operatorLog,
};

/** Closes transfers that no report from Twilio has closed, and does what could not be done at the end of others. */
export const closeTransfers = onSchedule(schedules.closeTransfers, async () => {
  const swept = await closeOverdue(ports, new Date());
  if (swept.overdue > 0) operatorLog({ severity: "INFO", message: "overdue transfers were closed", data: swept });
});
