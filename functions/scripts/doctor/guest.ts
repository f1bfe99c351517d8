import { randomBytes } from "node:crypto";
import type { DocumentReference } from "firebase-admin/firestore";
import { createIdentity } from "../../src/lib/auth/identities.ts";
import type { UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { apply } from "../admin/apply.ts";
import type { Target } from "../admin/target.ts";
import { deleteProject } from "../admin/verbs/delete-project.ts";
import { deleteUser } from "../admin/verbs/personal-data.ts";
import { SetupError } from "../../local/stack/setup-error.ts";
import { signIn } from "../../local/stack/sign-in.ts";
import type { Secrecy } from "./secrecy.ts";
import { codeOf } from "../../src/lib/platform/core/service-error.ts";

/** A person with a project, created for one run. Both are removed at the end of its scope. */
export interface Guest extends AsyncDisposable {
  readonly uid: string;
  readonly projectId: string;
  readonly idToken: string;
}

interface GuestOptions {
  readonly target: Target;
  /** Where the project's pages are hosted, which gives the key for signing in. */
  readonly origin: string;
  readonly secrecy: Secrecy;
  /** The prefix of both IDs. */
  readonly name: string;
  /** Fields of the project in addition to the required ones. */
  readonly project?: UnknownRecord;
  /** Contents of live pages by slug, which is also their title. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Random by default. A name that exists is refused. */
  readonly suffix?: string;
}

/** @throws SetupError when the project or user exists already, or sign-in fails; nothing is left behind */
export async function makeGuest({ target, origin, secrecy, name, ...options }: GuestOptions): Promise<Guest> {
  const { project = {}, pages = {}, suffix = randomBytes(6).toString("hex") } = options;
  const projectId = `${name}-${suffix}`;
  const uid = projectId;
  await using made = new AsyncDisposableStack();
  const { firestore, auth } = target;
  const projectRef = firestore.doc(`projects/${projectId}`);
  const userRef = firestore.doc(`users/${uid}`);
  const batch = firestore.batch();
  batch.create(projectRef, { name: "Lectern's doctor", plan: "pro", default_language: "en", modules: { voice: true }, ...project });
  batch.create(userRef, { profile: { language: "en" } });
  batch.create(projectRef.collection("members").doc(uid), { role: "manager", uid });
  for (const [slug, content] of Object.entries(pages)) batch.create(projectRef.collection("documents").doc(slug), aPage(slug, content));
  await requireFree(target, [projectRef, userRef]);
  // Deferred before they exist, so that a lost answer leaves nothing behind, and separately, so that one failure does not keep the other.
  made.defer(async () => apply(target, await deleteUser(target, uid)));
  made.defer(async () => {
    if ((await projectRef.get()).exists) await apply(target, await deleteProject(target, projectId));
  });
  await batch.commit().catch((error: unknown) => {
    // It did not exist a moment ago, so a commit whose answer was lost was repeated.
    if (codeOf(error) !== alreadyExists) throw error;
  });
  const email = `${projectId}@example.com`;
  const password = secrecy.keep(randomBytes(18).toString("base64url"));
  await createIdentity(auth, { uid, email, password });
  const { idToken } = await signIn({ email, password }, target.isReal ? origin : undefined);
  secrecy.keep(idToken);
  const kept = made.move();
  return { uid, projectId, idToken, [Symbol.asyncDispose]: async () => kept.disposeAsync() };
}

const requireFree = async ({ firestore, auth }: Target, refs: readonly DocumentReference[]): Promise<void> => {
  const [found, { users }] = await Promise.all([firestore.getAll(...refs), auth.getUsers(refs.map(({ id }) => ({ uid: id })))]);
  if (users.length === 0 && found.every(({ exists }) => !exists)) return;
  throw new SetupError(`There is a project or user ${refs[0]?.id} already; it was left as it is.`);
};

/** https://grpc.github.io/grpc/core/md_doc_statuscodes.html */
const alreadyExists = 6;

const aPage = (slug: string, content: string) => ({
  visibility: "live",
  slug,
  language: "en",
  metadata: { title: slug, slug },
  content,
  doc_template_id: "none",
  created_at: new Date(),
  updated_at: new Date(),
  updated_by: null,
  revision: 1,
});
