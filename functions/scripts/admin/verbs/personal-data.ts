import { toLeaver } from "../../../src/lib/people/leave-team.ts";
import type { Account } from "../../../src/lib/people/people-store.ts";
import { invitationIdOf } from "../../../src/lib/people/stored-invitation.ts";
import type { UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { unknownProfile } from "../../../src/lib/projects/profile.ts";
import { parseUser } from "../../../src/lib/projects/record.ts";
import { isDocumentId } from "../../../src/lib/platform/firestore/document-id.ts";
import { type Change, propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { toUpdateTime } from "../../../src/lib/platform/firestore/write-token.ts";
import { isRunningCall, type PersonalRecord, staysUnnamed } from "../../../src/lib/visitors/personal-data/personal-data.ts";
import { withoutActor } from "./without-actor.ts";
import { findPersonalData } from "../../../src/lib/visitors/personal-data/store.ts";
import { findContactSettings, findComments, findDeeds, findInvitations } from "./find-deeds.ts";
import type { Target } from "../target.ts";
import { toJson } from "../to-json.ts";
import { areNamedIn, describeCalled, type Known, leaveTeams, teamsIn } from "./leave-teams.ts";
import { findPerson } from "./person.ts";

interface Subject {
  readonly uid: string;
  /** Lower case. Undefined if the identity has none, or is already gone. */
  readonly email: string | undefined;
  /** Undefined if it is already gone. */
  readonly identity: Account | undefined;
}

/** Finds a person even without an identity, because their records may have outlived it. */
const findSubject = async ({ auth }: Target, emailOrUid: string): Promise<Subject> => {
  const person = await findPerson(auth, emailOrUid);
  if (person !== undefined) return { uid: person.uid, email: person.email, identity: person };
  if (emailOrUid.includes("@") || !isDocumentId(emailOrUid))
    throw new OperatorError(`Nobody can sign in as ${emailOrUid}. Of a deleted identity, only its uid finds what is left.`);
  return { uid: emailOrUid, email: undefined, identity: undefined };
};

/** Everything that is stored about a person, as JSON. */
export const exportUser = async (target: Target, emailOrUid: string): Promise<Proposal> => {
  const { uid, email } = await findSubject(target, emailOrUid);
  const records = (await Promise.all([findPersonalData(uid), findComments(uid), invitationsTo(email)])).flat();
  const result = { uid, email: email ?? null, records: Object.fromEntries(records.map(({ path, data }) => [path, data])) };
  return propose({ result, sentence: toJson(result, 2) });
};

const invitationsTo = async (email: string | undefined): Promise<readonly PersonalRecord[]> =>
  email === undefined ? [] : findInvitations(invitationIdOf(email));

interface DeletionOptions {
  /** The projects where they may have been, if known. */
  readonly projectIds?: readonly string[];
  /** False if this person cannot be in a call that they requested. */
  readonly hasTelephone?: boolean;
}

/**
 * Deletes everything that is stored about a person, and their identity. Questions that the team answered, or that others asked too, are
 * kept without the person's name. What teams have entered themselves, and did before, is theirs: the sentence names these projects.
 */
export const deleteUser = async (
  target: Target,
  emailOrUid: string,
  { projectIds, hasTelephone = true }: DeletionOptions = {},
): Promise<Proposal> => {
  const { uid, email, identity } = await findSubject(target, emailOrUid);
  // Somebody who is only known as a visitor of these projects has no role in any, and no invitation.
  const isAnywhere = projectIds === undefined;
  const [data, deeds] = await Promise.all([findPersonalData(uid, projectIds), isAnywhere ? findDeeds(uid) : []]);
  const user = parseUser(await target.firestore.doc(`users/${uid}`).get());
  const profile = user?.profile ?? unknownProfile;
  // Of a deleted identity, the address in the profile is left.
  const { email: address, phones, names } = toLeaver(identity, profile, []);
  const invitations = isAnywhere ? await invitationsTo(address ?? undefined) : [];
  const records = [...data, ...invitations];
  const others = deeds.filter(({ path }) => records.every((record) => record.path !== path));
  const teams = teamsIn(records);
  const left = await leaveTeams(
    target,
    teams.map((projectId) => ({ projectId, uid })),
  );
  const isKnown = identity !== undefined || user !== undefined;
  const listedIn = isAnywhere ? await findListings(left, { emails: [address, profile.contact_email], phones, names }, teams) : [];
  const running = records.find(isRunningCall);
  if (running !== undefined && hasTelephone)
    throw new OperatorError(`${email ?? uid} is on the phone (${running.path}). Run the command again in an hour.`);
  return propose({
    goneIdentities: identity === undefined ? [] : [uid],
    changes: [
      ...records.map((record) => toErasure(record, uid)),
      ...others.map((record) => toChange(record, withoutActor(record.data, uid))),
      ...left,
    ],
    result: { uid, email: email ?? null, records: records.length + others.length, listed_in: listedIn },
    sentence: `${describeRest(email ?? uid, isKnown, listedIn)} ${records.length + others.length} records were deleted or lost their name.${describeCalled(left)}`,
  });
};

/** The projects whose settings, or former ones, still name somebody after these changes. Only in their own teams, a name means them. */
const findListings = async (left: readonly Change[], known: Known, teams: readonly string[]): Promise<readonly string[]> => {
  const after = new Map(left.map((change) => [change.path, change.after]));
  const listings = (await findContactSettings()).map(({ path, data }) => ({ id: path.split("/")[1] ?? "", data: after.get(path) ?? data }));
  const naming = listings.filter(({ id, data }) => areNamedIn(data, teams.includes(id) ? known : { ...known, names: [] }));
  return [...new Set(naming.map(({ id }) => id))];
};

const describeRest = (who: string, isKnown: boolean, listedIn: readonly string[]): string => {
  if (!isKnown)
    return `Nothing is left under the uid ${who}. Their address, phone and name are gone already, so settings and invitations could not be searched for them.`;
  return listedIn.length === 0
    ? `Nothing is left of ${who}.`
    : `Nothing is left of ${who}, except the address, phone or name in what these sites had entered themselves, in their settings or former ones: ${listedIn.join(", ")}.`;
};

const toErasure = (record: PersonalRecord, uid: string): Change =>
  toChange(record, staysUnnamed(record) ? { ...withoutActor(record.data, uid), uid: null } : undefined);

const toChange = ({ path, data, writeToken }: PersonalRecord, after: UnknownRecord | undefined): Change => ({
  path,
  before: { data, updateTime: toUpdateTime(writeToken) },
  after,
});
