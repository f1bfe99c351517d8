import { outcomes } from "../../src/lib/transfers/transfer.ts";
import type { SoakLedger } from "../ledger.ts";
import type { Finding } from "../result.ts";
import { inCollection, type Kept, numbersIn, sum } from "../stored.ts";

/** The transfers of one site: each is closed, was counted once, requested at most one call, and has ended its legs. */
export function checkTransfers(projectId: string, kept: readonly Kept[], { dials }: SoakLedger): readonly Finding[] {
  const transfers = inCollection(kept, "transfers");
  const isOver = ({ fields }: Kept): boolean => outcomes.some((outcome) => outcome === fields?.["state"]);
  const ended = sum(inCollection(kept, "transfer_days").flatMap(({ fields }) => [...numbersIn(fields?.["outcomes"]).values()]));
  return [
    ...transfers
      .filter((transfer) => !isOver(transfer))
      .map(({ id, fields }): Finding => ({ kind: "orphaned", sentence: `transfer ${id} is ${String(fields?.["state"])} for good` })),
    ...transfers
      .filter(({ fields }) => Array.isArray(fields?.["to_end"]) && fields["to_end"].length > 0)
      .map(({ id }): Finding => ({ kind: "orphaned", sentence: `transfer ${id} has a call that nobody has ended` })),
    ...transfers
      .filter(({ id }) => (dials.get(id) ?? 0) > 1)
      .map(({ id }): Finding => ({ kind: "doubled", sentence: `transfer ${id} asked for ${dials.get(id) ?? 0} calls` })),
    ...(ended === transfers.filter(isOver).length
      ? []
      : [{ kind: "broken", sentence: `${projectId} counts ${ended} ends of ${transfers.filter(isOver).length} transfers` } as const]),
  ];
}
