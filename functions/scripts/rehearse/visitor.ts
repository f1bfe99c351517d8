import { randomBytes } from "node:crypto";
import { FieldPath } from "firebase-admin/firestore";
import { createIdentity } from "../../src/lib/auth/identities.ts";
import { isOfTeam } from "../../src/lib/projects/project.ts";
import { apply } from "../admin/apply.ts";
import { OperatorError } from "../admin/operator-error.ts";
import type { Target } from "../admin/target.ts";
import { deleteUser } from "../admin/verbs/personal-data.ts";
import { signIn, type SignedIn } from "../../local/stack/sign-in.ts";
import { rehearsalLimits } from "./limits.ts";
import { readItems, restoreItems } from "./restore-items.ts";
import type { ScenarioVisitor } from "./scenario.ts";

/** A user who exists for one conversation. What is stored about them, and what they left for the team, is deleted at its end. */
export interface Visitor extends AsyncDisposable, SignedIn {}

interface Place {
  readonly target: Target;
  /** Of the hosted pages. */
  readonly origin: string;
  /** The project in Lectern. */
  readonly project: string;
}

const prefix = "rehearsal-";

/** Up to 3 times, because the end of a conversation may still be written meanwhile. */
const forget = async (target: Target, uid: string, project: string, tries = 3): Promise<void> => {
  try {
    await apply(target, await deleteUser(target, uid, { projectIds: [project], hasTelephone: false }));
  } catch (error) {
    if (tries === 1 || !(error instanceof OperatorError)) throw error;
    await forget(target, uid, project, tries - 1);
  }
};

/**
 * Removes the visitors of rehearsals that were killed, with what they wrote. Others may be rehearsing at this moment: so only those that are
 * older than any conversation. Returns how many.
 */
export const removeLeftVisitors = async (target: Target, project: string, leftMs: number = rehearsalLimits.leftMs): Promise<number> => {
  const members = target.firestore.collection(`projects/${project}/members`);
  const id = FieldPath.documentId();
  const { docs } = await members.where(id, ">=", prefix).where(id, "<", `${prefix}\uFFFF`).get();
  const left = docs.filter(({ createTime }) => createTime.toMillis() <= Date.now() - leftMs);
  for (const { id: uid } of left) {
    await restoreItems(target, { project, uid, before: new Map() });
    await forget(target, uid, project);
  }
  return left.length;
};

export async function makeVisitor({ target, origin, project }: Place, { role, ...profile }: ScenarioVisitor): Promise<Visitor> {
  const { firestore, auth } = target;
  const at = target.isReal ? origin : undefined;
  await using made = new AsyncDisposableStack();
  const remove = (uid: string): void => {
    made.defer(async () => forget(target, uid, project));
  };
  const enter = async (): Promise<SignedIn> => {
    if (role === "anonymous") {
      const somebody = await signIn(undefined, at);
      remove(somebody.uid);
      return somebody;
    }
    const uid = `${prefix}${randomBytes(8).toString("hex")}`;
    remove(uid);
    if (isOfTeam(role)) {
      const before = await readItems(target, project);
      // Earlier than the person is forgotten.
      made.defer(async () => restoreItems(target, { project, uid, before }));
    }
    const credentials = { email: `${uid}@example.com`, password: randomBytes(18).toString("base64url") };
    await createIdentity(auth, { uid, ...credentials });
    const batch = firestore.batch();
    batch.create(firestore.doc(`users/${uid}`), { profile });
    batch.create(firestore.doc(`projects/${project}/members/${uid}`), { role, uid });
    await batch.commit();
    return signIn(credentials, at);
  };
  const signedIn = await enter();
  const kept = made.move();
  return { ...signedIn, [Symbol.asyncDispose]: async () => kept.disposeAsync() };
}
