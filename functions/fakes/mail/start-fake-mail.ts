import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body as received over the wire. */
  readonly source: string;
}

export interface FakeMail extends AsyncDisposable {
  /** The sender's SMTP_URL. */
  readonly url: string;
  /** All received mails, including those that were refused. */
  readonly mails: readonly ReceivedMail[];
  readonly stop: () => Promise<void>;
}

interface FakeMailOptions {
  readonly host?: string;
  readonly port?: number;
  /** Called before a mail is acknowledged. Throws to refuse it: with `responseCode` 550 permanently, with 450 temporarily. */
  readonly onMail?: (mail: ReceivedMail) => void;
}

/** A mail server that stores what it receives and delivers nothing. */
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
  server.on("error", () => undefined); // the sender disconnected
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
