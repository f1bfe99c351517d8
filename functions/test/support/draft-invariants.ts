import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import type { Stored } from "./stored-documents.ts";

/** `<revision>.<digest>`. */
const mark = z.string().check(z.regex(/^\d+\.[0-9A-Za-z]{8}$/));

/** Lectern's own fields of a draft. */
const StoredDraft = z.object({
  visibility: z.literal("draft"),
  slug: z.nullable(z.string()),
  language: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  content: z.string(),
  doc_template_id: z.string(),
  created_at: z.unknown(),
  updated_at: z.unknown(),
  updated_by: z.string(),
  revision: z.int().check(z.positive()),
  claim_id: z.nullable(z.string()),
  stood_at: z.array(z.string()).check(z.maxLength(10)),
  recent_saves: z
    .array(z.object({ id: z.string(), fingerprint: z.string(), revision: z.int(), tag: z.optional(z.string()) }))
    .check(z.maxLength(20)),
  kept_versions: z
    .array(z.object({ id: z.string(), kept_at: z.unknown(), saved_at: z.unknown(), author: z.string() }))
    .check(z.maxLength(50)),
  marks: z.object({ at: z.unknown(), content: mark, language: mark, metadata: z.record(z.string(), mark) }),
});

const StoredVersion = z.object({
  metadata: z.record(z.string(), z.unknown()),
  content: z.string(),
  language: z.string(),
  saved_at: z.unknown(),
  saved_by: z.string(),
  bytes: z.int().check(z.positive()),
});

const StoredRequest = z.object({ fingerprint: z.string(), draft_id: z.string(), revision: z.int(), expire_at: z.unknown() });

/** Of the texts that publications have replaced. */
const historyId = /^lectern-live-\d{10}-[0-9A-Za-z]{8}$/;

const History = z.object({ published_versions: z._default(z.array(z.object({ id: z.string() })).check(z.maxLength(50)), []) });

/** The IDs that Lectern gives to versions. */
const ownVersionId = /^lectern-\d{10}-[0-9A-Za-z]{8}$/;

const StoredClaim = z.object({ slug: z.string(), language: z.string(), draft_id: z.string(), published_at: z.optional(z.unknown()) });

type Draft = z.infer<typeof StoredDraft>;

/**
 * The broken invariants of a project whose drafts were all made by Lectern, as sentences. After any race, crash or kill there must be none: no
 * partial draft, no orphan, no index that differs from what it lists, no place with two drafts, no text that differs from its marks, no key that
 * remembers a revision that never existed.
 */
export const findBrokenDrafts = (everything: ReadonlyMap<string, Stored>): readonly string[] => {
  const found = [...everything].map(([path, stored]) => ({ ...stored, path: path.split("/").slice(2) }));
  const drafts = new Map<string, Draft>();
  const broken: string[] = [];
  for (const {
    path: [collection],
    id,
    fields,
  } of found.filter(({ path }) => path.length === 2)) {
    if (collection !== "documents" || fields?.["visibility"] === "live") continue;
    const draft = StoredDraft.safeParse(fields);
    if (draft.success) drafts.set(id, draft.data);
    else broken.push(`draft ${id} is not whole: ${z.prettifyError(draft.error)}`);
  }
  const all = found.filter(({ path }) => path[2] === "versions").map((version) => ({ ...version, draftId: version.path[1] ?? "" }));
  const [history = [], versions = []] = [true, false].map((isHistory) => all.filter(({ id }) => historyId.test(id) === isHistory));
  const documents = found.filter(({ path }) => path.length === 2 && path[0] === "documents");
  const claims = found.filter(({ path }) => path[0] === "draft_claims");
  const requests = found.filter(({ path }) => path[0] === "idempotency_keys");
  return [
    ...broken,
    ...historyFlaws(documents, history),
    ...brokenVersionInvariants(drafts, versions),
    ...brokenClaimInvariants(drafts, claims),
    ...brokenPlaceInvariants(drafts),
    ...markFlaws(drafts),
    ...requestFlaws(drafts, requests),
  ];
};

