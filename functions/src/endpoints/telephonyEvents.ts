import { transferLimits } from "../lib/transfers/limits.ts";
import { publicBaseUrl, readOrigin } from "../lib/platform/config/params.ts";
import { projectStore } from "../lib/projects/store.ts";
import { profileStore } from "../lib/profile/store.ts";
import { findLastQuestion } from "../lib/conversations/tool-calls/store.ts";
import { webhook } from "../lib/platform/http/webhook.ts";
import { answerEvent } from "../lib/transfers/answer-event.ts";
import { isGenuine } from "../lib/providers/telephony/is-from-twilio.ts";
import { addLogSubject } from "../lib/platform/log/write-operator-log.ts";
import { transferPorts } from "../lib/providers/telephony/transfer-ports.ts";
import { telephonyShortTimeout } from "../lib/providers/telephony/twilio-telephony.ts";
import { readReport } from "../lib/providers/telephony/read-report.ts";
import { twiml } from "../lib/providers/telephony/twiml.ts";
import { reportNames } from "../lib/transfers/report-urls.ts";
import { mayStillTalk } from "../lib/transfers/may-still-talk.ts";
import { transferStore } from "../lib/transfers/store.ts";
import type { Transfer } from "../lib/transfers/transfer.ts";

const rights = {
  findAccess: projectStore.findAccess,
  // Needed when a phone is about to ring, not for the other reports.
  canSignIn: async (uid: string) => (await import("../lib/auth/account.ts")).canSignIn(uid),
};

const ports = {
  ...transferPorts,
  telephonyShortTimeout,
  script: twiml,
  mayStillTalk: async (transfer: Transfer) => mayStillTalk(rights, transfer),
  getProfile: profileStore.getProfile,
  findLastQuestion,
  publicBaseUrl: () => readOrigin(publicBaseUrl),
};

/** Answers Twilio's reports and requests during a transfer. */
export const telephonyEvents = webhook({
  name: "telephonyEvents",
  path: "/api/telephony/events/:event",
  isGenuine,
  warmUp: async () => transferStore.findByIdentity("warm-up"),
  timeMs: transferLimits.webhookMs,
  handle: async ({ parameters, query, fields, at }) => {
    const name = reportNames.find((known) => known === parameters.event);
    const found = await transferStore.findTransfer({ projectId: query.get("project") ?? "", id: query.get("transfer") ?? "" });
    if (name === undefined || found === undefined) return twiml.hangUp();
    addLogSubject({ project: found.transfer.projectId, transfer: found.transfer.id });
    const count = (parameter: string): number => Math.max(0, Math.trunc(Number(query.get(parameter)) || 0));
    return answerEvent[name](ports, { found, report: readReport(fields), round: count("round"), turn: count("turn"), at });
  },
});
