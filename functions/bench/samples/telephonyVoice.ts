import type { Operation } from "../sample.ts";
import { aTransfer, minutesFromNow, signed } from "../transfers.ts";

export const operations: readonly Operation[] = [
  {
    name: "webhook: a visitor's browser calls",
    why: "the transfer is found by a query, because Twilio names only the browser; one commit",
    prepare: async (fixture) => {
      const { identity } = await aTransfer(fixture, { kind: "requested", deadline: minutesFromNow(2) });
      return signed({ address: "/api/telephony/voice", fields: { CallSid: "CA1", From: `client:${identity}` }, wanted: "<Conference" });
    },
  },
];
