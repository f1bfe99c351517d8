import { onSchedule } from "firebase-functions/v2/scheduler";
import { schedules } from "../lib/config/runtime.ts";
import { finishRemovals } from "../lib/drafts/removal/finish-removal.ts";
import { removalStore } from "../lib/drafts/removal/store.ts";
import { logAbout, operatorLog } from "../lib/log/write-operator-log.ts";
import { sendDueNotices } from "../lib/notifications/send-notices.ts";
import { sendingPorts } from "../lib/services/notifications/sending-ports.ts";
import { runSweeps, type Sweep } from "../lib/sweeps/run-sweeps.ts";

const sweeps: readonly Sweep[] = [
  { name: "page_removals", run: async (signal) => finishRemovals(removalStore, signal) },
  { name: "notices", run: async (signal) => sendDueNotices(sendingPorts, signal) },
];

/** Does what is due by the clock, and what requests had to leave. */
export const runDue = onSchedule(schedules.runDue, async () =>
  logAbout({ function: "runDue" }, async () => runSweeps(sweeps, operatorLog)),
);
