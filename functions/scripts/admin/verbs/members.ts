import type { UserRecord } from "firebase-admin/auth";
import { toFoundIdentity } from "../../../src/lib/auth/identities.ts";
import { asText } from "../../../src/lib/platform/firestore/decode.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { propose, type Proposal } from "../change.ts";
import { requireProject } from "../records.ts";
import type { Target } from "../target.ts";

interface Listed {
  readonly uid: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly role: string;
  /** When the person last signed in or renewed the sign-in, which an open page does every hour. Null: never, or the identity is gone. */
  readonly last_visit: string | null;
  /** `gone`: the uid no longer has an identity. `unverified`: its address was never verified, so it may be anybody's. */
  readonly identity: "enabled" | "disabled" | "gone" | "unverified";
}

/** Everybody with a role in a project, in order of their last visit, newest first. */
export const listMembers = async (target: Target, projectId: string): Promise<Proposal> => {
  await requireProject(target.firestore, projectId);
  const members = await target.firestore.collection(`projects/${projectId}/members`).get();
  const uids = members.docs.map(({ id }) => id);
  const [nameOf, identities] = await Promise.all([projectStore.findNames(uids), findIdentities(target, uids)]);
  const people = members.docs
    .map((member): Listed => {
      const identity = identities.get(member.id);
      return {
        uid: member.id,
        name: nameOf(member.id),
        email: identity?.email ?? null,
        role: asText(member.get("role")),
        last_visit: lastVisit(identity),
        identity: stateOf(identity),
      };
    })
    .toSorted((one, other) => (other.last_visit ?? "").localeCompare(one.last_visit ?? "") || one.uid.localeCompare(other.uid));
  return propose({
    result: { project: projectId, people },
    sentence: people.map(describe).join("\n") || `Nobody has a role in ${projectId}.`,
  });
};

const stateOf = (identity: UserRecord | undefined): Listed["identity"] => {
  if (identity === undefined) return "gone";
  if (identity.disabled) return "disabled";
  return toFoundIdentity(identity).isProven ? "enabled" : "unverified";
};

const describe = ({ uid, name, email, role, last_visit, identity }: Listed): string =>
  [
    role.padEnd(7),
    last_visit ?? "never".padEnd(aTime.length),
    email ?? uid,
    name ?? "(no name)",
    ...(identity === "enabled" ? [] : [`(identity ${identity})`]),
  ].join("  ");

const aTime = "2026-01-02T03:04:05.678Z";

/** 100: the maximum in one request. */
const batchSize = 100;

export const findIdentities = async ({ auth }: Pick<Target, "auth">, uids: readonly string[]): Promise<ReadonlyMap<string, UserRecord>> => {
  const found = new Map<string, UserRecord>();
  for (let from = 0; from < uids.length; from += batchSize) {
    const { users } = await auth.getUsers(uids.slice(from, from + batchSize).map((uid) => ({ uid })));
    for (const user of users) found.set(user.uid, user);
  }
  return found;
};

const lastVisit = (identity: UserRecord | undefined): string | null => {
  const { lastRefreshTime, lastSignInTime } = identity?.metadata ?? {};
  const time = lastRefreshTime ?? lastSignInTime ?? "";
  return time === "" ? null : new Date(time).toISOString();
};
