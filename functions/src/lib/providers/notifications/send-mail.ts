import type { OperatorLog } from "../../platform/core/operator-log.ts";
import { composeMail, linkTo, notificationSettings } from "../../notifications/compose-mail.ts";
import type { SendNotice, SendOutcome } from "../../notifications/deliver-notices.ts";
import { notificationLimits } from "../../notifications/limits.ts";
import { type Mailbox, sendingId } from "../../notifications/recipient.ts";

export interface MailOptions {
  /** `smtps://user:password@host:465`; empty if the deployment sends no mail. */
  readonly smtpUrl: () => string;
  /** Empty for the user of the SMTP server. */
  readonly from: () => string;
  readonly baseUrl: () => string;
  readonly log: OperatorLog;
}

interface Mail {
  readonly projectId: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Identical for every attempt, so that a mailbox recognises a repetition. */
  readonly id: string;
  readonly timeMs: number;
  /** Where somebody of the team removes the address; undefined for a mail that nobody is listed for. */
  readonly settings?: string | undefined;
}

/** Sends a mail to one address. Never throws. */
export const deliverMail = async (
  { smtpUrl, from, baseUrl, log }: MailOptions,
  { projectId, address, subject, text, html, id, timeMs, settings }: Mail,
): Promise<SendOutcome> => {
  const url = smtpUrl();
  if (!URL.canParse(url)) {
    log({ severity: "WARNING", message: "mail is wanted, but SMTP_URL is empty", project: projectId, outcome: "not_configured" });
    return "failed";
  }
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
  const sender = from() === "" ? decodeURIComponent(new URL(url).username) : from();
  const mail = {
    from: sender,
    to: { name: "", address },
    headers: { "Auto-Submitted": "auto-generated", ...(settings !== undefined && { "List-Unsubscribe": waysOut(sender, settings) }) },
    messageId: `<${id}@${new URL(baseUrl()).hostname}>`,
    subject,
    text,
    html,
  };
  // For the whole mail: a server that answers byte by byte would never let a connection rest.
  return transport.sendMail({ ...mail, signal: AbortSignal.timeout(timeMs) }).then(sent, notSent);
};

/** RFC 2369, 3.2: whoever is not of the team writes to the sender. Without RFC 8058, because no request without a person behind it removes an address. */
const waysOut = (sender: string, settings: string): string => {
  const address = sender.trim().split(/[<\s]/).at(-1)?.replace(/>$/, "") ?? "";
  return [...(!address.includes("@") ? [] : [`<mailto:${encodeURI(address)}?subject=unsubscribe>`]), `<${settings}>`].join(", ");
};

/** Sends a notice to one address, in its owner's language. */
export const mailSender =
  (options: MailOptions): SendNotice<Mailbox> =>
  async (telling, to) => {
    const { projectId, notice, recipients } = telling;
    const { address, position, language = recipients.language } = to;
    const mail = await composeMail(telling, { language, link: linkTo(options.baseUrl(), projectId, notice) });
    return deliverMail(options, {
      ...mail,
      projectId,
      address,
      id: sendingId(projectId, notice.id, to),
      timeMs: notificationLimits.sendMs,
      ...(position > 0 && { settings: notificationSettings(options.baseUrl(), projectId) }),
    });
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
