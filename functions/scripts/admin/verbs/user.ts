import { asLanguage } from "../../../src/lib/i18n/language.ts";
import { findPersonalData } from "../../../src/lib/visitors/personal-data/store.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { findRecord } from "../records.ts";
import type { Target } from "../target.ts";
import type { Terminal } from "../terminal.ts";
import { admitPerson, describeTakeOvers, requireProven, toProposal } from "./admit-person.ts";
import type { TakeOverOption } from "./member.ts";
import { describeCalled, leaveTeams, teamsIn } from "./leave-teams.ts";
import { findPerson, requirePerson } from "./person.ts";
import { blankProfile } from "../../../src/lib/projects/profile.ts";
import { enabled } from "./user-record.ts";

export interface ProvisionOptions extends TakeOverOption {
  readonly createIdentity?: boolean;
  readonly password?: string;
  readonly passwordStdin?: boolean;
  readonly language?: string;
}

/** Provisions somebody, or enables them again. An existing profile is kept, except for the given fields. */
export const provisionUser = async (
  target: Target,
  emailOrUid: string,
  { createIdentity, readInput, ...options }: ProvisionOptions & Pick<Terminal, "readInput">,
): Promise<Proposal> => {
  const language = options.language === undefined ? {} : { language: requireLanguage(options.language) };
  const password = options.passwordStdin === true ? await readPassword(readInput) : options.password;
  const person = await findPerson(target.auth, emailOrUid);
  if (person === undefined && createIdentity !== true) {
    throw new OperatorError(`Nobody can sign in as ${emailOrUid}. Add --create-identity to make the identity.`);
  }
  if (person?.isDisabled === true)
    throw new OperatorError(`The identity of ${emailOrUid} is disabled in Firebase Authentication. Enable it there first.`);
  const admitted = await admitPerson(target, {
    found: person,
    emailOrUid,
    password,
    takeOver: options.takeOverUnverified === true,
    entries: (uid, email) => [{ path: `users/${uid}`, after: (before = {}) => enabled(before, email, language) }],
  });
  requireProven([admitted]);
  const { uid, email } = admitted;
  return propose({
    ...toProposal([admitted]),
    result: { uid, email: email ?? null, provisioned: true },
    sentence: `${email ?? uid} is provisioned, with the uid ${uid}.${describeTakeOvers([admitted])}`,
  });
};

/** From the first line of the standard input: on the command line, the process list and the shell's history would show the password. */
const readPassword = async (readInput: Terminal["readInput"]): Promise<string> => {
  const [line = ""] = (await readInput()).split(/\r?\n/);
  if (line === "") throw new OperatorError("There is no password on the standard input.");
  return line;
};

/** @throws OperatorError */
const requireLanguage = (text: string): string => {
  const language = asLanguage(text);
  if (language === undefined) throw new OperatorError(`"${text}" is not a language: name it by its BCP 47 tag, such as nb or en-GB.`);
  return language;
};

/** Locks somebody out of every project, whose teams they leave as far as mails and calls go. None of their data is deleted. */
export const disableUser = async (target: Target, emailOrUid: string): Promise<Proposal> => {
  const { uid, email } = await requirePerson(target, emailOrUid);
  const path = `users/${uid}`;
  const before = await findRecord(target.firestore, path);
  const teams = teamsIn(await findPersonalData(uid));
  const left = await leaveTeams(
    target,
    teams.map((projectId) => ({ projectId, uid })),
  );
  return propose({
    changes: [{ path, before, after: { profile: blankProfile, ...before?.data, disabled: true } }, ...left],
    result: { uid, email: email ?? null, disabled: true },
    sentence: `${email ?? uid} is locked out.${describeCalled(left)}`,
  });
};
