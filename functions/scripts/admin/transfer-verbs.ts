import type { Command } from "commander";
import type { RunVerb } from "./run-verb.ts";
import { verbsOf } from "./verb.ts";
import { countTransfers, endTransfer, listTransfers } from "./verbs/transfer.ts";

export const addTransferVerbs = (program: Command, run: RunVerb): void => {
  const add = verbsOf(program.command("transfer").description("Visitors' calls to the manager of a project."), run);
  add(
    "list <project-id>",
    "List the newest transfers with their outcomes. They are kept for 30 days.",
    "transfer list bakery",
    listTransfers,
  );
  add("count <project-id>", "Count transfers by outcome and day (UTC).", "transfer count bakery", countTransfers);
  add(
    "end <project-id> <transfer-id>",
    "End a call. The lines are hung up by the schedule that closes transfers, within six minutes.",
    "transfer end bakery 4f1c",
    endTransfer,
  );
};
