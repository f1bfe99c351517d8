import { createTransport } from "nodemailer";
import { readKey, smtpUrl } from "../../../src/lib/platform/config/secrets.ts";
import { type Check, fail, pass, skip } from "../check.ts";

const waitMs = 10_000;

/** Checks that the mail server accepts the connection and the login. No mail is sent. */
export const mail: Check = {
  name: "others/mail",
  run: async ({ projectName }) => {
    const url = readKey(smtpUrl);
    if (!URL.canParse(url)) return skip("SMTP_URL is not set, or this account may not read it: teams get no email.");
    const times = { connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs };
    const transport = createTransport({ url, ...times });
    try {
      await transport.verify();
      return pass("SMTP login works.");
    } catch (error) {
      const why = error instanceof Error && "code" in error ? String(error.code) : "no reason";
      return fail(
        `SMTP ${why === "EAUTH" ? "login" : "connection"} failed (${why}): teams get no email.`,
        `firebase functions:secrets:set SMTP_URL --project ${projectName}\nsmtps://user:password@host:465, with %40 for an @ in the user`,
      );
    } finally {
      transport.close();
    }
  },
};
