import { Argument, type Command } from "commander";
import { type Role, roles } from "../../src/lib/projects/project.ts";
import type { RunVerb } from "./run-verb.ts";
import type { Terminal } from "./terminal.ts";
import { verbsOf } from "./verb.ts";
import { indexMembers } from "./verbs/index-members.ts";
import { importMembers } from "./verbs/import-members.ts";
import { inviteMember, type InviteOptions } from "./verbs/invite-member.ts";
import { removeMember, setMember, type TakeOverOption } from "./verbs/member.ts";
import { listMembers } from "./verbs/members.ts";
import { deleteUser, exportUser } from "./verbs/personal-data.ts";
import { disableUser, provisionUser, type ProvisionOptions } from "./verbs/user.ts";

/** For every verb that lets somebody in, or gives a role. */
const takeOver = [
  "--take-over-unverified",
  "delete an account with the address if that was never verified, and make a new one for the person",
] as const;

export const addUserVerbs = (program: Command, { run, terminal }: { readonly run: RunVerb; readonly terminal: Terminal }): void => {
  const add = verbsOf(program.command("user").description("People who may use Lectern."), run);
  add(
    "provision <email-or-uid>",
    "Give someone access, or restore it.",
    "user provision ada@example.com --create-identity",
    async (target, emailOrUid: string, options: ProvisionOptions) =>
      provisionUser(target, emailOrUid, { ...options, readInput: terminal.readInput }),
  )
    .option("--create-identity", "create the sign-in identity if there is none")
    .option("--password <password>", "password of the new identity")
    .option("--password-stdin", "read the password of the new identity from standard input")
    .option(...takeOver)
    .option("--language <tag>", "BCP 47 tag of the language they speak (default: that of each project)");
  add(
    "disable <email-or-uid>",
    "Lock someone out of all projects. Nothing of theirs is deleted.",
    "user disable ada@example.com",
    disableUser,
  );
  // What a person may request: docs/privacy.md.
  add("export <email-or-uid>", "Print everything that is stored about somebody, as JSON.", "user export ada@example.com", exportUser);
  add(
    "delete <email-or-uid>",
    "Delete everything that is stored about somebody, and their identity. Pages that they wrote stay.",
    "user delete ada@example.com",
    async (target, emailOrUid: string) => deleteUser(target, emailOrUid),
  );
};

export const addMemberVerbs = (program: Command, run: RunVerb): void => {
  const add = verbsOf(program.command("member").description("Roles of people in a project."), run);
  add(
    "set <project-id> <email-or-uid>",
    "Give someone a role.",
    "member set bakery ada@example.com manager",
    async (target, projectId: string, emailOrUid: string, role: Role, options: TakeOverOption) =>
      setMember(target, { ...options, projectId, emailOrUid, role }),
  )
    .addArgument(new Argument("<role>").choices([...roles]))
    .option(...takeOver);
  add(
    "invite <project-id> <email>",
    "Invite someone by email. The role begins when they accept. Needs SMTP_URL.",
    "member invite bakery ada@example.com manager",
    async (target, projectId: string, email: string, role: Role, options: InviteOptions) =>
      inviteMember(target, { ...options, projectId, email, role }),
  )
    .addArgument(new Argument("<role>").choices([...roles]))
    .option("--first-name <name>", "for someone Lectern does not know yet")
    .option("--last-name <name>", "for someone Lectern does not know yet");
  add("remove <project-id> <email-or-uid>", "Remove someone's role.", "member remove bakery ada@example.com", removeMember);
  add("list <project-id>", "List everybody who has a role, with names and last visits.", "member list bakery", listMembers);
  add(
    "import <project-id> <file.csv>",
    "Let people in and give them roles, from a file with the columns email, role, first_name, last_name, language.",
    "member import bakery people.csv",
    async (target, projectId: string, file: string, options: TakeOverOption & { readonly invite?: boolean }) =>
      importMembers(target, { ...options, projectId, file }),
  )
    .option(...takeOver)
    .option("--invite", "invite them by mail instead; needs SMTP_URL");
  add(
    "index [project-id]",
    'Write the uid into member records that lack it, of one project or of all, so that "Your sites" finds them.',
    "member index",
    indexMembers,
  );
};
