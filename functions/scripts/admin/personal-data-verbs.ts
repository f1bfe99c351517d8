import type { Command } from "commander";
import type { CommonOptions, RunVerb } from "./run-verb.ts";
import { addVerb } from "./verb.ts";
import { deleteUser, exportUser } from "./verbs/personal-data.ts";

/** What a person may request: docs/privacy.md. */
export const addPersonalDataVerbs = (user: Command, run: RunVerb): void => {
  addVerb(user, "export <email-or-uid>", "Print everything that is stored about somebody, as JSON.", "user export ada@example.com").action(
    async (emailOrUid: string, options: CommonOptions) => run(options, async (target) => exportUser(target, emailOrUid)),
  );
  addVerb(
    user,
    "delete <email-or-uid>",
    "Delete everything that is stored about somebody, and their identity. Pages that they wrote stay.",
    "user delete ada@example.com",
  ).action(async (emailOrUid: string, options: CommonOptions) => run(options, async (target) => deleteUser(target, emailOrUid)));
};