const brokenVersionInvariants = (
  drafts: ReadonlyMap<string, Draft>,
  versions: readonly (Stored & { readonly draftId: string })[],
): readonly string[] => {
  const broken = versions.filter(({ fields }) => !StoredVersion.safeParse(fields).success);
  const orphans = versions.filter(({ draftId }) => !drafts.has(draftId));
  const wrongIndexes = [...drafts].filter(([id, { kept_versions: kept }]) => {
    const own = versions.filter(({ draftId }) => draftId === id);
    return (
      own
        .map((version) => version.id)
        .toSorted()
        .join() !==
      kept
        .map((version) => version.id)
        .toSorted()
        .join()
    );
  });
  return [
    ...versions.filter(({ id }) => !ownVersionId.test(id)).map(({ draftId, id }) => `version ${id} of ${draftId} is not named by Lectern`),
    ...broken.map(({ draftId, id }) => `version ${id} of ${draftId} is not whole`),
    ...orphans.map(({ draftId, id }) => `version ${id} of ${draftId} has no draft`),
    ...wrongIndexes.map(([id]) => `the index of draft ${id} differs from its versions`),
  ];
};

/** What publications replaced is whole, listed by its page, and gone with it. */
const historyFlaws = (documents: readonly Stored[], history: readonly (Stored & { readonly draftId: string })[]): readonly string[] => {
  const listed = documents.flatMap(({ id, fields }) => History.parse(fields).published_versions.map((version) => `${id}/${version.id}`));
  const stored = history.map(({ draftId, id }) => `${draftId}/${id}`);
  const broken = history.filter(({ fields }) => !StoredVersion.safeParse(fields).success);
  return [
    ...broken.map(({ id }) => `the former text ${id} is not whole`),
    ...(listed.toSorted().join() === stored.toSorted().join() ? [] : ["the index of a page differs from its history"]),
  ];
};

const brokenClaimInvariants = (drafts: ReadonlyMap<string, Draft>, claims: readonly Stored[]): readonly string[] => {
  const held = claims.map(({ id, fields }) => ({ id, ...StoredClaim.parse(fields) }));
  const orphans = held.filter(({ id, slug, language, draft_id: draftId, published_at }) => {
    const draft = drafts.get(draftId);
    // The claim of a published place stays, with the page's ID.
    if (draft === undefined && published_at !== undefined) return false;
    return draft?.claim_id !== id || draft.slug !== slug || draft.language !== language;
  });
  const unclaimed = [...drafts].filter(([id, draft]) =>
    draft.slug === null ? draft.claim_id !== null : !held.some((claim) => claim.id === draft.claim_id && claim.draft_id === id),
  );
  return [
    ...orphans.map(({ id, draft_id: draftId }) => `claim ${id} of ${draftId} holds nothing`),
    ...unclaimed.map(([id]) => `draft ${id} does not hold its place`),
  ];
};

/** Lectern made every text here, so there is a mark for every part, and none for a missing part. */
const markFlaws = (drafts: ReadonlyMap<string, Draft>): readonly string[] =>
  [...drafts].flatMap(([id, { metadata, revision, marks }]) => [
    ...(isDeepStrictEqual(Object.keys(metadata).toSorted(), Object.keys(marks.metadata).toSorted())
      ? []
      : [`draft ${id} has marks of other keys`]),
    ...[marks.content, marks.language, ...Object.values(marks.metadata)]
      .filter((mark) => Number(mark.split(".")[0]) > revision)
      .map((mark) => `draft ${id} at revision ${revision} has the mark ${mark}`),
  ]);

const requestFlaws = (drafts: ReadonlyMap<string, Draft>, requests: readonly Stored[]): readonly string[] =>
  requests.flatMap(({ id, fields }) => {
    const request = StoredRequest.safeParse(fields);
    if (!request.success) return [`key ${id} is not whole: ${z.prettifyError(request.error)}`];
    const { draft_id: draftId, revision } = request.data;
    const draft = drafts.get(draftId);
    return draft !== undefined && revision > draft.revision ? [`key ${id} remembers revision ${revision} of ${draftId}`] : [];
  });

const brokenPlaceInvariants = (drafts: ReadonlyMap<string, Draft>): readonly string[] =>
  Map.groupBy(
    [...drafts].filter(([, { slug }]) => slug !== null),
    ([, { slug, language }]) => `${language} ${slug ?? ""}`,
  )
    .entries()
    .filter(([, same]) => same.length > 1)
    .map(([place, same]) => `${same.length} drafts are at ${place}`)
    .toArray();
