import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import type { Page } from "./seed-page.ts";
import { draft, englishPages } from "./pages-english.ts";
import { hebrewPages } from "./pages-hebrew.ts";
import { norwegianPages } from "./pages-norwegian.ts";
import { admin, password, people, type Person } from "../../../web/shared/demo-people.ts";
import { project, projectId, siteHost, templates } from "./seed-project.ts";

/** Writes the demo project and its people to the emulators that the environment names. Can be repeated. */
export async function seed(): Promise<void> {
  const app = initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" }, "seed");
  try {
    await Promise.all([seedDatabase(getFirestore(app)), ...people.map(async (person) => seedIdentity(getAuth(app), person))]);
  } finally {
    await deleteApp(app);
  }
}

/** Deletes first, because the Admin SDK's `create` refuses an existing identity, and its import cannot hash a password. */
async function seedIdentity(auth: Auth, { uid, email, profile }: Person): Promise<void> {
  await auth.deleteUsers([uid]);
  const name = profile && { displayName: `${profile.first_name} ${profile.last_name}` };
  await auth.createUser({ uid, email, password, emailVerified: true, ...name });
}

async function seedDatabase(database: Firestore): Promise<void> {
  const batch = database.batch();
  const projectRef = database.doc(`projects/${projectId}`);
  batch.set(projectRef, project);
  batch.set(database.doc(`site_hosts/${siteHost}`), { project_id: projectId });
  for (const { uid, role, profile } of people) {
    if (profile !== undefined) batch.set(database.doc(`users/${uid}`), { profile });
    if (role !== undefined) batch.set(projectRef.collection("members").doc(uid), { role, uid });
  }
  for (const [id, template] of Object.entries(templates)) batch.set(projectRef.collection("templates").doc(id), template);
  const documents = projectRef.collection("documents");
  const languages = [
    ["en", englishPages],
    ["nb", norwegianPages],
    ["he", hebrewPages],
  ] as const;
  for (const [language, pages] of languages) {
    for (const page of pages) batch.set(documents.doc(page.id), toDocument(page, language, "live"));
  }
  batch.set(documents.doc(draft.id), toDocument(draft, "en", "draft"));
  await batch.commit();
}

const toDocument = ({ slug, template, metadata, content }: Page, language: string, visibility: "live" | "draft") => ({
  visibility,
  slug,
  language,
  metadata: { slug, ...metadata },
  content,
  doc_template_id: template,
  created_at: writtenAt,
  updated_at: writtenAt,
  updated_by: admin.uid,
  revision: 1,
});

const writtenAt = new Date("2026-03-02T09:00:00Z");
