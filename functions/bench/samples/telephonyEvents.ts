import type { Fixture, Operation } from "../sample.ts";
import type { TransferState } from "../../src/lib/transfers/transfer.ts";
import { aTransfer, minutesFromNow, signed } from "../transfers.ts";

const event = async (fixture: Fixture, name: string, state: TransferState, fields: Readonly<Record<string, string>>, wanted: string) => {
  const { projectId, id } = await aTransfer(fixture, state);
  const query = `?${new URLSearchParams({ project: projectId, transfer: id }).toString()}`;
  return { parameters: { event: name }, query, ...signed({ address: `/api/telephony/events/${name}${query}`, fields, wanted }) };
};

const legs = () => ({ callerCall: "CA1", managerCall: "CA2", deadline: minutesFromNow(2) });

export const operations: readonly Operation[] = [
  {
    name: "webhook: the manager answers",
    why: "the signature; the transfer; one commit. Nobody has to be let in",
    prepare: async (fixture) => event(fixture, "announcement", { kind: "ringing", ...legs() }, { CallSid: "CA2" }, "<Gather"),
  },
  {
    name: "webhook: hold audio",
    why: "the signature and the transfer, and nothing else",
    prepare: async (fixture) => event(fixture, "hold", { kind: "ringing", ...legs() }, { CallSid: "CA1" }, "<Pause"),
  },
];
