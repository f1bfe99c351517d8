import { expect } from "chai";
import * as z from "zod";
import type { ToolResult } from "../../../../../answers/tool-result.ts";
import { requireCard } from "../../../../support/tools.ts";
import { account, type Answer, aScene, post, type Scene, storedTransfer, transfer } from "./transfer-fixture.ts";

/** A transfer from Twilio's side: its reports and requests for the visitor's browser and the manager's phone. */

type EventName = "room" | "hold" | "after" | "call" | "announcement" | "key";

const Claims = z.object({ grants: z.looseObject({ identity: z.string() }), exp: z.number(), iat: z.number() });

/** The claims of an access token. */
export const claimsOf = (token: unknown) => {
  const [, payload = ""] = z.string().parse(token).split(".");
  return Claims.loose().parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
};

export const cardOf = (answer: ToolResult) => requireCard(answer, "transfer_call").data;

/** The XML of an answer. */
export const twiml = ({ status, type, body }: Answer): string => {
  expect(status, body).to.equal(200);
  expect(type).to.equal("text/xml; charset=utf-8");
  expect(body).to.match(/^<\?xml version="1.0" encoding="UTF-8"\?><Response/);
  return body.slice(body.indexOf("?>") + 2);
};

export interface PhoneCall extends Scene {
  readonly identity: string;
  readonly transferId: string;
  /** The call of the visitor's browser. */
  readonly callerCall: string;
  /** The manager's call, once it exists. */
  readonly managerCall: () => string;
  readonly room: () => Promise<string>;
  readonly urlOf: (name: EventName) => string;
  readonly tell: (name: EventName, fields: Readonly<Record<string, string>>) => Promise<Answer>;
  /** The browser calls and is let into the room. */
  readonly arrive: () => Promise<Answer>;
  /** The same, and Twilio reports it. */
  readonly enter: () => Promise<void>;
  /** The second round of the hold audio. */
  readonly holdAgain: () => Promise<Answer>;
  readonly reportStatus: (status: string) => Promise<Answer>;
  readonly pickUp: () => Promise<Answer>;
  /** The room has let the manager in. */
  readonly managerEnters: () => Promise<Answer>;
  readonly press: (key: string) => Promise<Answer>;
  /** After a key without a meaning. */
  readonly pressAgain: (key: string) => Promise<Answer>;
  readonly leave: (call: string) => Promise<Answer>;
}

export const voiceFields = (identity: string, call: string): Readonly<Record<string, string>> => ({
  CallSid: call,
  AccountSid: account.TWILIO_ACCOUNT_SID,
  ApplicationSid: account.TWILIO_TWIML_APP_SID,
  From: `client:${identity}`,
  Caller: `client:${identity}`,
  To: "",
  Called: "",
  CallStatus: "ringing",
  Direction: "inbound",
  ApiVersion: "2010-04-01",
});

/** A transfer that a visitor has requested. */
export const aPhoneCall = async (scene?: Scene): Promise<PhoneCall> => {
  const { fixture, visitor, phone } = scene ?? (await aScene());
  const { control } = fixture.twilio;
  const card = cardOf(await transfer({ fixture, visitor }));
  const { identity } = claimsOf(card.access_token).grants;
  const callerCall = control.openQuietCall({ from: `client:${identity}` }).sid;
  const managerCall = (): string => control.findCallTo(phone)?.sid ?? "";
  const room = async (): Promise<string> => z.string().parse((await storedTransfer({ visitor }, card.transfer_id)).fields["room"]);
  const urlOf = (name: EventName): string =>
    `${fixture.url}/api/telephony/events/${name}?${new URLSearchParams({ project: visitor.projectId, transfer: card.transfer_id }).toString()}`;
  const common = { AccountSid: account.TWILIO_ACCOUNT_SID };
  const tell: PhoneCall["tell"] = async (name, fields) => post(urlOf(name), { ...common, ...fields });
  const inRoom = async (event: string, fields: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    tell("room", { FriendlyName: await room(), ConferenceSid: `CF${"4".repeat(32)}`, StatusCallbackEvent: event, ...fields });
  const arrive = async (): Promise<Answer> => post(`${fixture.url}/api/telephony/voice`, voiceFields(identity, callerCall));
  return {
    fixture,
    visitor,
    phone,
    identity,
    transferId: card.transfer_id,
    callerCall,
    managerCall,
    room,
    urlOf,
    tell,
    arrive,
    holdAgain: async () => post(`${urlOf("hold")}&round=1`, { ...common, CallSid: callerCall }),
    enter: async () => {
      twiml(await arrive());
      twiml(await inRoom("participant-join", { CallSid: callerCall, ParticipantLabel: "caller", SequenceNumber: "1" }));
    },
    reportStatus: async (status) => tell("call", { CallSid: managerCall(), CallStatus: status, To: phone, Direction: "outbound-api" }),
    pickUp: async () => tell("announcement", { CallSid: managerCall(), CallStatus: "in-progress", To: phone }),
    pressAgain: async (key) => post(`${urlOf("key")}&round=1`, { ...common, CallSid: managerCall(), Digits: key }),
    press: async (key) => tell("key", { CallSid: managerCall(), Digits: key, ...(key === "" ? {} : { FinishedOnKey: "" }) }),
    managerEnters: async () => inRoom("participant-join", { CallSid: managerCall(), ParticipantLabel: "manager", SequenceNumber: "2" }),
    leave: async (call) => inRoom("participant-leave", { CallSid: call, ReasonParticipantLeft: "participant_hung_up" }),
  };
};
