import { randomUUID } from "node:crypto";
import { Firestore } from "firebase-admin/firestore";
import * as z from "zod";
import type { Addresses } from "../local/stack/addresses.ts";
import { projectId as firebaseProject } from "../local/stack/paths.ts";
import { manager } from "../../web/shared/demo-people.ts";
import { limitNames } from "../src/lib/projects/plans.ts";
import { project, templates } from "../local/seed/seed-project.ts";

/** A person with all rights. Closed at the end of its scope. */
export interface Caller extends AsyncDisposable {
  readonly uid: string;
  /** Valid for an hour after the last `renew`. */
  readonly token: string;
  readonly renew: () => Promise<void>;
  readonly firestore: Firestore;
}

const SignedUp = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });

const Renewed = z.object({ id_token: z.string() });

export async function signUp({ authHost }: Addresses): Promise<Caller> {
  const response = await fetch(`http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ returnSecureToken: true }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const { localId: uid, idToken, refreshToken } = SignedUp.parse(await response.json());
  let token = idToken;
  const renew = async (): Promise<void> => {
    const renewed = await fetch(`http://${authHost}/securetoken.googleapis.com/v1/token?key=any`, {
      method: "POST",
      body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }),
      signal: AbortSignal.timeout(patienceMs),
    });
    token = Renewed.parse(await renewed.json()).id_token;
  };
  const firestore = new Firestore({ projectId: firebaseProject });
  await firestore.doc(`users/${uid}`).set({ profile: manager.profile });
  return {
    uid,
    get token() {
      return token;
    },
    renew,
    firestore,
    [Symbol.asyncDispose]: async () => firestore.terminate(),
  };
}

/** A project like the demo project, with limits that no benchmark reaches. The caller is its admin. Returns its ID. */
export async function aProject({ firestore, uid }: Caller): Promise<string> {
  const ref = firestore.doc(`projects/bench-${randomUUID()}`);
  const batch = firestore.batch();
  batch.set(ref, { ...project, live_sessions_per_day: plenty, limits });
  batch.set(ref.collection("members").doc(uid), { role: "admin", uid });
  for (const [id, template] of Object.entries(templates)) batch.set(ref.collection("templates").doc(id), template);
  await batch.commit();
  return ref.id;
}

/** Also enough for limits in bytes. */
const plenty = 1_000_000_000;
const limits = Object.fromEntries(limitNames.map((unit) => [unit, { per_person: plenty, per_project: plenty }]));

const patienceMs = 10_000;
