import { mailFrom, readPagesOrigin } from "../../config/params.ts";
import { readKey, smtpUrl } from "../../config/secrets.ts";
import { operatorLog } from "../../log/write-operator-log.ts";
import type { SendingPorts } from "../../notifications/send-notices.ts";
import { outboxStore } from "../../notifications/store.ts";
import { mailSender } from "./send-mail.ts";
import { webhookSender } from "./send-webhook.ts";

const now = (): Date => new Date();

export const sendingPorts: SendingPorts = {
  store: outboxStore,
  log: operatorLog,
  now,
  senders: {
    mail: mailSender({ smtpUrl: () => readKey(smtpUrl), from: () => mailFrom.value().trim(), baseUrl: readPagesOrigin, log: operatorLog }),
    webhook: webhookSender({ baseUrl: readPagesOrigin, now }),
  },
};
