import { randomUUID } from "node:crypto";
import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod";
import { manager } from "../../web/shared/demo-people.ts";
import { project, templates } from "../local/seed/seed-project.ts";

/** Somebody who is signed in. */
export interface Person {
  readonly uid: string;
  readonly token: string;
}

/** A draft that the editors of a site know. */
export interface KnownDraft {
  readonly id: string;
  saves: number;
}

/** A project in which people work for a while. */
export interface Site {
  readonly projectId: string;
  readonly templateId: string;
  readonly slugs: { readonly live: readonly string[]; readonly wanted: readonly string[] };
  /** Shared by all editors. */
  drafts: readonly KnownDraft[];
}

export interface Ground {
  readonly firestore: Firestore;
  readonly authHost: string;
  /** The Firebase project. */
  readonly firebaseProject: string;
}

/** Low enough to be reached. */
export const siteLimits = {
  sessionsPerDay: 4,
  questions: { person: 3, project: 12 },
  messages: { person: 4, project: 16 },
  visitorSessions: { person: 2, project: 12 },
  newVisitors: { person: 1, project: 8 },
} as const;

const limits = {
  questions: toFields(siteLimits.questions),
  messages: toFields(siteLimits.messages),
  visitor_sessions: toFields(siteLimits.visitorSessions),
  new_visitors_per_hour: toFields(siteLimits.newVisitors),
  transfers: toFields({ person: 6, project: 30 }),
  transfers_per_hour: toFields({ person: 6, project: 30 }),
};

function toFields({ person, project: all }: { readonly person: number; readonly project: number }) {
  return { per_person: person, per_project: all };
}

/** @param managerPhone decides what happens when the manager is called */
export async function openSite({ firestore }: Ground, managerPhone: string): Promise<Site> {
  const ref = firestore.doc(`projects/soak-${randomUUID()}`);
  const [templateId = ""] = Object.keys(templates);
  const live = ["prices", "hours", "team", "news"];
  const batch = firestore.batch();
  const modules = { voice: true, onboarding: true, transfers: true };
  batch.set(ref, {
    ...project,
    modules,
    limits,
    visitors: "anyone",
    manager_phone: managerPhone,
    live_sessions_per_day: siteLimits.sessionsPerDay,
  });
  for (const [id, template] of Object.entries(templates)) batch.set(ref.collection("templates").doc(id), template);
  for (const slug of live) {
    const writtenAt = new Date();
    batch.set(ref.collection("documents").doc(`live-${slug}`), {
      visibility: "live",
      slug,
      language: "en",
      metadata: { title: slug, slug },
      content: `# The page about ${slug}\n`,
      doc_template_id: templateId,
      created_at: writtenAt,
      updated_at: writtenAt,
      updated_by: "publisher",
      revision: 3,
    });
  }
  await batch.commit();
  return { projectId: ref.id, templateId, slugs: { live, wanted: ["spring", "summer", "autumn"] }, drafts: [] };
}

const SignedUp = z.object({ localId: z.string() });

/** A new account. */
async function signUp({ authHost, firebaseProject }: Ground, credentials: object): Promise<string> {
  const response = await fetch(`http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${firebaseProject}/accounts`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: "Bearer owner" },
    body: JSON.stringify(credentials),
  });
  return SignedUp.parse(await response.json()).localId;
}

/** An unknown visitor: a new account without a name. */
export async function anAnonymous(ground: Ground): Promise<Person> {
  const uid = await signUp(ground, {});
  return { uid, token: toToken(uid, ground.firebaseProject, "anonymous") };
}

/** A new, provisioned account with a role in the project. */
export async function aPerson(ground: Ground, { projectId }: Site, role: string): Promise<Person> {
  const { firestore, firebaseProject } = ground;
  const uid = await signUp(ground, { email: `${randomUUID()}@people.example`, password: "correct horse" });
  const batch = firestore.batch();
  batch.set(firestore.doc(`projects/${projectId}/members/${uid}`), { role, uid });
  batch.set(firestore.doc(`users/${uid}`), { profile: { ...manager.profile, language: "en" } });
  await batch.commit();
  return { uid, token: toToken(uid, firebaseProject, "password") };
}

/** An unsigned ID token, as the Auth emulator issues, dated by the clock of this process. */
function toToken(uid: string, firebaseProject: string, provider: "password" | "anonymous"): string {
  const nowSec = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${firebaseProject}`,
    aud: firebaseProject,
    sub: uid,
    user_id: uid,
    auth_time: nowSec,
    iat: nowSec,
    exp: nowSec + tokenSec,
    firebase: { identities: {}, sign_in_provider: provider },
  };
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
}

/** Two days, because clocks are moved forward by hours at the end. */
const tokenSec = 2 * 86_400;
