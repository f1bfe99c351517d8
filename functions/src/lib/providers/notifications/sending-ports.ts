import { findProvenAddress } from "../../auth/accounts.ts";
import { readPagesOrigin } from "../../platform/config/params.ts";
import { operatorLog } from "../../platform/log/write-operator-log.ts";
import type { SendingPorts } from "../../notifications/send-notices.ts";
import { outboxStore } from "../../notifications/store.ts";
import { mailOptions } from "./mail-options.ts";
import { mailSender } from "./send-mail.ts";
import { webhookSender } from "./webhook-sender.ts";

const now = (): Date => new Date();

export const sendingPorts: SendingPorts = {
  store: outboxStore,
  findAddress: findProvenAddress,
  log: operatorLog,
  now,
  senders: {
    mail: mailSender(mailOptions),
    webhook: webhookSender({ baseUrl: readPagesOrigin, now }),
  },
};
