import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { text } from "node:stream/consumers";
import type { FakeMail, ReceivedMail } from "../../fakes/mail/start-fake-mail.ts";
import { digest } from "../../src/lib/platform/core/digest.ts";
import type { OperatorEvent } from "../../src/lib/platform/core/operator-log.ts";
import { findProvenAddress } from "../../src/lib/auth/accounts.ts";
import { toNotice } from "../../src/lib/notifications/notice.ts";
import { type SendingPorts, sendNotices } from "../../src/lib/notifications/send-notices.ts";
import { outboxStore } from "../../src/lib/notifications/store.ts";
import { toMessageId } from "../../src/lib/answers/questions/message.ts";
import { storeMessage } from "../../src/lib/answers/questions/store-message.ts";
import { messageStore } from "../../src/lib/answers/questions/store.ts";
import { mailSender } from "../../src/lib/providers/notifications/send-mail.ts";
import { webhookSender } from "../../src/lib/providers/notifications/webhook-sender.ts";
import { publicNetwork } from "../../src/lib/providers/web/network-rules.ts";
import { firestore } from "./admin-app.ts";
import { aVisitor, aVoiceProject, type Visitor } from "./visitors.ts";

export const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

interface Hook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The receiver of a project's webhook. Where it redirects, it leads to itself: whoever follows is noticed. */
export const aReceiver = async (statusOf: (count: number) => number = () => 204) => {
  const hooks: Hook[] = [];
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      hooks.push({ headers: request.headers, body });
      response.writeHead(statusOf(hooks.length), { Location: "/elsewhere" }).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/hook`, port: String(port), hooks, stop: () => server.close() };
};

interface Desk {
  readonly ports: SendingPorts;
  readonly lines: OperatorEvent[];
  readonly passMs: (ms: number) => void;
}

/** The senders of a deployment, with a clock that can be advanced. `port`: of a receiver on this machine. */
export const aDesk = (mail: FakeMail | undefined, port = ""): Desk => {
  const lines: OperatorEvent[] = [];
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);
  const log = (line: OperatorEvent): number => lines.push(line);
  const rules = { ...publicNetwork, ...(port !== "" && { isPublic: () => true, ports: new Set([port]) }) };
  const baseUrl = (): string => "https://lectern.example";
  return {
    lines,
    passMs: (ms) => (aheadMs += ms),
    ports: {
      store: outboxStore,
      findAddress: findProvenAddress,
      log,
      now,
      senders: {
        mail: mailSender({ smtpUrl: () => mail?.url ?? "", from: () => "", baseUrl, log }),
        webhook: webhookSender({ baseUrl, now, rules }),
      },
    },
  };
};

export const send = async ({ ports }: Desk, { projectId }: Pick<Visitor, "projectId">): Promise<number> =>
  sendNotices(ports, projectId, new AbortController().signal);

/** A site whose team is notified. */
export const aToldSite = async (notify: object): Promise<Visitor> =>
  aVisitor(await aVoiceProject({ name: "Fjell & Fjord", notify }), { first_name: "Noa", phone: "+4721985800" });

/** Leaves a message as the tool does, without sending the notice at once: the test does that. */
export const leave = async ({ projectId, uid }: Visitor, text: string): Promise<void> => {
  const leftAt = new Date();
  const id = toMessageId(digest(uid, text));
  const contact = { name: "Noa", phone: "+4721985800", email: null };
  const message = { id, text, uid, ...contact, language: "en", callBack: null, transferId: null, leftAt };
  await storeMessage(messageStore, { projectId, message, isVisitor: false, budget: undefined, notice: toNotice("message", id, leftAt) });
  // What the same person says within seconds would be added to it.
  await firestore.doc(`projects/${projectId}/messages/${id}`).update({ left_at: new Date(leftAt.getTime() - 60_000) });
};

export const freeTurn = async ({ projectId }: Visitor): Promise<void> => {
  await firestore.doc(`outboxes/${projectId}`).update({ lease_until: new Date(0) });
};

export const noticesOf = async ({ projectId }: Visitor) =>
  (await firestore.collection(`projects/${projectId}/outbox`).orderBy("at").get()).docs;

/** Unfolded, and decoded: words with other letters than English ones are sent as `=?UTF-8?Q?…?=` or `=?UTF-8?B?…?=`. */
export const subjectOf = ({ source }: ReceivedMail): string => {
  const [, sent = ""] = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(source) ?? [];
  return sent
    .replaceAll(/\r?\n(?=[ \t])/g, "")
    .replaceAll(/\?=\s+(?==\?)/g, "?=")
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(text, "base64").toString()
        : decodeURIComponent(text.replaceAll("%", "%25").replaceAll("_", " ").replaceAll("=", "%")),
    )
    .trim();
};
