import type { OperatorLog } from "../../platform/core/operator-log.ts";
import { composeMail, linkTo } from "../../notifications/compose-mail.ts";
import type { SendNotice, SendOutcome } from "../../notifications/deliver-notices.ts";
import { notificationLimits } from "../../notifications/limits.ts";
import { type Mailbox, sendingId } from "../../notifications/recipient.ts";

interface MailOptions {
  /** `smtps://user:password@host:465`; empty if the deployment sends no mail. */
  readonly smtpUrl: () => string;
  /** Empty for the user of the SMTP server. */
  readonly from: () => string;
  readonly baseUrl: () => string;
  readonly log: OperatorLog;
}

/** Sends a mail to one address, in its owner's language. */
export const mailSender =
  ({ smtpUrl, from, baseUrl, log }: MailOptions): SendNotice<Mailbox> =>
  async (telling, to) => {
    const { projectId, notice, recipients } = telling;
    const { address } = to;
    const url = smtpUrl();
    if (!URL.canParse(url)) {
      log({ severity: "WARNING", message: "mail is wanted, but SMTP_URL is empty", project: projectId, outcome: "not_configured" });
      return "failed";
    }
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
    const language = recipients.languages.get(address) ?? recipients.language;
    const mail = await composeMail(telling, { language, link: linkTo(baseUrl(), projectId, notice) });
    const envelope = {
      from: from() === "" ? decodeURIComponent(new URL(url).username) : from(),
      to: { name: "", address },
      headers: { "Auto-Submitted": "auto-generated" },
      messageId: `<${sendingId(projectId, notice.id, to)}@${new URL(baseUrl()).hostname}>`,
    };
    // For the whole mail: a server that answers byte by byte would never let a connection rest.
    const signal = AbortSignal.timeout(notificationLimits.sendMs);
    return transport.sendMail({ ...envelope, ...mail, signal }).then(sent, notSent);
  };

const sent = (): SendOutcome => "sent";

/**
 * Permanent refusals of this address, or of the mail itself, are not retried (RFC 5321, 4.2.1). What an operator can correct is: wrong
 * credentials or sender. So is 552, which is a full mailbox (4.5.3.1.10).
 */
const notSent = (error: unknown): SendOutcome => {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return "failed";
  const isAboutThem = error.command === "RCPT TO" || error.command === "DATA";
  const code = Number(error.responseCode);
  return isAboutThem && code >= 500 && code !== 552 && code !== 503 ? "refused" : "failed";
};
