import { isRecord, type UnknownRecord } from "../../../src/lib/core/unknown-record.ts";
import { asLanguage } from "../../../src/lib/i18n/language.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { findRecord } from "../records.ts";
import type { Target } from "../target.ts";
import type { Terminal } from "../terminal.ts";
import { findPerson, newIdentity, requirePerson } from "./person.ts";

export interface ProvisionOptions {
  readonly createIdentity?: boolean;
  readonly password?: string;
  readonly passwordStdin?: boolean;
  readonly language?: string;
}

/** Without a language, the project's default applies. */
const blankProfile = { first_name: null, last_name: null, pronoun: "unspecified", phone: null, contact_email: null, language: null };

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
  const { uid, email } = person ?? newIdentity(emailOrUid, password);
  const path = `users/${uid}`;
  const before = await findRecord(target.firestore, path);
  return propose({
    identities: person === undefined ? [{ uid, email, password }] : [],
    changes: [{ path, before, after: enabled(before?.data ?? {}, email, language) }],
    result: { uid, email: email ?? null, provisioned: true },
    sentence: `${email ?? uid} is provisioned, with the uid ${uid}.`,
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

/** The record of an enabled user, with the given profile fields. */
export const enabled = (record: UnknownRecord, email: string | undefined, said: UnknownRecord): UnknownRecord => {
  const rest = Object.fromEntries(Object.entries(record).filter(([key]) => key !== "disabled" && key !== "visitor"));
  const profile = isRecord(record["profile"]) ? record["profile"] : { ...blankProfile, contact_email: email?.toLowerCase() ?? null };
  return { ...rest, profile: { ...profile, ...said } };
};

/** Locks somebody out of every project. None of their data is deleted. */
export const disableUser = async (target: Target, emailOrUid: string): Promise<Proposal> => {
  const { uid, email } = await requirePerson(target, emailOrUid);
  const path = `users/${uid}`;
  const before = await findRecord(target.firestore, path);
  return propose({
    changes: [{ path, before, after: { profile: blankProfile, ...before?.data, disabled: true } }],
    result: { uid, email: email ?? null, disabled: true },
    sentence: `${email ?? uid} is locked out.`,
  });
};
