import { Argument, Command, CommanderError } from "commander";
import { planLimits } from "../../src/lib/projects/plans.ts";
import { addContentVerbs } from "./content-verbs.ts";
import { addMessageVerbs } from "./message-verbs.ts";
import { addProjectVerbs } from "./project-verbs.ts";
import { addPersonalDataVerbs } from "./personal-data-verbs.ts";
import { type CommonOptions, createRunVerb, type RunVerb } from "./run-verb.ts";
import { processTerminal, type Terminal } from "./terminal.ts";
import { addTransferVerbs } from "./transfer-verbs.ts";
import { addVerb } from "./verb.ts";
import { removeMember, setMember } from "./verbs/member.ts";
import { disableUser, provisionUser, type ProvisionOptions } from "./verbs/user.ts";

/** What the verbs need of the process that they run in. */
export interface Surroundings {
  readonly run: RunVerb;
  readonly terminal: Terminal;
  /** Whether mistakes on the command line are told in JSON. */
  readonly isJson: boolean;
}

/** All verbs of the operator's tool, with their help. */
export const makeProgram = ({ run, terminal, isJson }: Surroundings): Command => {
  const program = new Command("admin")
    .description(
      "Sets up projects, people, templates and live pages of Lectern, and reads what visitors left for its teams.\nWorks on the emulator that runs on this machine, unless a real Firebase project is named with --project.",
    )
    .usage("<verb> [options]")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => {
        terminal.print(text.trimEnd());
      },
      writeErr: (text) => {
        terminal.complain(text.trimEnd());
      },
      // As the failures of verbs are told.
      outputError: (text, write) => {
        write(isJson ? JSON.stringify({ error: text.replace(/^error: /, "").trim() }, undefined, 2) : text);
      },
    });
  addProjectVerbs(program, run);
  addUserVerbs(program, { run, terminal });
  addMemberVerbs(program, run);
  addContentVerbs(program, run);
  addTransferVerbs(program, run);
  addMessageVerbs(program, run);
  program
    .command("plan")
    .description("Show what each plan allows.")
    .option("--json", "print the answer as JSON, for scripts")
    .action((options: CommonOptions) => {
      terminal.print(describePlans(options));
    });
  return program;
};

/** Does what a command line says. Returns the exit code. */
export const runAdmin = async (words: readonly string[], terminal: Terminal = processTerminal): Promise<number> => {
  let exitCode = 0;
  const run = createRunVerb(terminal, () => {
    exitCode = 1;
  });
  try {
    await makeProgram({ run, terminal, isJson: words.includes("--json") }).parseAsync([...words], { from: "user" });
  } catch (error) {
    // It has told already.
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
  return exitCode;
};

const describePlans = ({ json }: CommonOptions): string => {
  const lines = Object.entries(planLimits).map(
    ([plan, { liveSessionsPerDay }]) => `${plan.padEnd(10)}${liveSessionsPerDay} voice sessions per person and day (UTC)`,
  );
  return json === true ? JSON.stringify(planLimits, undefined, 2) : lines.join("\n");
};

const addUserVerbs = (program: Command, { run, terminal }: Pick<Surroundings, "run" | "terminal">): void => {
  const user = program.command("user").description("People who may use Lectern.");
  addVerb(
    user,
    "provision <email-or-uid>",
    "Let somebody in, again if they were disabled.",
    "user provision ada@example.com --create-identity",
  )
    .option("--create-identity", "make the sign-in identity if there is none")
    .option("--password <password>", "password of the new identity")
    .option("--password-stdin", "read the password of the new identity from the standard input")
    .option("--language <tag>", "BCP 47 tag of the language they speak; without it, that of each project")
    .action(async (emailOrUid: string, options: CommonOptions & ProvisionOptions) =>
      run(options, async (target) => provisionUser(target, emailOrUid, { ...options, readInput: terminal.readInput })),
    );
  addVerb(
    user,
    "disable <email-or-uid>",
    "Lock somebody out of all projects. Nothing of theirs is deleted.",
    "user disable ada@example.com",
  ).action(async (emailOrUid: string, options: CommonOptions) => run(options, async (target) => disableUser(target, emailOrUid)));
  addPersonalDataVerbs(user, run);
};

const addMemberVerbs = (program: Command, run: RunVerb): void => {
  const member = program.command("member").description("Roles of people in a project.");
  addVerb(member, "set <project-id> <email-or-uid>", "Give somebody a role.", "member set bakery ada@example.com manager")
    .addArgument(new Argument("<role>").choices(["admin", "manager", "member"]))
    .action(async (projectId: string, emailOrUid: string, role: string, options: CommonOptions) =>
      run(options, async (target) => setMember(target, projectId, emailOrUid, role)),
    );
  addVerb(member, "remove <project-id> <email-or-uid>", "Take somebody's role away.", "member remove bakery ada@example.com").action(
    async (projectId: string, emailOrUid: string, options: CommonOptions) =>
      run(options, async (target) => removeMember(target, projectId, emailOrUid)),
  );
};
