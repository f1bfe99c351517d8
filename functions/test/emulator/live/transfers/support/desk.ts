import { randomBytes, randomInt } from "node:crypto";
import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { getExpectedTwilioSignature } from "twilio/lib/webhooks/webhooks.js";
import { callTool, type ToolAnswer, toolResult } from "../../../../support/tools.ts";
import { aVisitor, aVoiceProject, type Visitor } from "../../../../support/visitors.ts";
import { firestore } from "../../../../support/admin-app.ts";
import type { Fields } from "../../../../support/projects.ts";
import { type OneOrigin, serveAtOneOrigin } from "./one-origin.ts";
import { startTwilioRecorder, type TwilioRecorder } from "./twilio-recorder.ts";

/** The account of these tests. */
export const account = {
  TWILIO_ACCOUNT_SID: `AC${"1".repeat(32)}`,
  TWILIO_API_KEY_SID: `SK${"2".repeat(32)}`,
  TWILIO_API_KEY_SECRET: "the secret of the key",
  TWILIO_TWIML_APP_SID: `AP${"3".repeat(32)}`,
  TWILIO_FROM_NUMBER: "+15005550006",
  TWILIO_AUTH_TOKEN: "the auth token",
} as const;

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A deployment, and Twilio as far as it is its counterpart. */
export interface Desk extends OneOrigin {
  readonly twilio: TwilioRecorder;
}

let shared: Promise<Desk> | undefined;

/** Started once for all tests. */
export const aDesk = async (): Promise<Desk> => (shared ??= openDesk());

const openDesk = async (): Promise<Desk> => {
  const twilio = await startTwilioRecorder();
  close = async () => twilio[Symbol.asyncDispose]();
  return { ...(await serveAtOneOrigin(async () => ({ ...account, TWILIO_API_URL: twilio.url }))), twilio };
};

let close = async (): Promise<void> => undefined;

// A root hook: this module is loaded while mocha collects the tests.
after(async () => close());

/** A number that exists and that no other test has. Norwegian mobile numbers begin with 9. */
export const aPhone = (): string => `+479${String(randomInt(10_000_000)).padStart(7, "0")}`;

export const aCallSid = (): string => `CA${randomBytes(16).toString("hex")}`;

export interface Scene {
  readonly desk: Desk;
  readonly visitor: Visitor;
  readonly phone: string;
}

/** A visitor of a project whose manager has a telephone. */
export const aScene = async (fields: Fields = {}, profile: Fields = {}): Promise<Scene> => {
  const desk = await aDesk();
  const phone = aPhone();
  return { desk, phone, visitor: await aVisitor(await aVoiceProject({ name: "Fjord & Co", manager_phone: phone, ...fields }), profile) };
};

export const transfer = async ({
  desk,
  visitor,
}: {
  readonly desk: Pick<OneOrigin, "tools">;
  readonly visitor: Visitor;
}): Promise<ToolAnswer> => toolResult(await callTool(visitor, "transfer_to_manager", {}, { base: desk.tools.url }));

/** The transfers of a project, as they are stored. */
export const storedTransfers = async ({ visitor }: Pick<Scene, "visitor">) =>
  (await firestore.collection(`projects/${visitor.projectId}/transfers`).get()).docs.map((record) => ({
    id: record.id,
    fields: record.data(),
  }));

export const storedTransfer = async (scene: Pick<Scene, "visitor">) => {
  const [only, ...others] = await storedTransfers(scene);
  expect(others).to.deep.equal([]);
  if (only === undefined) throw new Error("there is no transfer");
  return only;
};

/** The stored state of the one transfer. */
export const stateOf = async (scene: Pick<Scene, "visitor">): Promise<unknown> => (await storedTransfer(scene)).fields["state"];

interface Post {
  readonly signature?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent in place of the signed one. */
  readonly url?: string;
  readonly body?: string;
  readonly method?: string;
}

/** A request as Twilio makes it: signed by address and fields. */
export const post = async (url: string, fields: Readonly<Record<string, string>>, other: Post = {}): Promise<Answer> => {
  const signature = "signature" in other ? other.signature : getExpectedTwilioSignature(account.TWILIO_AUTH_TOKEN, url, { ...fields });
  const { hostname, port, pathname, search } = new URL(other.url ?? url);
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        hostname,
        port,
        path: pathname + search,
        method: other.method ?? "POST",
        headers: {
          "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8",
          ...(signature !== undefined && { "X-Twilio-Signature": signature }),
          ...other.headers,
        },
      },
      (incoming) => {
        const { statusCode = 0, headers } = incoming;
        text(incoming).then((body) => {
          resolve({ status: statusCode, type: headers["content-type"] ?? "", body });
        }, reject);
      },
    );
    sent.on("error", reject);
    sent.end(other.method === "GET" ? "" : (other.body ?? new URLSearchParams(fields).toString()));
  });
};
