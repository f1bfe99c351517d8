import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { localPlacesKey } from "../../fakes/registries/sources/places.ts";
import { startFakeRegistries } from "../../fakes/registries/start-fake-registries.ts";
import { startFakeTranslation } from "../../fakes/translation/start-fake-translation.ts";
import { removalLimits } from "../../src/lib/pages/removal/limits.ts";
import { requireDraft } from "../../src/lib/pages/drafts/page.ts";
import { draftStore } from "../../src/lib/pages/drafts/store.ts";
import { invitationIdOf } from "../../src/lib/people/stored-invitation.ts";
import { peopleStore } from "../../src/lib/people/store.ts";
import { keyStore } from "../../src/lib/projects/keys/store.ts";
import { firestore, identities } from "../support/admin-app.ts";
import { storeKey } from "../support/api-keys.ts";
import { call } from "../support/api.ts";
import { type Editor, editorIn } from "../support/editor.ts";
import { geminiOfStack, startInstance } from "../support/instances.ts";
import { anOwner } from "../support/onboarding.ts";
import { anAddress } from "../support/people.ts";
import { asciiGif } from "../support/pictures.ts";
import { operate } from "../support/operator.ts";
import { aForeignDraft, aLivePage, aSlug, type Project } from "../support/projects.ts";
import { expectOurs, opened, published, saved } from "../support/replies.ts";
import { callTool, toolResult } from "../support/tools.ts";
import { aVisitor, start, started, type Visitor } from "../support/visitors.ts";
import { answer, askWith, promote } from "./live/knowledge/asked-site.ts";
import { aPhoneCall } from "./live/transfers/support/phone-call.ts";
import { aFixture, aPhone } from "./live/transfers/support/transfer-fixture.ts";

/** A project that has everything that Lectern stores in one, as its own endpoints and tools have made it. */
export interface FilledProject {
  /** A visitor who has used every tool, and later, as a manager, edited pages and answered others. */
  readonly person: Visitor;
  /** With which the person signs in. */
  readonly email: string;
  /** A manager who has read out and answered what the visitor left. */
  readonly colleague: Visitor;
  /** What the person has said and typed, and what they are known by: it occurs nowhere else. */
  readonly marks: readonly string[];
}

/** A page that moves leaves a redirect. */
const publishElsewhere = async (project: Project, editor: Editor): Promise<void> => {
  const slug = aSlug();
  await aLivePage(project, { slug });
  const { draftId } = opened(await editor.open({ slug, language: "en" }));
  saved(await editor.save({ draftId, metadata: { slug: aSlug() }, content: "New", language: "en" }));
  published(await editor.publish({ draftId }));
};

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString();

const editPages = async (project: Project, editor: Editor): Promise<void> => {
  expectOurs(await editor.configure({ greeting: aSlug() }), 200);
  await firestore.doc(`projects/${project.id}/templates/${project.templateId}`).set({ name: "Article", fields: [] });
  const slug = aSlug();
  await aLivePage(project, { slug });
  const { draftId } = opened(await editor.open({ slug, language: "en" }));
  const edit = { draftId, metadata: { slug: aSlug() }, content: "New", language: "en" };
  saved(await editor.save(edit, { "Idempotency-Key": aSlug() }));
  await publishElsewhere(project, editor);
  expectOurs(await editor.preview({ draftId }), 200);
  expectOurs(await editor.publish({ draftId, publish_at: tomorrow() }), 200);
  const { token } = editor;
  expectOurs(await call("editPresence", { projectId: project.id, draftId, token, body: {} }), 200);
  expectOurs(await editor.comment(draftId, { text: `Seen by ${editor.uid}.` }), 200);
  expectOurs(await call("mediaUpload", { projectId: project.id, token, body: asciiGif, contentType: "image/gif" }), 200);
};

/** Leaves a part for the sweeps, which other tests run. */
const removeLargePage = async (projectId: string): Promise<void> => {
  const large = await draftStore.findPage(projectId, await aForeignDraft({ id: projectId, templateId: "article" }));
  const versions = ["one", "two"].map((id) => ({ id, bytes: removalLimits.commitBytes }));
  await draftStore.remove(projectId, requireDraft(large), versions, undefined);
};

