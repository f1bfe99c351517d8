import * as z from "zod";
import { type Actor, pick, weighted } from "../actor.ts";
import type { KnownDraft } from "../sites.ts";

const Draft = z.object({ draftId: z.string() });
const Versions = z.object({ versions: z.array(z.object({ versionId: z.string() })) });

/** After 40 saves a draft is no longer edited: at most 50 versions are kept, and none may be removed here. */
const savesOfDraft = 40;

/** The number of drafts in use at once: few enough that editors edit the same ones. */
const draftsAtWork = 5;

/** An editor who remembers the newest revision that they saw of each draft. */
export function createEditor(actor: Actor): () => Promise<void> {
  const seen = new Map<string, string>();
  const { site, roll } = actor;
  const steps = [
    [12, save],
    [2, open],
    [1, create],
    [2, read],
    [1, discard],
    [1, lookBack],
  ] as const;
  return async () => {
    const step = site.drafts.length < 2 ? pick(roll, [create, open]) : weighted(roll, steps);
    await step({ ...actor, seen });
  };
}

type Editor = Actor & { readonly seen: Map<string, string> };

export const textOf = (marker: string): string => `${marker}\n\n${"A paragraph of ordinary length, which somebody wrote.\n".repeat(12)}`;

async function create({ world, site, person, marker }: Editor): Promise<void> {
  const text = marker();
  const body = {
    draftId: "new",
    metadata: { title: text, slug: text },
    content: textOf(text),
    language: "en",
    doc_template_id: site.templateId,
  };
  await world.client.insist({
    endpoint: "editSave",
    call: { projectId: site.projectId, token: person.token, body, headers: { "Idempotency-Key": text } },
    // 404: somebody else discarded the new draft before its creator got the answer.
    expected: [200, 404],
    onAnswer: ({ status, body: answer, headers: { etag } }) => {
      if (status !== 200) return;
      const { draftId } = Draft.parse(answer);
      know(world, site, draftId);
      const entry = { projectId: site.projectId, draftId, marker: text, uid: person.uid, ifMatch: undefined, etag, isFirst: true };
      world.ledger.saves.push(entry);
    },
  });
}

async function open({ world, site, person, roll, seen }: Editor): Promise<void> {
  const slug = pick(roll, site.slugs.live);
  await world.client.insist({
    endpoint: "editOpen",
    call: { projectId: site.projectId, token: person.token, body: { slug, language: "en" } },
    expected: [200],
    onAnswer: ({ body, headers: { etag = "" } }) => {
      const { draftId } = Draft.parse(body);
      know(world, site, draftId);
      seen.set(draftId, etag);
    },
  });
}

function know({ ledger }: Actor["world"], site: Actor["site"], id: string): void {
  const key = `${site.projectId}/${id}`;
  if (ledger.drafts.has(key)) return;
  ledger.drafts.add(key);
  site.drafts = [...site.drafts, { id, saves: 0 }].slice(-draftsAtWork);
}

async function save({ world, site, person, roll, marker, seen }: Editor): Promise<void> {
  const draft = pick(roll, site.drafts);
  const text = marker();
  const ifMatch = roll() < 0.6 ? seen.get(draft.id) : undefined;
  const metadata = weighted<object>(roll, [
    [8, {}],
    [3, { title: text }],
    [1, { slug: pick(roll, site.slugs.wanted) }],
  ]);
  countSave(site, draft);
  await world.client.insist({
    endpoint: "editSave",
    call: {
      projectId: site.projectId,
      token: person.token,
      body: { draftId: draft.id, metadata, content: textOf(text), language: "en" },
      headers: { "Idempotency-Key": text, ...(ifMatch !== undefined && { "If-Match": ifMatch }) },
    },
    expected: [200, 404, 409, 412],
    onAnswer: ({ status, headers: { etag } }) => {
      if (status === 404) return; // the save may or may not have happened before the draft was discarded
      const entry = { projectId: site.projectId, draftId: draft.id, marker: text, uid: person.uid, ifMatch, isFirst: false };
      world.ledger.saves.push({ ...entry, etag: status === 200 ? etag : undefined });
      if (status === 200 && etag !== undefined) seen.set(draft.id, etag);
    },
  });
}

/** Counts a text of the draft, which stays one of those at work until it has had enough. */
export function countSave(site: Actor["site"], draft: KnownDraft): void {
  draft.saves++;
  if (draft.saves >= savesOfDraft) site.drafts = site.drafts.filter((one) => one !== draft);
}

async function read({ world, site, person, roll, seen }: Editor): Promise<void> {
  const { id: draftId } = pick(roll, site.drafts);
  const call = { projectId: site.projectId, token: person.token, draftId };
  const reply = await world.client.ask({ endpoint: "editRead", call, expected: [200, 404] });
  const etag = reply?.headers.etag;
  if (etag !== undefined) seen.set(draftId, etag);
}

async function discard({ world, site, person, roll, marker }: Editor): Promise<void> {
  const draft = pick(roll, site.drafts);
  site.drafts = site.drafts.filter((one) => one !== draft);
  await world.client.insist({
    endpoint: "editDiscard",
    call: {
      projectId: site.projectId,
      token: person.token,
      body: { draftId: draft.id },
      headers: { "Idempotency-Key": marker() },
    },
    expected: [200, 404],
    onAnswer: ({ status }) => {
      if (status === 200) world.ledger.discarded.add(`${site.projectId}/${draft.id}`);
    },
  });
}

async function lookBack({ world, site, person, roll }: Editor): Promise<void> {
  const { id: draftId } = pick(roll, site.drafts);
  const who = { projectId: site.projectId, token: person.token, draftId };
  const reply = await world.client.ask({ endpoint: "editVersions", call: who, expected: [200, 404] });
  const found = Versions.safeParse(reply?.body);
  const [version] = found.success ? found.data.versions : [];
  if (version === undefined) return;
  await world.client.ask({ endpoint: "editVersion", call: { ...who, versionId: version.versionId }, expected: [200, 404] });
}
