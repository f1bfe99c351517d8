import type { Command } from "commander";
import type { CommonOptions, RunVerb } from "./run-verb.ts";
import { addVerb } from "./verb.ts";
import { countTransfers, endTransfer, listTransfers } from "./verbs/transfer.ts";

export const addTransferVerbs = (program: Command, run: RunVerb): void => {
  const transfer = program.command("transfer").description("Visitors' calls to the manager of a project.");
  addVerb(
    transfer,
    "list <project-id>",
    "List the newest transfers with their outcomes. They are kept for 30 days.",
    "transfer list bakery",
  ).action(async (projectId: string, options: CommonOptions) => run(options, async (target) => listTransfers(target, projectId)));
  addVerb(transfer, "count <project-id>", "Count transfers by outcome and day (UTC).", "transfer count bakery").action(
    async (projectId: string, options: CommonOptions) => run(options, async (target) => countTransfers(target, projectId)),
  );
  addVerb(
    transfer,
    "end <project-id> <transfer-id>",
    "End a call. The lines are hung up by the schedule that closes transfers, within six minutes.",
    "transfer end bakery 4f1c",
  ).action(async (projectId: string, id: string, options: CommonOptions) =>
    run(options, async (target) => endTransfer(target, projectId, id)),
  );
};
