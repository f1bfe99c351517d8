import { parse } from "csv-parse/sync";
import * as z from "zod";
import { asText } from "../../../src/lib/platform/firestore/decode.ts";
import { asLanguage } from "../../../src/lib/i18n/language.ts";
import { roles } from "../../../src/lib/projects/project.ts";
import { type Change, propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { readTextFile } from "../read-text-file.ts";
import { requireProject } from "../records.ts";
import type { Target } from "../target.ts";
import { type Admitted, admitPerson, describeTakeOvers, requireProven, toProposal } from "./admit-person.ts";
import type { TakeOverOption } from "./member.ts";
import { invitations } from "./invite-member.ts";
import { changeRoles } from "./change-roles.ts";
import { leaversIn, leaveTeams } from "./leave-teams.ts";
import { findPerson } from "./person.ts";
import { provisioned } from "./user-record.ts";

const columns = ["email", "role", "first_name", "last_name", "language"] as const;

const Row = z.strictObject({
  email: z.email("must be an email address").toLowerCase(),
  role: z.enum(roles, `must be one of ${roles.join(", ")}`).optional(),
  first_name: z.string().max(100, "must have at most 100 characters").optional(),
  last_name: z.string().max(100, "must have at most 100 characters").optional(),
  language: z
    .string()
    .refine((text) => asLanguage(text) !== undefined, "must be a BCP 47 tag, such as nb or en-GB")
    .transform(asLanguage)
    .optional(),
});

type Row = z.output<typeof Row>;

/** 200 people per file: identities are created one by one, and the documents are written in one commit. */
const mostRows = 200;

interface Import extends TakeOverOption {
  readonly projectId: string;
  readonly file: string;
  /** Sends invitations. Otherwise people have their roles at once. */
  readonly invite?: boolean;
}

/** Provisions the people in a file and gives them roles. Of existing people, only what the file states is changed: nobody is enabled again. */
export const importMembers = async (
  target: Target,
  { projectId, file, invite = false, takeOverUnverified = false }: Import,
): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const rows = readRows(file);
  if (invite) return inviteAll(target, projectId, rows);
  const people: Admitted[] = [];
  for (const row of rows) people.push(await admitRow(target, projectId, row, takeOverUnverified));
  requireProven(people);
  const isNew = people.filter(({ identity }) => identity !== undefined).length;
  const locked = people.filter(({ changes }) =>
    changes.some(({ path, after }) => path.startsWith("users/") && after?.["disabled"] !== undefined),
  );
  const stay = locked.map(({ email, uid }) => `\n${email ?? uid} stays locked out. "user provision" lets them in.`).join("");
  const { identities } = toProposal(people);
  const parted = people.map((person) => changeRoles(target, projectId, person.changes));
  const leavers = parted.flatMap(({ changes }) => leaversIn(changes));
  return propose({
    identities,
    changes: [...parted.flatMap(({ changes }) => changes), ...(await leaveTeams(target, leavers))],
    work: parted.flatMap(({ work }) => work),
    result: { project: projectId, people: people.map(({ uid, email, changes }) => ({ uid, email, role: roleIn(changes, projectId) })) },
    sentence: () =>
      `${rows.length} people have a role in ${projectId}; ${isNew} of them are new, and choose a password with "Forgot password".${describeTakeOvers(people)}${stay}${parted.findLast(({ called }) => called() !== "")?.called() ?? ""}`,
  });
};

const admitRow = async (target: Target, projectId: string, row: Row, takeOver: boolean): Promise<Admitted> => {
  const { email, role, language, first_name, last_name } = row;
  const said = { first_name, last_name, language };
  const profile = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  return admitPerson(target, {
    found: await findPerson(target.auth, email),
    emailOrUid: email,
    takeOver,
    entries: (uid) => [
      { path: `users/${uid}`, after: (before = {}) => provisioned(before, email, profile) },
      {
        path: `projects/${projectId}/members/${uid}`,
        after: (before) => ({ ...before, role: role ?? (asText(before?.["role"]) || "member"), uid }),
      },
    ],
  });
};

const inviteAll = async (target: Target, projectId: string, rows: readonly Row[]): Promise<Proposal> => {
  const wishes = rows.map(({ email, role = "member", first_name, last_name }) => ({
    ...{ email, role },
    ...(first_name !== undefined && { first_name }),
    ...(last_name !== undefined && { last_name }),
  }));
  return propose({
    work: await invitations(target, projectId, wishes),
    result: { project: projectId, invited: wishes },
    sentence: `${rows.length} people are invited to ${projectId}.`,
  });
};

const roleIn = (changes: readonly Change[], projectId: string): string =>
  asText(changes.find(({ path, after }) => path.startsWith(`projects/${projectId}/members/`) && after !== undefined)?.after?.["role"]);

/** @throws OperatorError that names every invalid line */
const readRows = (file: string): readonly Row[] => {
  const records = parseFile(file);
  if (records.length === 0) throw new OperatorError(`${file} names nobody.`);
  if (records.length > mostRows) throw new OperatorError(`${file} names more than ${mostRows} people. Split it.`);
  const parsed = records.map(({ record, info: { lines } }) => ({ line: lines, reading: Row.safeParse(withoutEmpty(record)) }));
  const problems = parsed.flatMap(({ line, reading }) =>
    (reading.error?.issues ?? []).map(({ path, message }) => `  line ${line}: ${path.join(".")} ${message}`),
  );
  const emails = parsed.flatMap(({ reading }) => reading.data?.email ?? []);
  const twice = [...new Set(emails.filter((email, at) => emails.indexOf(email) < at))].map((email) => `  ${email} is named twice`);
  if (problems.length + twice.length > 0) throw new OperatorError([`${file} is not valid:`, ...problems, ...twice].join("\n"));
  return parsed.flatMap(({ reading }) => reading.data ?? []);
};

const Parsed = z.array(z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }));

/** The first line names the columns. Excel separates by semicolons in locales with a decimal comma. */
const parseFile = (file: string): z.output<typeof Parsed> => {
  const text = readTextFile(file);
  try {
    const delimiter = (text.split(/\r?\n/, 1)[0] ?? "").includes(";") ? ";" : ",";
    return Parsed.parse(parse(text, { columns: requireColumns, delimiter, info: true, skip_empty_lines: true, trim: true }));
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} cannot be read as CSV: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const requireColumns = (named: readonly string[]): string[] => {
  const names = named.map((name) => name.toLowerCase());
  const unknown = names.filter((name) => !columns.some((column) => column === name));
  if (unknown.length > 0 || !names.includes("email"))
    throw new OperatorError(`The first line must name the columns: email, and any of ${columns.slice(1).join(", ")}.`);
  return names;
};

/** An empty cell counts as missing. */
const withoutEmpty = (record: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ""));
