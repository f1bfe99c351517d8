import { digitsOf } from "../projects/managers.ts";
import { fullNameOf, type StoredProfile } from "../projects/profile.ts";
import type { Account } from "./people-store.ts";

export interface Leaver {
  readonly email: string | null | undefined;
  readonly phones: readonly (string | null | undefined)[];
  /** As `namesOf` has them. */
  readonly names: readonly string[];
  /** Everybody else in the team. */
  readonly others: readonly StoredProfile[];
}

/** Whom a project tells and calls. */
interface Contacts<Called> {
  readonly emails: readonly string[];
  readonly managers: readonly Called[];
  /** Of whoever is called first, also where a program has named nobody else. */
  readonly phone: string | undefined;
}

const toComparable = (text: string): string => text.normalize("NFC").trim().toLowerCase();

/** How the list of whoever is called may name somebody: by the full or the first name. */
const namesOf = (profile: StoredProfile): readonly string[] =>
  [fullNameOf(profile), profile.first_name].map((name) => toComparable(name ?? "")).filter((name) => name !== "");

/** Whether a name is one of those that `namesOf` has. */
export const isNamed = (name: string, names: readonly string[]): boolean => names.includes(toComparable(name));

/** Of a deleted account, the address in the profile is left. */
export const toLeaver = (account: Account | undefined, profile: StoredProfile, others: readonly StoredProfile[]): Leaver => ({
  email: account === undefined ? profile.contact_email : account.email,
  phones: [account?.phone, profile.phone],
  names: namesOf(profile),
  others,
});

/**
 * Whoever leaves a team gets no more mails about its inbox, and no calls of its visitors. Theirs is each phone that is known of them, and the
 * only entry with their name, if nobody else in the team has it: people write into their profiles what they like. What belongs to nobody in
 * particular stays.
 */
export const leaveTeam = <Called extends { readonly name: string; readonly phone: string }>(
  { emails, managers, phone }: Contacts<Called>,
  leavers: readonly Leaver[],
): Contacts<Called> => {
  const addresses = new Set(leavers.map(({ email }) => email?.toLowerCase()));
  const byName = leavers.flatMap(({ names, others }) => {
    const own = names
      .filter((name) => !others.some((other) => namesOf(other).includes(name)))
      .map((name) => managers.filter((entry) => isNamed(entry.name, [name])));
    const [entry, ...more] = own.find(({ length }) => length > 0) ?? [];
    return entry === undefined || more.length > 0 ? [] : [entry.phone];
  });
  const known = [...leavers.flatMap(({ phones }) => phones), ...byName].map((own) => digitsOf(own ?? ""));
  const ofOthers = leavers.flatMap(({ others }) => others.map(({ phone: other }) => digitsOf(other ?? "")));
  const numbers = new Set(known.filter((number) => number !== "" && !ofOthers.includes(number)));
  const isCalled = (number: string): boolean => !numbers.has(digitsOf(number));
  const called = managers.filter((manager) => isCalled(manager.phone));
  return {
    emails: emails.filter((address) => !addresses.has(address.toLowerCase())),
    managers: called,
    phone: phone === undefined || isCalled(phone) ? phone : called[0]?.phone,
  };
};
