import { transferStore } from "../../transfers/store.ts";
import { maxTransferCalls } from "../../platform/config/params.ts";
import { operatorLog } from "../../platform/log/write-operator-log.ts";
import { noteAndTell } from "../notifications/missed-calls.ts";
import { telephony } from "./twilio-telephony.ts";

/** What every change of a transfer needs, whoever makes it. */
export const transferPorts = {
  store: transferStore,
  telephony,
  noteMissedCall: noteAndTell,
  maxCalls: () => maxTransferCalls.value(),
  log: operatorLog,
};
