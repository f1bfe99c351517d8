import { type Command, Option } from "commander";
import { scopes } from "../../src/lib/projects/keys/api-key.ts";
import type { RunVerb } from "./run-verb.ts";
import { verbsOf } from "./verb.ts";
import { listKeys, makeKey, revokeKey } from "./verbs/key.ts";

export const addKeyVerbs = (program: Command, run: RunVerb): void => {
  const key = program.command("key").description("Keys with which agents and other programs work in a project, at /mcp.");
  const add = verbsOf(key, run);
  add(
    "make <project-id> <name>",
    "Create a key for an admin of the project and print it. It is shown only once.",
    'key make bakery "Opening hours" --by ada@example.com --scopes read,write',
    makeKey,
  )
    .addOption(new Option("--by <email-or-uid>", "the admin who answers for it: it works while they are one").makeOptionMandatory())
    .addOption(new Option("--scopes <list>", `what it may do: ${scopes.join(", ")}`).makeOptionMandatory())
    .option("--expires <time>", "when it stops working, such as 2027-12-31T23:59:00Z (default: never)");
  add("list <project-id>", "List the keys that are not revoked, with their last use.", "key list bakery", listKeys);
  add("revoke <project-id> <key-id>", "End a key at once and for good.", "key revoke bakery bakery.3f9c21aa04d7", revokeKey);
};
