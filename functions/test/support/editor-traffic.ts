import { randomUUID } from "node:crypto";
import * as z from "zod";
import { weekOf } from "../../src/lib/usage/statistics/week.ts";
import { firestore } from "./admin-app.ts";
import type { Call, EditorEndpoint } from "./api.ts";
import { storedVersions } from "./documents.ts";
import type { Cost } from "./firestore-cost.ts";
import { anOpenQuestion } from "./inbox-items.ts";
import { aForeignDraft, aLivePage, aSlug, type Project } from "./projects.ts";
const text = { metadata: {}, content: "New text", language: "en" };

export type Ask = (endpoint: EditorEndpoint, details: Partial<Call>) => Promise<unknown>;

interface Operation {
  readonly endpoint: EditorEndpoint;
  /** Its name in docs/costs.md, where its figures stand alone. */
  readonly row?: string;
  readonly request: (project: Project, ask: Ask) => Promise<Partial<Call>>;
  readonly cost: Cost;
}

const draftIdIn = (body: unknown): string => z.object({ draftId: z.string() }).parse(body).draftId;

/** A draft that the service cloned from a live page and saved once. */
const aDraft = async (project: Project, ask: Ask): Promise<{ readonly draftId: string; readonly slug: string }> => {
  const slug = aSlug();
  await aLivePage(project, { slug });
  const draftId = draftIdIn(await ask("editOpen", { body: { slug, language: "en" } }));
  await ask("editSave", { body: { ...text, draftId, content: "Saved once" } });
  return { draftId, slug };
};

const openingOf = async (project: Project, make: typeof aLivePage): Promise<Partial<Call>> => {
  const slug = aSlug();
  await make(project, { slug });
  return { body: { slug, language: "en" } };
};

