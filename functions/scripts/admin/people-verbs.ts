import { Argument, type Command } from "commander";
import { type Role, roles } from "../../src/lib/projects/project.ts";
import { addPersonalDataVerbs } from "./personal-data-verbs.ts";
import type { CommonOptions, RunVerb } from "./run-verb.ts";
import type { Terminal } from "./terminal.ts";
import { addVerb } from "./verb.ts";
import { indexMembers } from "./verbs/index-members.ts";
import { importMembers } from "./verbs/import-members.ts";
import { inviteMember, type InviteOptions } from "./verbs/invite-member.ts";
import { removeMember, setMember, type TakeOverOption } from "./verbs/member.ts";
import { listMembers } from "./verbs/members.ts";
import { disableUser, provisionUser, type ProvisionOptions } from "./verbs/user.ts";

/** For every verb that lets somebody in, or gives a role. */
const takeOver = [
  "--take-over-unverified",
  "delete an account with the address if that was never verified, and make a new one for the person",
] as const;

export const addUserVerbs = (program: Command, { run, terminal }: { readonly run: RunVerb; readonly terminal: Terminal }): void => {
  const user = program.command("user").description("People who may use Lectern.");
  addVerb(
    user,
    "provision <email-or-uid>",
    "Give someone access, again if they were disabled.",
    "user provision ada@example.com --create-identity",
  )
    .option("--create-identity", "create the sign-in identity if there is none")
    .option("--password <password>", "password of the new identity")
    .option("--password-stdin", "read the password of the new identity from standard input")
    .option(...takeOver)
    .option("--language <tag>", "BCP 47 tag of the language they speak (default: that of each project)")
    .action(async (emailOrUid: string, options: CommonOptions & ProvisionOptions) =>
      run(options, async (target) => provisionUser(target, emailOrUid, { ...options, readInput: terminal.readInput })),
    );
  addVerb(
    user,
    "disable <email-or-uid>",
    "Lock someone out of all projects. Nothing of theirs is deleted.",
    "user disable ada@example.com",
  ).action(async (emailOrUid: string, options: CommonOptions) => run(options, async (target) => disableUser(target, emailOrUid)));
  addPersonalDataVerbs(user, run);
};

export const addMemberVerbs = (program: Command, run: RunVerb): void => {
  const member = program.command("member").description("Roles of people in a project.");
  addVerb(member, "set <project-id> <email-or-uid>", "Give someone a role.", "member set bakery ada@example.com manager")
    .addArgument(new Argument("<role>").choices([...roles]))
    .option(...takeOver)
    .action(async (projectId: string, emailOrUid: string, role: Role, options: CommonOptions & TakeOverOption) =>
      run(options, async (target) => setMember(target, { ...options, projectId, emailOrUid, role })),
    );
  addVerb(
    member,
    "invite <project-id> <email>",
    "Invite someone by e-mail. The role begins when they accept. Needs SMTP_URL.",
    "member invite bakery ada@example.com manager",
  )
    .addArgument(new Argument("<role>").choices([...roles]))
    .option("--first-name <name>", "for someone Lectern does not know yet")
    .option("--last-name <name>", "for someone Lectern does not know yet")
    .action(async (projectId: string, email: string, role: Role, options: CommonOptions & InviteOptions) =>
      run(options, async (target) => inviteMember(target, { ...options, projectId, email, role })),
    );
  addVerb(member, "remove <project-id> <email-or-uid>", "Remove someone's role.", "member remove bakery ada@example.com").action(
    async (projectId: string, emailOrUid: string, options: CommonOptions) =>
      run(options, async (target) => removeMember(target, projectId, emailOrUid)),
  );
  addVerb(member, "list <project-id>", "List everybody who has a role, with names and last visits.", "member list bakery").action(
    async (projectId: string, options: CommonOptions) => run(options, async (target) => listMembers(target, projectId)),
  );
  addVerb(
    member,
    "import <project-id> <file.csv>",
    "Let people in and give them roles, from a file with the columns email, role, first_name, last_name, language.",
    "member import bakery people.csv",
  )
    .option(...takeOver)
    .option("--invite", "invite them by mail instead; needs SMTP_URL")
    .action(async (projectId: string, file: string, options: CommonOptions & TakeOverOption & { readonly invite?: boolean }) =>
      run(options, async (target) => importMembers(target, { ...options, projectId, file })),
    );
  addVerb(
    member,
    "index [project-id]",
    'Write the uid into member records that lack it, of one project or of all, so that "Your sites" finds them.',
    "member index",
  ).action(async (projectId: string | undefined, options: CommonOptions) =>
    run(options, async (target) => indexMembers(target, projectId)),
  );
};