/** Visitors use every feature of the voice agent, and the team answers, also those who were visitors before. */
const talk = async (person: Visitor, colleague: Visitor, [message = "", another = "", question = "", closed = ""]: readonly string[]) => {
  const [registries, translation] = await Promise.all([startFakeRegistries(), startFakeTranslation()]);
  const instance = await startInstance("liveToolsExecute", {
    ...geminiOfStack,
    ...registries.parameters,
    PLACES_API_KEY: localPlacesKey,
    TRANSLATE_API_URL: translation.url,
  });
  const base = instance.url;
  const use = async (tool: string, args: object) => toolResult(await callTool(person, tool, args, { base, callId: aSlug() }));
  started(await start(person));
  await use("update_profile", { language: "sw" });
  await use("search_company", { country: "NO", query: "Fjord Bakery" });
  await use("set_field", { path: "summary", value: "We bake." });
  for (const text of [message, another]) await askWith(person, { message: text }, { base, callId: aSlug() });
  for (const text of [question, closed]) await askWith(person, { question: text }, { base, callId: aSlug() });
  const other = await aVisitor(person.projectId);
  for (const text of ["Do you sell ovens?", "Do you sell oars?"]) await askWith(other, { question: text }, { base });
  await askWith(other, { message: "Write to me." }, { base });
  for (const args of [{}, { answer: "Yes." }, { skip: true }, { close: true }, {}])
    await answer(colleague, args, { base, callId: aSlug() });
  await promote(person, "manager");
  for (let item = 0; item < 6; item++)
    for (const args of [{}, item % 2 === 0 ? { answer: "We do." } : { close: true }]) await answer(person, args, { base, callId: aSlug() });
  await Promise.all([instance.stop(), registries.stop(), translation.stop()]);
};

/** Who makes a key, and whose agent has used it. */
const useKey = async (person: Visitor): Promise<void> => {
  const { keyId } = await storeKey(person.projectId, { by: person });
  await keyStore.takeFromMinute(keyId, Math.floor(Date.now() / 60_000), 1);
  await keyStore.noteUse(keyId, new Date());
};

const invite = async ({ projectId, uid }: Visitor, email: string): Promise<void> => {
  const at = new Date();
  const expiresAt = new Date(Date.now() + 86_400_000);
  const wish = { id: invitationIdOf(email), email, role: "manager", firstName: null, lastName: null, digest: "" } as const;
  const invitation = { ...wish, invitedBy: uid, invitedAt: at, expiresAt, attemptedAt: at, mailedAt: at, foreignUid: undefined };
  await peopleStore.writeInvitation(projectId, invitation, { writeToken: undefined, witness: undefined });
  await firestore.doc(`projects/${projectId}/members/${uid}`).update({ joined_by: "a digest" });
};

export const fillProject = async (fields: Readonly<Record<string, unknown>> = {}): Promise<FilledProject> => {
  const id = randomUUID().replaceAll(/[^a-z]/g, "");
  const phone = aPhone();
  const profile = { first_name: `Noa${id}`, last_name: `Berg${id}`, phone: aPhone(), contact_email: `noa.${id}@people.example` };
  const person = await anOwner(profile);
  const { projectId } = person;
  const project = { id: projectId, templateId: "article" };
  // A webhook that is refused because its URL is on this machine, so the notices stay.
  const notify = { emails: [], url: "http://127.0.0.1:9/", secret: "whsec_c2VjcmV0" };
  await firestore.doc(`projects/${projectId}`).update({ notify, manager_phone: phone, ...fields });
  expect((await operate("site", "host", projectId, `shop-${projectId.toLowerCase()}.example`)).exitCode).to.equal(0);
  const colleague = await promote(await aVisitor(projectId), "manager");
  await editPages(project, editorIn(projectId, colleague));
  const phoneCall = await aPhoneCall({ fixture: await aFixture(), visitor: person, phone });
  await phoneCall.enter();
  await phoneCall.reportStatus("busy");
  const said = [`Call me about ${id}.`, `Write to me about ${id}.`, `Do you sell flour of ${id}?`, `Is there a car park for ${id}?`];
  await talk(person, colleague, said);
  await editPages(project, editorIn(projectId, person));
  await useKey(person);
  const { email = "" } = await identities.getUser(person.uid);
  await invite(person, anAddress());
  await invite(colleague, email);
  await removeLargePage(projectId);
  return { person, email, colleague, marks: [person.uid, email, ...Object.values(profile), id] };
};
