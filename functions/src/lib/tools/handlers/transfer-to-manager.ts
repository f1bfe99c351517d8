import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { readManagerCountries } from "../../platform/config/params.ts";
import type { RunTool } from "../../conversations/tool-calls/tool-call.ts";
import { requestTransfer } from "../../transfers/request-transfer.ts";
import { addLogSubject } from "../../platform/log/write-operator-log.ts";
import { transferPorts } from "../../providers/telephony/transfer-ports.ts";
import { telephonyShortTimeout } from "../../providers/telephony/twilio-telephony.ts";
import { voiceAccessTokens } from "../../providers/telephony/voice-access-token.ts";

const random = (): string => randomBytes(16).toString("hex");

export const run: RunTool<unknown> = async (_args, call) =>
  requestTransfer(
    {
      ...transferPorts,
      telephony: telephonyShortTimeout,
      line: voiceAccessTokens,
      countries: readManagerCountries,
      pause,
      onTransfer: (transfer) => {
        addLogSubject({ transfer });
      },
      makeIds: () => ({ id: random(), identity: `v_${random()}`, room: `x_${random()}` }),
    },
    call,
  );
