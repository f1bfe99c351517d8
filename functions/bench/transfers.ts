import { randomBytes } from "node:crypto";
import { getExpectedTwilioSignature } from "twilio/lib/webhooks/webhooks.js";
import * as z from "zod";
import { localTelephony } from "../fakes/telephony/settings.ts";
import { toStateFields, toTransferFields } from "../src/lib/transfers/record.ts";
import type { Transfer, TransferState } from "../src/lib/transfers/transfer.ts";
import type { Ask, Fixture } from "./sample.ts";

/** For the samples of transfers and Twilio's webhooks. */

const random = (): string => randomBytes(16).toString("hex");

export const aTransfer = async ({ projectId, uid, store }: Fixture, state: TransferState): Promise<Transfer> => {
  const transfer: Transfer = {
    projectId,
    id: random(),
    uid,
    identity: `v_${random()}`,
    room: `x_${random()}`,
    turn: 0,
    managerPhone: localTelephony.fromNumber,
    colleagues: [],
    projectName: "A site",
    visitorLanguage: "en",
    managerLanguage: "en",
    createdAt: new Date(),
    allowances: { person: { hour: 3, day: 5 }, project: { hour: 10, day: 20 } },
    state,
  };
  await store(`transfers/${transfer.id}`, { ...toTransferFields(transfer), ...toStateFields(transfer) });
  return transfer;
};

/** Stores the caller's last transfer; undefined if there is none yet. */
export const rememberTransfer = async ({ projectId, uid, store }: Fixture, id: string | undefined): Promise<void> => {
  const last = id === undefined ? null : { project: projectId, transfer: id };
  await store(`transfer_ledgers/caller_${uid}`, { starts: [], last });
};

interface Hook {
  /** Including the query. */
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What the answer must contain. */
  readonly wanted: string;
}

/** A request with Twilio's signature. */
export const signed = ({ address, fields, wanted }: Hook): Omit<Ask, "parameters" | "query"> => {
  const url = `${process.env["LECTERN_BASE_URL"] ?? ""}${address}`;
  return {
    headers: {
      "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8",
      "X-Twilio-Signature": getExpectedTwilioSignature(localTelephony.authToken, url, { ...fields }),
    },
    body: new URLSearchParams(fields).toString(),
    answer: z.string().includes(wanted),
  };
};

export const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
