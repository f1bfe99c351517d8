import { onSchedule } from "firebase-functions/v2/scheduler";
import { isPublishing } from "../lib/platform/config/params.ts";
import { canSignIn } from "../lib/auth/account.ts";
import { removeAnonymousIdentity } from "../lib/auth/id-token.ts";
import { schedules } from "../lib/platform/config/runtime.ts";
import { publishDue } from "../lib/pages/publishing/publish-due.ts";
import { publishingStore } from "../lib/pages/publishing/store.ts";
import { finishRemovals } from "../lib/pages/removal/finish-removal.ts";
import { pageRemovalStore } from "../lib/pages/removal/store.ts";
import { logAbout, operatorLog } from "../lib/platform/log/write-operator-log.ts";
import { sendDueNotices } from "../lib/notifications/send-notices.ts";
import { sendingPorts } from "../lib/providers/notifications/sending-ports.ts";
import { projectStore } from "../lib/projects/store.ts";
import { runSweeps, type Sweep } from "../lib/platform/sweeps/run-sweeps.ts";
import { removeVisitors } from "../lib/visitors/removal/remove-visitors.ts";
import { removalStore as visitorRemovalStore } from "../lib/visitors/removal/store.ts";

const publishing = { store: publishingStore, findAccess: projectStore.findAccess, canSignIn, isPublishing };

const visitors = { store: visitorRemovalStore, removeIdentity: removeAnonymousIdentity };

const sweeps: readonly Sweep[] = [
  { name: "page_removals", run: async (signal) => finishRemovals(pageRemovalStore, signal) },
  { name: "publications", run: async (signal) => publishDue(publishing, new Date(), signal) },
  { name: "visitors", run: async (signal) => removeVisitors(visitors, new Date(), signal) },
  { name: "notices", run: async (signal) => sendDueNotices(sendingPorts, signal) },
];

/** Runs what is scheduled, and what requests left unfinished. */
export const runDue = onSchedule(schedules.runDue, async () =>
  logAbout({ function: "runDue" }, async () => runSweeps(sweeps, operatorLog)),
);
