import { Argument, Command } from "commander";
import { planLimits } from "../../src/lib/projects/plans.ts";
import { addContentVerbs } from "./content-verbs.ts";
import { addMessageVerbs } from "./message-verbs.ts";
import { addProjectVerbs } from "./project-verbs.ts";
import { addPersonalDataVerbs } from "./personal-data-verbs.ts";
import { type CommonOptions, runVerb } from "./run-verb.ts";
import { addTransferVerbs } from "./transfer-verbs.ts";
import { addVerb } from "./verb.ts";
import { removeMember, setMember } from "./verbs/member.ts";
import { disableUser, provisionUser, type ProvisionOptions } from "./verbs/user.ts";

/** All verbs of the operator's tool, with their help. */
export const makeProgram = (): Command => {
  const program = new Command("admin")
    .description(
      "Sets up projects, people, templates and live pages of Lectern, and reads what visitors left for its teams.\nWorks on the emulator that runs on this machine, unless a real Firebase project is named with --project.",
    )
    .usage("<verb> [options]")
    .configureOutput({ outputError });
  addProjectVerbs(program);
  addUserVerbs(program);
  addMemberVerbs(program);
  addContentVerbs(program);
  addTransferVerbs(program);
  addMessageVerbs(program);
  program
    .command("plan")
    .description("Show what each plan allows.")
    .option("--json", "print the answer as JSON, for scripts")
    .action(showPlans);
  return program;
};

/** Mistakes on the command line, as the failures of verbs are told. Verbs inherit this. */
const outputError = (text: string, write: (text: string) => void): void => {
  const message = text.replace(/^error: /, "").trim();
  write(process.argv.includes("--json") ? `${JSON.stringify({ error: message }, undefined, 2)}\n` : text);
};

const showPlans = ({ json }: CommonOptions): void => {
  const lines = Object.entries(planLimits).map(
    ([plan, { liveSessionsPerDay }]) => `${plan.padEnd(10)}${liveSessionsPerDay} voice sessions per person and day (UTC)`,
  );
  console.log(json === true ? JSON.stringify(planLimits, undefined, 2) : lines.join("\n"));
};

const addUserVerbs = (program: Command): void => {
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
      runVerb(options, async (target) => provisionUser(target, emailOrUid, options)),
    );
  addVerb(
    user,
    "disable <email-or-uid>",
    "Lock somebody out of all projects. Nothing of theirs is deleted.",
    "user disable ada@example.com",
  ).action(async (emailOrUid: string, options: CommonOptions) => runVerb(options, async (target) => disableUser(target, emailOrUid)));
  addPersonalDataVerbs(user);
};

const addMemberVerbs = (program: Command): void => {
  const member = program.command("member").description("Roles of people in a project.");
  addVerb(member, "set <project-id> <email-or-uid>", "Give somebody a role.", "member set bakery ada@example.com manager")
    .addArgument(new Argument("<role>").choices(["admin", "manager", "member"]))
    .action(async (projectId: string, emailOrUid: string, role: string, options: CommonOptions) =>
      runVerb(options, async (target) => setMember(target, projectId, emailOrUid, role)),
    );
  addVerb(member, "remove <project-id> <email-or-uid>", "Take somebody's role away.", "member remove bakery ada@example.com").action(
    async (projectId: string, emailOrUid: string, options: CommonOptions) =>
      runVerb(options, async (target) => removeMember(target, projectId, emailOrUid)),
  );
};
