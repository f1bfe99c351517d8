import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { maxTransferCalls, readManagerCountries } from "../../platform/config/params.ts";
import type { RunTool } from "../../conversations/tool-calls/tool-call.ts";
import { requestTransfer } from "../../transfers/request-transfer.ts";
import { addLogSubject, operatorLog } from "../../platform/log/write-operator-log.ts";
import { noteAndTell } from "../../providers/notifications/missed-calls.ts";
import { telephonyShortTimeout } from "../../providers/telephony/twilio-telephony.ts";
import { voiceAccessTokens } from "../../providers/telephony/voice-access-token.ts";
import { transferStore } from "../../transfers/store.ts";

const random = (): string => randomBytes(16).toString("hex");

export const run: RunTool<unknown> = async (_args, call) =>
  requestTransfer(
    {
      store: transferStore,
      telephony: telephonyShortTimeout,
      line: voiceAccessTokens,
      noteMissedCall: noteAndTell,
      maxCalls: () => maxTransferCalls.value(),
      countries: readManagerCountries,
      log: operatorLog,
      pause,
      onTransfer: (transfer) => {
        addLogSubject({ transfer });
      },
      makeIds: () => ({ id: random(), identity: `v_${random()}`, room: `x_${random()}` }),
    },
    call,
  );
