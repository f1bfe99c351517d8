import { mailFrom, readPagesOrigin } from "../../platform/config/params.ts";
import { readKey, smtpUrl } from "../../platform/config/secrets.ts";
import { operatorLog } from "../../platform/log/write-operator-log.ts";
import type { MailOptions } from "./send-mail.ts";

export const mailOptions: MailOptions = {
  smtpUrl: () => readKey(smtpUrl),
  from: () => mailFrom.value().trim(),
  baseUrl: readPagesOrigin,
  log: operatorLog,
};
