import { Argument, Command } from "commander";
import { planLimits } from "../../src/lib/projects/plans.ts";
import { addProjectVerbs } from "./project-verbs.ts";
import { type CommonOptions, runVerb } from "./run-verb.ts";
import { addVerb } from "./verb.ts";
import { removeMember, setMember } from "./verbs/member.ts";
import { listPages, putPage } from "./verbs/page.ts";
import { putTemplate } from "./verbs/template.ts";
import { disableUser, provisionUser, type ProvisionOptions } from "./verbs/user.ts";

/** All verbs of the operator's tool, with their help. */
export const makeProgram = (): Command => {
  const program = new Command("admin")
    .description(
      "Sets up projects, people, templates and live pages of Lectern.\nWorks on the emulator that runs on this machine, unless a real Firebase project is named with --project.",
    )
    .usage("<verb> [options]");
  addProjectVerbs(program);
  addUserVerbs(program);
  addMemberVerbs(program);
  addContentVerbs(program);
  program
    .command("plan")
    .description("Show what each plan allows.")
    .option("--json", "print the answer as JSON, for scripts")
    .action(showPlans);
  return program;
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
    .action(async (emailOrUid: string, options: CommonOptions & ProvisionOptions) =>
      runVerb(options, async (target) => provisionUser(target, emailOrUid, options)),
    );
  addVerb(
    user,
    "disable <email-or-uid>",
    "Lock somebody out of all projects. Nothing of theirs is deleted.",
    "user disable ada@example.com",
  ).action(async (emailOrUid: string, options: CommonOptions) => runVerb(options, async (target) => disableUser(target, emailOrUid)));
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

const addContentVerbs = (program: Command): void => {
  const template = program.command("template").description("Templates: the forms of pages.");
  addVerb(template, "put <project-id> <file.json>", "Store a template: name and fields as JSON.", "template put bakery article.json")
    .option("--id <id>", "id of the template (default: the name of the file)")
    .action(async (projectId: string, file: string, options: CommonOptions & { readonly id?: string }) =>
      runVerb(options, async (target) => putTemplate(target, projectId, file, options)),
    );
  const page = program.command("page").description("Live pages.");
  addVerb(
    page,
    "put <project-id> <file.md>",
    "Put a live page: front matter with slug, language, template and metadata, then Markdown.",
    "page put bakery about.md",
  ).action(async (projectId: string, file: string, options: CommonOptions) =>
    runVerb(options, async (target) => putPage(target, projectId, file)),
  );
  addVerb(page, "list <project-id>", "List live pages and drafts.", "page list bakery").action(
    async (projectId: string, options: CommonOptions) => runVerb(options, async (target) => listPages(target, projectId)),
  );
};
