import type { RequestFault } from "../../../../../fakes/telephony/control/faults.ts";
import { localTelephony } from "../../../../../fakes/telephony/settings.ts";
import { type FakeTelephony, startFakeTelephony } from "../../../../../fakes/telephony/start-fake-telephony.ts";
import { randomBytes, randomInt } from "node:crypto";
import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { getExpectedTwilioSignature } from "twilio/lib/webhooks/webhooks.js";
import type { ToolResult } from "../../../../../answers/tool-result.ts";
import { callTool, toolResult } from "../../../../support/tools.ts";
import { aVisitor, aVoiceProject, type Visitor } from "../../../../support/visitors.ts";
import { firestore } from "../../../../support/admin-app.ts";
import type { Fields } from "../../../../support/projects.ts";
import { type OneOrigin, serveAtOneOrigin } from "./one-origin.ts";

/** The account of these tests, as configured in a deployment. */
export const account = {
  TWILIO_ACCOUNT_SID: localTelephony.accountSid,
  TWILIO_API_KEY_SID: localTelephony.apiKeySid,
  TWILIO_API_KEY_SECRET: localTelephony.apiKeySecret,
  TWILIO_TWIML_APP_SID: localTelephony.applicationSid,
  TWILIO_FROM_NUMBER: localTelephony.fromNumber,
  TWILIO_AUTH_TOKEN: localTelephony.authToken,
} as const;

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A deployment with the fake of Twilio, whose phone network stands still until a test advances its time. */
interface Fixture extends OneOrigin {
  readonly twilio: FakeTelephony;
}

let shared: Promise<Fixture> | undefined;

/** Started once for all tests. */
export const aFixture = async (): Promise<Fixture> => (shared ??= openFixture());

const openFixture = async (): Promise<Fixture> => {
  const started = Promise.withResolvers<FakeTelephony>();
  const origin = await serveAtOneOrigin(async (url) => {
    const applications = { [localTelephony.applicationSid]: { voiceUrl: `${url}/api/telephony/voice` } };
    // The length of our hold audio.
    const twilio = await startFakeTelephony({ settings: { speed: 0, callsPerSecond: 0, playMs: 2_000, applications } });
    started.resolve(twilio);
    // Other tests may have left calls open, and one test is about this limit.
    return { ...account, TWILIO_API_URL: twilio.url, MAX_TRANSFER_CALLS: "100000" };
  });
  const twilio = await started.promise;
  playWebhooksByHand(twilio);
  return { ...origin, twilio };
};

/** The network sends no webhooks: tests send them, in the order that they are about. */
const playWebhooksByHand = ({ control }: FakeTelephony): void => {
  control.disturbCallbacks([{ event: "*", copies: 0 }]);
};

// Root hooks, because mocha loads this module while it collects the tests.
beforeEach(async () => {
  if (shared === undefined) return;
  const { twilio } = await shared;
  twilio.control.reset();
  playWebhooksByHand(twilio);
});
afterEach(async () => {
  // Calls that the test has left open. The page tests run next on the same stack, with the usual limit.
  if (shared !== undefined) await firestore.doc("transfer_calls/open").delete();
});
after(async () => {
  if (shared !== undefined) await (await shared).twilio.stop();
});

/** A valid number that no other test has. Norwegian mobile numbers begin with 9. */
export const aPhone = (): string => `+479${String(randomInt(10_000_000)).padStart(7, "0")}`;

export const aCallSid = (): string => `CA${randomBytes(16).toString("hex")}`;

export interface Scene {
  readonly fixture: Fixture;
  readonly visitor: Visitor;
  readonly phone: string;
}

/** A visitor of a project whose manager has a phone. */
export const aScene = async (fields: Fields = {}, profile: Fields = {}): Promise<Scene> => {
  const phone = aPhone();
  const visitor = await aVisitor(await aVoiceProject({ name: "Fjord & Co", manager_phone: phone, ...fields }), profile);
  return { fixture: await aFixture(), phone, visitor };
};

export const transfer = async ({ fixture, visitor }: Pick<Scene, "fixture" | "visitor">): Promise<ToolResult> =>
  toolResult(await callTool(visitor, "transfer_to_manager", {}, { base: fixture.tools.url }));

/** The requests to Twilio to call the manager. */
export const dialsTo = ({ fixture, phone }: Pick<Scene, "fixture" | "phone">) =>
  fixture.twilio.control
    .requests()
    .filter(({ method, path, body }) => method === "POST" && path.endsWith("/Calls.json") && new URLSearchParams(body).get("To") === phone);

/** The requested updates of one call: `Status=completed`, or a document to speak. */
export const updatesOf = ({ fixture }: Pick<Scene, "fixture">, call: string): readonly URLSearchParams[] =>
  fixture.twilio.control
    .requests()
    .filter(({ method, path }) => method === "POST" && path.endsWith(`/Calls/${call}.json`))
    .map(({ body }) => new URLSearchParams(body));

/** Makes Twilio fail to update a call: this many times, or until the end of the test. */
export const failUpdates = ({ fixture }: Pick<Scene, "fixture">, call: string, fault: Pick<RequestFault, "is" | "times">): void => {
  fixture.twilio.control.failRequests({ ...fault, method: "POST", path: `/Calls/${call}.json` });
};

/** The stored transfers of a project. */
export const storedTransfers = async ({ visitor }: Pick<Scene, "visitor">) =>
  (await firestore.collection(`projects/${visitor.projectId}/transfers`).get()).docs.map((record) => ({
    id: record.id,
    fields: record.data(),
  }));

/** A project's only transfer, or the one with this ID. */
export const storedTransfer = async (scene: Pick<Scene, "visitor">, id?: string) => {
  const [only, ...others] = (await storedTransfers(scene)).filter((stored) => id === undefined || stored.id === id);
  expect(others).to.deep.equal([]);
  if (only === undefined) throw new Error("there is no transfer");
  return only;
};

/** The stored state of the only transfer. */
export const stateOf = async (scene: Pick<Scene, "visitor">): Promise<unknown> => (await storedTransfer(scene)).fields["state"];

interface Post {
  readonly signature?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the signed URL. */
  readonly url?: string;
  readonly body?: string;
  readonly method?: string;
}

/** A request like Twilio's: signed by URL and fields. */
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
