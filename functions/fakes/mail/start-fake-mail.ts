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
  /**
   * Called before a mail is acknowledged. Throws to refuse it: with `responseCode` 550 permanently, with 450 temporarily. A promise makes the
   * sender wait.
   */
  readonly onMail?: (mail: ReceivedMail) => Promise<void> | void;
  /** The same for each address, before the mail itself is received. */
  readonly onRecipient?: (address: string) => Promise<void> | void;
}

/** A mail server that stores what it receives and delivers nothing. */
export async function startFakeMail({ host = "127.0.0.1", port = 0, onMail, onRecipient }: FakeMailOptions = {}): Promise<FakeMail> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, callback) => {
      callback(null, { user: "lectern" });
    },
    onRcptTo: ({ address }, _session, callback) => {
      answer(async () => onRecipient?.(address), callback);
    },
    // Senders that are left waiting do not delay the end of a test.
    closeTimeout: 100,
    onData: (stream, { envelope: { mailFrom, rcptTo } }, callback) => {
      const receive = async (): Promise<void> => {
        const source = await text(stream);
        const mail = { from: mailFrom === false ? "" : mailFrom.address, to: rcptTo.map(({ address }) => address), source };
        mails.push(mail);
        await onMail?.(mail);
      };
      answer(receive, callback);
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

const answer = (work: () => Promise<void>, callback: (error?: Error) => void): void => {
  work().then(
    () => {
      callback();
    },
    (error: unknown) => {
      callback(error instanceof Error ? error : new Error("refused"));
    },
  );
};
