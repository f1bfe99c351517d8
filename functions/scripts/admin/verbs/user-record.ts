import { isRecord, type UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { blankProfile } from "../../../src/lib/projects/profile.ts";

const without = (record: UnknownRecord, ...names: readonly string[]): UnknownRecord =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !names.includes(key)));

const profileOf = (email: string | undefined) => ({ ...blankProfile, contact_email: email?.toLowerCase() ?? null });

/** The record of somebody who is provisioned, with the given profile fields. Whoever is locked out stays so. */
export const provisioned = (record: UnknownRecord, email: string | undefined, said: UnknownRecord): UnknownRecord => {
  const profile = isRecord(record["profile"]) ? record["profile"] : profileOf(email);
  return { ...without(record, "visitor"), profile: { ...profile, ...said } };
};

/** The record of somebody who is let in, again if they were locked out. */
export const enabled = (record: UnknownRecord, email: string | undefined, said: UnknownRecord): UnknownRecord =>
  without(provisioned(record, email, said), "disabled");

/** The record of a person whose account was taken over: the profile may be anybody's words. */
export const invitedUser = (record: UnknownRecord, email: string | undefined): UnknownRecord => ({ ...record, profile: profileOf(email) });
