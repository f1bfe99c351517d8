import type { NewIdentity } from "../../../src/lib/auth/identities.ts";
import type { Account } from "../../../src/lib/people/people-store.ts";
import type { UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { toUpdateTime } from "../../../src/lib/platform/firestore/write-token.ts";
import { isMembership } from "../../../src/lib/visitors/personal-data/personal-data.ts";
import { findRights } from "./find-deeds.ts";
import { roles } from "../../../src/lib/projects/project.ts";
import type { Change, Proposal, Stored } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { findRecord } from "../records.ts";
import type { Target } from "../target.ts";
import { newIdentity } from "./person.ts";
import { invitedUser } from "./user-record.ts";

/** A record about a person that a verb writes. */
export interface Entry {
  readonly path: string;
  readonly after: (before: UnknownRecord | undefined) => UnknownRecord | undefined;
}

interface Admission {
  /** Undefined if nobody has the address yet. */
  readonly found: Account | undefined;
  readonly emailOrUid: string;
  /** Of a new identity. */
  readonly password?: string | undefined;
  /** Whether an account whose address was never verified makes way for a new one. */
  readonly takeOver: boolean;
  readonly entries: (uid: string, email: string | undefined) => readonly Entry[];
}

/** Somebody who comes in, or gets a role. */
export interface Admitted {
  readonly uid: string;
  readonly email: string | undefined;
  readonly identity: NewIdentity | undefined;
  readonly changes: readonly Change[];
  /** Why somebody would get rights whose account may be anybody's. */
  readonly doubt: "unverified" | "shared" | undefined;
}

/**
 * Decides how somebody comes in. This is the only way in which the operator's tool gives rights to people: an account whose address was
 * never verified gets none, unless a new one takes its place, which then has its rights, too. Nor does one by its address that a phone or
 * another address also opens: its owner may have confirmed the mail by mistake. A uid means this very account.
 *
 * @throws OperatorError when the account to be replaced is disabled
 */
export const admitPerson = async (
  { firestore }: Target,
  { found, emailOrUid, password, takeOver, entries }: Admission,
): Promise<Admitted> => {
  if (found !== undefined && !found.isProven && takeOver) return takeOverFrom(found, password, entries);
  const person = found ?? newIdentity(emailOrUid, password);
  const { uid, email } = person;
  const changes = await Promise.all(
    entries(uid, email).map(async ({ path, after }) => {
      const before = await findRecord(firestore, path);
      return { path, before, after: after(before?.data) };
    }),
  );
  const identity = "password" in person ? person : undefined;
  const doubt = found && changes.some(givesRights) ? doubtOf(found, emailOrUid) : undefined;
  return { uid, email, identity, changes, doubt };
};

const doubtOf = ({ uid, isProven, isOnlyItsAddress }: Account, emailOrUid: string): Admitted["doubt"] => {
  if (!isProven) return "unverified";
  return isOnlyItsAddress || emailOrUid === uid ? undefined : "shared";
};

/** @throws OperatorError that names everybody whose account may be somebody else's */
export const requireProven = (people: readonly Admitted[]): void => {
  const named = (doubt: Admitted["doubt"]): readonly string[] =>
    people.filter((person) => person.doubt === doubt).map(({ email, uid }) => `  ${email ?? uid} (uid ${uid})`);
  const [unverified, shared] = [named("unverified"), named("shared")];
  const lines = [
    ...(unverified.length === 0
      ? []
      : [
          "There are accounts whose email address was never verified. Anybody may have made them:",
          ...unverified,
          'If the person made the account, have them confirm the address, which "Forgot password" does, and run the command again.',
          "Otherwise add --take-over-unverified: the account is deleted, and the person chooses a password for a new one.",
        ]),
    ...(shared.length === 0
      ? []
      : [
          "There are accounts that can also be opened with a phone number or another address. Somebody else may have made them:",
          ...shared,
          "If the person says that all of it is theirs, name the account by its uid instead (user provision, then member set).",
          "Otherwise name an address that has its own account.",
        ]),
  ];
  if (lines.length > 0) throw new OperatorError(lines.join("\n"));
};

export const toProposal = (people: readonly Admitted[]): Pick<Proposal, "identities" | "changes"> => ({
  identities: people.flatMap(({ identity }) => identity ?? []),
  changes: people.flatMap(({ changes }) => changes),
});

/** What happened to the accounts that made way. */
export const describeTakeOvers = (people: readonly Admitted[]): string =>
  people
    .flatMap(({ identity }) => (identity?.inPlaceOf === undefined ? [] : [{ ...identity, former: identity.inPlaceOf }]))
    .map(({ email, former }) => `\n${email} has a new account. "user delete ${former}" deletes what the former one left.`)
    .join("");

/** The new account gets the roles of the former one, and is provisioned if that was. What the former one said about itself is gone. */
const takeOverFrom = async (
  { uid: former, email, isDisabled }: Account,
  password: string | undefined,
  entries: Admission["entries"],
): Promise<Admitted> => {
  if (isDisabled) throw new OperatorError(`The identity of ${email} is disabled in Firebase Authentication. Enable it there first.`);
  const identity = { ...newIdentity(email ?? "", password), inPlaceOf: former };
  const { uid } = identity;
  const own = await findRights(former);
  const moved = new Map(
    own.map(({ path, data }) => [
      path.replace(/[^/]+$/, uid),
      isMembership({ path }) ? { ...data, uid } : "visitor" in data ? undefined : invitedUser(data, email),
    ]),
  );
  for (const { path, after } of entries(uid, email)) moved.set(path, after(moved.get(path)));
  const stored = (data: UnknownRecord, writeToken: string): Stored => ({ data, updateTime: toUpdateTime(writeToken) });
  const gone = own.map(({ path, data, writeToken }) => ({ path, before: stored(data, writeToken), after: undefined }));
  const made = [...moved].map(([path, after]) => ({ path, before: undefined, after }));
  return { uid, email, identity, changes: [...gone, ...made], doubt: undefined };
};

/** Whether a person may do more after the change than before. */
const givesRights = ({ path, before, after }: Change): boolean =>
  isMembership({ path }) ? rankOf(after) > rankOf(before?.data) : isIn(after) && !isIn(before?.data);

/** `roles` begins with the highest. */
const rankOf = (member: UnknownRecord | undefined): number => [...roles].reverse().findIndex((role) => role === member?.["role"]);

const isIn = (user: UnknownRecord | undefined): boolean => user !== undefined && !("disabled" in user) && !("visitor" in user);
