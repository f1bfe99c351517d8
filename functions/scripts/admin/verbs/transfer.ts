import { storeEvent } from "../../../src/lib/transfers/apply-event.ts";
import { transferStore } from "../../../src/lib/transfers/store.ts";
import { isOpen, outcomes, publicStateOf } from "../../../src/lib/transfers/transfer.ts";
import { parseTransfer } from "../../../src/lib/transfers/record.ts";
import { asCount, asRecord, asText } from "../../../src/lib/platform/firestore/decode.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { requireId, requireProject } from "../records.ts";
import type { Target } from "../target.ts";

/** The newest transfers of a project. The manager's number is omitted, because it is a setting of the project. */
export const listTransfers = async ({ firestore }: Target, projectId: string): Promise<Proposal> => {
  await requireProject(firestore, projectId);
  const found = await firestore.collection(`projects/${projectId}/transfers`).orderBy("created_at", "desc").limit(shown).get();
  const transfers = found.docs.flatMap((record) => {
    const transfer = parseTransfer(record)?.transfer;
    if (transfer === undefined) return [];
    const { id, uid, createdAt, state } = transfer;
    const endedAt = state.kind === "closed" ? state.endedAt.toISOString() : null;
    const hasMessage = state.kind === "closed" && state.note === "left";
    return [{ id, uid, created_at: createdAt.toISOString(), ended_at: endedAt, state: publicStateOf(state), message: hasMessage }];
  });
  const lines = transfers.map(({ created_at, state, uid, message }) =>
    [created_at, state.padEnd(14), uid, ...(message ? ["left a message"] : [])].join("  "),
  );
  return propose({
    result: { project: projectId, transfers },
    sentence: lines.join("\n") || `There is no transfer in ${projectId}.`,
  });
};

/** 100: older ones are only counted. */
const shown = 100;

/** Transfers of a project, counted by day and outcome. */
export const countTransfers = async ({ firestore }: Target, projectId: string): Promise<Proposal> => {
  await requireProject(firestore, projectId);
  const found = await firestore.collection(`projects/${projectId}/transfer_days`).orderBy("day", "desc").get();
  const days = found.docs.map((record) => {
    const stored = asRecord(record.get("outcomes"));
    const counted = outcomes.map((outcome) => [outcome, asCount(stored[outcome])] as const).filter(([, count]) => count > 0);
    return { day: asText(record.get("day")), outcomes: Object.fromEntries(counted) };
  });
  const lines = days.map(
    ({ day, outcomes: counted }) =>
      `${day}  ${Object.entries(counted)
        .map(([outcome, count]) => `${outcome} ${count}`)
        .join(", ")}`,
  );
  return propose({
    result: { project: projectId, days },
    sentence: lines.join("\n") || `No transfer has ended in ${projectId}.`,
  });
};

/**
 * Ends a transfer as its deadline would. The schedule then ends the two legs and leaves the team a message, so operators need no keys of
 * Twilio.
 */
export const endTransfer = async ({ firestore }: Target, projectId: string, id: string): Promise<Proposal> => {
  await requireProject(firestore, projectId);
  const found = await transferStore.findTransfer({ projectId, id: requireId(id) });
  if (found === undefined)
    throw new OperatorError(`There is no transfer ${id} in ${projectId}. See them with "transfer list ${projectId}".`);
  const { state } = found.transfer;
  const work = {
    lines: [`~ projects/${projectId}/transfers/${id}`, `    state: ${publicStateOf(state)} -> over`],
    run: async () => {
      await storeEvent(transferStore, found, { kind: "deadline_passed", isEarly: true }, new Date());
    },
  };
  return propose({
    work: isOpen(state) ? [work] : [],
    result: { project: projectId, id },
    sentence: `The transfer ${id} is over.`,
  });
};
