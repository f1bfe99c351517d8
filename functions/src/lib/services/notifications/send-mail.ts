import type { OperatorLog } from "../../core/operator-log.ts";
import { composeMail, linkTo } from "../../notifications/compose-mail.ts";
import { notificationLimits } from "../../notifications/limits.ts";
import type { SendNotice, SendOutcome } from "../../notifications/send-notices.ts";

interface MailOptions {
  /** `smtps://user:password@host:465`; empty if the deployment sends no mail. */
  readonly smtpUrl: () => string;
  /** Empty for the user of the SMTP server. */
  readonly from: () => string;
  readonly baseUrl: () => string;
  readonly log: OperatorLog;
}

/** Sends one mail to each address, in its owner's language. */
export const mailSender =
  ({ smtpUrl, from, baseUrl, log }: MailOptions): SendNotice =>
  async (telling, signal) => {
    const { projectId, notice, recipients } = telling;
    if (recipients.emails.length === 0) return "nobody";
    const url = smtpUrl();
    if (!URL.canParse(url)) {
      log({ severity: "WARNING", message: "mail is wanted, but SMTP_URL is empty", project: projectId, outcome: "not_configured" });
      return "failed";
    }
    const { createTransport } = await import("nodemailer");
    const { sendMs } = notificationLimits;
    const times = { connectionTimeout: sendMs, greetingTimeout: sendMs, socketTimeout: sendMs };
    const transport = createTransport({ url, ...times, disableFileAccess: true, disableUrlAccess: true });
    const sender = from() === "" ? decodeURIComponent(new URL(url).username) : from();
    const link = linkTo(baseUrl(), projectId, notice);
    const outcomes: SendOutcome[] = [];
    try {
      for (const to of recipients.emails) {
        if (signal.aborted) return "failed";
        const language = recipients.languages.get(to) ?? recipients.language;
        const mail = await composeMail(telling, { language, link });
        const headers = { "Auto-Submitted": "auto-generated" };
        // Identical for every attempt, so that a mailbox can recognise a repetition.
        const messageId = `<${notice.id}.${recipients.emails.indexOf(to)}@${new URL(baseUrl()).hostname}>`;
        outcomes.push(
          await transport.sendMail({ from: sender, to: { name: "", address: to }, ...mail, headers, messageId }).then(sent, notSent),
        );
      }
    } finally {
      transport.close();
    }
    if (outcomes.includes("failed")) return "failed";
    return outcomes.includes("sent") ? "sent" : "refused";
  };

const sent = (): SendOutcome => "sent";

/** Permanent refusals are not retried (RFC 5321, 4.2.1), except for wrong credentials, which an operator can correct. */
const notSent = (error: unknown): SendOutcome => {
  if (!(error instanceof Error) || !("responseCode" in error)) return "failed";
  const isAboutUs = "code" in error && error.code === "EAUTH";
  return Number(error.responseCode) >= 500 && !isAboutUs ? "refused" : "failed";
};
