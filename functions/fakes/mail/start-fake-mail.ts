import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body as they came over the wire. */
  readonly source: string;
}

export interface FakeMail extends AsyncDisposable {
  /** SMTP_URL of who sends through it. */
  readonly url: string;
  /** What has arrived, also what was not taken. */
  readonly mails: readonly ReceivedMail[];
  readonly stop: () => Promise<void>;
}

interface FakeMailOptions {
  readonly host?: string;
  readonly port?: number;
  /** Called when a mail is there, before the sender hears of it. Throws to refuse it: with `responseCode`, 550 for good, 450 for now. */
  readonly onMail?: (mail: ReceivedMail) => void;
}

/** A mail server that keeps what it is sent and delivers nothing. */
export async function startFakeMail({ host = "127.0.0.1", port = 0, onMail }: FakeMailOptions = {}): Promise<FakeMail> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, callback) => {
      callback(null, { user: "lectern" });
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, callback) => {
      text(stream).then(
        (source) => {
          const mail = { from: mailFrom === false ? "" : mailFrom.address, to: rcptTo.map(({ address }) => address), source };
          mails.push(mail);
          try {
            onMail?.(mail);
            callback();
          } catch (error) {
            callback(error instanceof Error ? error : new Error("refused"));
          }
        },
        (error: unknown) => {
          callback(error instanceof Error ? error : new Error("broken"));
        },
      );
    },
  });
  server.on("error", () => undefined); // a sender that is gone
  server.listen(port, host);
  await once(server.server, "listening");
  const address: AddressInfo | string | null = server.server.address();
  const listening = typeof address === "object" && address !== null ? address.port : port;
  const stop = async (): Promise<void> =>
    new Promise((resolve) => {
      server.close(resolve);
    });
  return { url: `smtp://lectern%40fjell.example:password@${host}:${listening}`, mails, stop, [Symbol.asyncDispose]: stop };
}