/** What every operation of an editor may cost at Firestore. */
export const operations: Readonly<Record<string, Operation>> = {
  "opening a draft": {
    row: "open, draft exists",
    endpoint: "editOpen",
    request: async (project, ask) => ({ body: { slug: (await aDraft(project, ask)).slug, language: "en" } }),
    cost: { roundTrips: 2, reads: 9, writes: 0 },
  },
  "opening a live page": {
    row: "open, clone of the live page",
    endpoint: "editOpen",
    request: async (project) => openingOf(project, aLivePage),
    cost: { roundTrips: 2, reads: 8, writes: 2 },
  },
  "opening a draft of another interface": {
    endpoint: "editOpen",
    request: async (project) => openingOf(project, aForeignDraft),
    cost: { roundTrips: 2, reads: 7, writes: 0 },
  },
  "publishing a draft": {
    row: "publish",
    endpoint: "docsPublish",
    request: async (project, ask) => ({ body: { draftId: (await aDraft(project, ask)).draftId } }),
    cost: { roundTrips: 3, reads: 10, writes: 7 },
  },
  "publishing a draft later": {
    row: "publish later",
    endpoint: "docsPublish",
    request: async (project, ask) => ({
      body: { draftId: (await aDraft(project, ask)).draftId, publish_at: new Date(Date.now() + 3_600_000).toISOString() },
    }),
    cost: { roundTrips: 3, reads: 9, writes: 1 },
  },
  "taking a page from the site": {
    row: "take a page from the site",
    endpoint: "docsUnpublish",
    request: async (project) => ({ body: { docId: await aLivePage(project) } }),
    cost: { roundTrips: 3, reads: 6, writes: 5 },
  },
  "making a preview link": {
    row: "make a preview link",
    endpoint: "docsPreview",
    request: async (project) => ({ body: { draftId: await aForeignDraft(project) } }),
    cost: { roundTrips: 2, reads: 4, writes: 1 },
  },
  "saying who is here": {
    row: "say that somebody is here, beside `p` others, each minute",
    endpoint: "editPresence",
    request: async (project) => ({ draftId: await aForeignDraft(project), body: {} }),
    cost: { roundTrips: 2, reads: 5, writes: 1 },
  },
  "reading a draft": {
    row: "read",
    endpoint: "editRead",
    request: async (project, ask) => ({ draftId: (await aDraft(project, ask)).draftId }),
    cost: { roundTrips: 2, reads: 7, writes: 0 },
  },
  "saving a draft": {
    row: "save of the content, with a new version",
    endpoint: "editSave",
    request: async (project, ask) => ({ body: { ...text, draftId: (await aDraft(project, ask)).draftId } }),
    cost: { roundTrips: 2, reads: 4, writes: 2 },
  },
  "saving a draft with another title": {
    row: "save of metadata, with a new version",
    endpoint: "editSave",
    request: async (project, ask) => ({ body: { ...text, draftId: (await aDraft(project, ask)).draftId, metadata: { title: "Another" } } }),
    // The template, too.
    cost: { roundTrips: 3, reads: 5, writes: 2 },
  },
  "saving a draft with a key": {
    endpoint: "editSave",
    request: async (project, ask) => ({
      body: { ...text, draftId: (await aDraft(project, ask)).draftId },
      headers: { "Idempotency-Key": randomUUID() },
    }),
    cost: { roundTrips: 2, reads: 5, writes: 3 },
  },
  "saving a draft without a change": {
    row: "save, nothing changed",
    endpoint: "editSave",
    request: async (project, ask) => ({ body: { ...text, draftId: (await aDraft(project, ask)).draftId, content: "Saved once" } }),
    cost: { roundTrips: 1, reads: 4, writes: 0 },
  },
  "saving a draft under another slug": {
    row: "save, slug changes",
    endpoint: "editSave",
    request: async (project, ask) => ({ body: { ...text, draftId: (await aDraft(project, ask)).draftId, metadata: { slug: aSlug() } } }),
    cost: { roundTrips: 3, reads: 8, writes: 4 },
  },
  "saving a draft of another interface": {
    endpoint: "editSave",
    request: async (project) => ({ body: { ...text, draftId: await aForeignDraft(project) } }),
    cost: { roundTrips: 2, reads: 4, writes: 2 },
  },
  "saving a new draft": {
    row: "save, new draft",
    endpoint: "editSave",
    request: async (project) => ({ body: { ...text, draftId: "new", metadata: { slug: aSlug() }, doc_template_id: project.templateId } }),
    cost: { roundTrips: 3, reads: 7, writes: 2 },
  },
  "discarding a draft": {
    row: "discard",
    endpoint: "editDiscard",
    request: async (project, ask) => ({ body: { draftId: (await aDraft(project, ask)).draftId } }),
    cost: { roundTrips: 2, reads: 5, writes: 5 },
  },
  "listing the versions of a draft": {
    endpoint: "editVersions",
    request: async (project, ask) => ({ draftId: (await aDraft(project, ask)).draftId }),
    cost: { roundTrips: 2, reads: 6, writes: 0 },
  },
  "reading a version": {
    endpoint: "editVersion",
    request: async (project, ask) => {
      const { draftId } = await aDraft(project, ask);
      const [version] = await storedVersions(project.id, draftId);
      return { draftId, versionId: version?.id ?? "" };
    },
    cost: { roundTrips: 2, reads: 6, writes: 0 },
  },
  "listing 50 documents": {
    endpoint: "docsList",
    request: async (project) => {
      await Promise.all(Array.from({ length: 60 }, async () => aLivePage(project)));
      return { suffix: "?visibility=live" };
    },
    // The guard's three, 50 and one that shows whether there are more, and the two authors: one has published a page.
    cost: { roundTrips: 2, reads: 56, writes: 0 },
  },
  "listing documents of a language that has none": {
    endpoint: "docsList",
    request: async () => Promise.resolve({ suffix: "?language=pt-BR" }),
    cost: { roundTrips: 1, reads: 4, writes: 0 },
  },
  "listing the documents of a slug": {
    endpoint: "docsList",
    request: async (project) => {
      const slug = aSlug();
      await Promise.all(["en", "nb"].map(async (language) => aLivePage(project, { slug, language })));
      return { suffix: `?slug=${slug}&language=nb` };
    },
    cost: { roundTrips: 2, reads: 6, writes: 0 },
  },
  "listing the documents of a slug that redirects": {
    row: "list of a slug that redirects",
    endpoint: "docsList",
    request: async (project) => {
      const [from, to] = [aSlug(), aSlug()];
      await firestore.collection(`projects/${project.id}/redirects`).add({ from, to, language: "en" });
      await aLivePage(project, { slug: to });
      return { suffix: `?slug=${from}&visibility=live` };
    },
    // The guard's three, nothing at the slug, the redirect, and the page that it leads to.
    cost: { roundTrips: 3, reads: 6, writes: 0 },
  },
  "looking at a live page": {
    endpoint: "docsRead",
    request: async (project) => ({ draftId: await aLivePage(project) }),
    cost: { roundTrips: 2, reads: 6, writes: 0 },
  },
  "listing the templates": {
    endpoint: "templatesList",
    request: async () => Promise.resolve({}),
    cost: { roundTrips: 1, reads: 4, writes: 0 },
  },
  "listing open questions": {
    endpoint: "inboxList",
    request: async (project) => {
      await Promise.all(Array.from({ length: 5 }, async (_, index) => anOpenQuestion(project.id, { asked_count: index })));
      return { suffix: "?kind=question&limit=3" };
    },
    // The guard's three, three and one that shows whether there are more, and the one person who asked.
    cost: { roundTrips: 2, reads: 8, writes: 0 },
  },
  "answering a question": {
    endpoint: "inboxChange",
    request: async (project) => ({ draftId: await anOpenQuestion(project.id), body: { action: "answer", text: "Yes." } }),
    // The guard's three, the question, and the people in the item.
    cost: { roundTrips: 3, reads: 6, writes: 1 },
  },
  "closing a question that is closed": {
    endpoint: "inboxChange",
    request: async (project) => ({ draftId: await anOpenQuestion(project.id, { status: "closed" }), body: { action: "close" } }),
    cost: { roundTrips: 2, reads: 5, writes: 0 },
  },
  "counting what visitors asked": {
    endpoint: "statisticsRead",
    request: async (project) => {
      const pageId = await aLivePage(project);
      const week = weekOf(new Date());
      const statistics = firestore.collection(`projects/${project.id}/statistics`);
      await statistics.doc(`${week}.pages.0`).set({ pages: { [pageId]: { en: 2 } } });
      await statistics.doc(`${week}.counts.0`).set({ languages: { en: { conversation: 1 } } });
      return {};
    },
    // The guard's three, then the two documents, then the page with the answer.
    cost: { roundTrips: 2, reads: 6, writes: 0 },
  },
  "reading the site settings": {
    endpoint: "settingsSiteRead",
    request: async () => Promise.resolve({}),
    cost: { roundTrips: 1, reads: 3, writes: 0 },
  },
  "placing the voice agent": {
    row: "settings",
    endpoint: "settingsSite",
    request: async () => ({ body: { live_agent_placement: "widget" } }),
    // After the guard's: which versions there are, here none. With 20 of them, 20 reads more than the one for nothing, and a delete.
    cost: { roundTrips: 3, reads: 4, writes: 2 },
  },
};
