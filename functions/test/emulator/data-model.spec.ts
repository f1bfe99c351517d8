import { expect } from "chai";
import { localPlacesKey } from "../../fakes/registries/sources/places.ts";
import { startFakeRegistries } from "../../fakes/registries/start-fake-registries.ts";
import { startFakeTranslation } from "../../fakes/translation/start-fake-translation.ts";
import { removalLimits } from "../../src/lib/drafts/limits.ts";
import { requireDraft } from "../../src/lib/drafts/require-draft.ts";
import { draftStore } from "../../src/lib/drafts/store.ts";
import { firestore } from "../support/admin-app.ts";
import { documentedCollections } from "../support/data-model.ts";
import { everythingIn } from "../support/documents.ts";
import { geminiOfStack, startInstance } from "../support/instances.ts";
import type { Editor } from "../support/editor.ts";
import { anOwner } from "../support/onboarding.ts";
import { aForeignDraft, aLivePage, anEditor, aSlug, type Project } from "../support/projects.ts";
import { expectOurs, opened, published, saved } from "../support/replies.ts";
import { callTool, toolResult } from "../support/tools.ts";
import { aVisitor, start, started, type Visitor } from "../support/visitors.ts";
import { answer, askWith, promote } from "./live/knowledge/asked-site.ts";
import { aPhoneCall } from "./live/transfers/support/phone-call.ts";

/** A stored document: the name of its collection, and its fields. */
type Found = readonly [collection: string, fields: readonly string[]];

const foundIn = async (projectId: string): Promise<readonly Found[]> =>
  [...(await everythingIn(projectId))].map(([path, { fields = {} }]) => [path.split("/").at(-2) ?? "", Object.keys(fields)] as const);

const foundInRoot = async (collection: string): Promise<readonly Found[]> =>
  (await firestore.collection(collection).get()).docs.map((record) => [collection, Object.keys(record.data())] as const);

/** A page that moves leaves a redirect. */
const publishElsewhere = async (project: Project, editor: Editor): Promise<void> => {
  const slug = aSlug();
  await aLivePage(project, { slug });
  const { draftId } = opened(await editor.open({ slug, language: "en" }));
  saved(await editor.save({ draftId, metadata: { slug: aSlug() }, content: "New", language: "en" }));
  published(await editor.publish({ draftId }));
};

const editPages = async ({ projectId }: Visitor): Promise<void> => {
  const project = { id: projectId, templateId: "article" };
  await firestore.doc(`projects/${projectId}/templates/${project.templateId}`).set({ name: "Article", fields: [] });
  const editor = await anEditor(project);
  const slug = aSlug();
  await aLivePage(project, { slug });
  const { draftId } = opened(await editor.open({ slug, language: "en" }));
  const edit = { draftId, metadata: { slug: aSlug() }, content: "New", language: "en" };
  saved(await editor.save(edit, { "Idempotency-Key": aSlug() }));
  await publishElsewhere(project, editor);
  expectOurs(await editor.preview({ draftId }), 200);
};

/** Leaves a part for the sweeps, which other tests run. */
const removeLargePage = async (projectId: string): Promise<void> => {
  const large = await draftStore.findPage(projectId, await aForeignDraft({ id: projectId, templateId: "article" }));
  const versions = ["one", "two"].map((id) => ({ id, bytes: removalLimits.commitBytes }));
  await draftStore.remove(projectId, requireDraft(large), versions, undefined);
};

/** Visitors use every feature of the voice agent, and the team answers. */
const talk = async (visitor: Visitor): Promise<void> => {
  const [registries, translation] = await Promise.all([startFakeRegistries(), startFakeTranslation()]);
  const instance = await startInstance("liveToolsExecute", {
    ...geminiOfStack,
    ...registries.parameters,
    PLACES_API_KEY: localPlacesKey,
    TRANSLATE_API_URL: translation.url,
  });
  const base = instance.url;
  const use = async (tool: string, args: object) => toolResult(await callTool(visitor, tool, args, { base, callId: aSlug() }));
  started(await start(visitor));
  await use("update_profile", { language: "sw" });
  await use("search_company", { country: "NO", query: "Fjord Bakery" });
  await use("set_field", { path: "summary", value: "We bake." });
  for (const message of ["Call me.", "Write to me."]) await askWith(visitor, { message }, { base });
  for (const question of ["Do you sell flour?", "Is there a car park?"]) await askWith(visitor, { question }, { base });
  const manager = await promote(await aVisitor(visitor.projectId), "manager");
  await answer(manager, {}, { base });
  await answer(manager, { answer: "Yes." }, { base });
  await answer(manager, { skip: true }, { base });
  await Promise.all([instance.stop(), registries.stop(), translation.stop()]);
};

describe("docs/data-model.md", () => {
  it("describes every field that Lectern stores", async () => {
    const visitor = await anOwner({ first_name: "Noa" });
    // A webhook that is refused because its URL is on this machine, so the notices stay.
    const notify = { emails: [], url: "http://127.0.0.1:9/", secret: "whsec_c2VjcmV0" };
    await firestore.doc(`projects/${visitor.projectId}`).update({ notify });
    await editPages(visitor);
    await removeLargePage(visitor.projectId);
    const edited = await foundIn(visitor.projectId);
    await talk(visitor);
    const phoneCall = await aPhoneCall();
    await phoneCall.enter();
    await phoneCall.reportStatus("busy");
    const inProjects = [...edited, ...(await foundIn(visitor.projectId)), ...(await foundIn(phoneCall.visitor.projectId))];
    const roots = ["users", "outboxes", "transfer_lines", "transfer_calls", "translations"] as const;
    // Other tests store anything in these: one document that fits the description is enough.
    const inRoot = (await Promise.all(roots.map(foundInRoot))).flat();
    const fieldsOf = new Map(documentedCollections.map(({ name, fields }) => [name, new Set(fields)]));
    const isDescribed = ([name, fields]: Found): boolean => fields.every((field) => fieldsOf.get(name)?.has(field));
    expect(inProjects.filter((found) => !isDescribed(found))).to.deep.equal([]);
    const seen = new Set([...inProjects, ...inRoot.filter(isDescribed)].map(([name]) => name));
    expect([...seen].toSorted()).to.deep.equal([...fieldsOf.keys()].toSorted());
  });
});
