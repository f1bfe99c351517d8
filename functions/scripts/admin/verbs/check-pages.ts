import type { DocumentSnapshot } from "firebase-admin/firestore";
import { Timestamp } from "firebase-admin/firestore";
import { isRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { parsePage } from "../../../src/lib/pages/drafts/record.ts";
import { slugKeyOf } from "../../../src/lib/pages/drafts/slug-key.ts";
import { canonicalSpelling } from "../../../src/lib/i18n/language-spelling.ts";
import { parseSlug } from "../../../src/lib/projects/site/slug.ts";
import { propose, type Proposal } from "../change.ts";
import { requireProject } from "../records.ts";
import type { Target } from "../target.ts";

/** A page that is stored in an unusual form. Editors can edit most of these, but other programs may not be able to read them. */
interface Finding {
  readonly id: string;
  readonly problems: readonly string[];
}

/** Lists the pages and drafts that are stored in unusual forms. Writes nothing. */
export const checkPages = async ({ firestore }: Target, projectId: string): Promise<Proposal> => {
  await requireProject(firestore, projectId);
  const [documents, templates] = await Promise.all([
    firestore.collection(`projects/${projectId}/documents`).get(),
    firestore.collection(`projects/${projectId}/templates`).select().get(),
  ]);
  const templateIds = new Set(templates.docs.map(({ id }) => id));
  const shared = findShared(documents.docs);
  const findings = documents.docs
    .map((record): Finding => ({ id: record.id, problems: [...findProblems(record, templateIds), ...(shared.get(record.id) ?? [])] }))
    .filter(({ problems }) => problems.length > 0);
  const lines = findings.flatMap(({ id, problems }) => [id, ...problems.map((problem) => `  ${problem}`)]);
  return propose({
    result: { project: projectId, pages: findings },
    sentence: lines.join("\n") || `All ${documents.size} pages and drafts of ${projectId} are stored as usual.`,
  });
};

const findProblems = (record: DocumentSnapshot, templateIds: ReadonlySet<string>): readonly string[] => {
  const get = (name: string): unknown => record.get(name);
  return [
    ...visibilityProblems(get("visibility")),
    ...languageProblems(get("language")),
    ...slugProblems(get("slug"), get("metadata")),
    ...(typeof get("content") === "string" ? [] : ["content is not a string"]),
    ...(isRecord(get("metadata")) ? [] : ["metadata is not a map"]),
    ...(templateIds.has(String(get("doc_template_id"))) ? [] : [`doc_template_id ${quoted(get("doc_template_id"))} names no template`]),
    ...(get("updated_at") instanceof Timestamp ? [] : ["updated_at is not a time: lists leave the page out, or sort it wrongly"]),
  ];
};

const visibilityProblems = (visibility: unknown): readonly string[] =>
  visibility === "live" || visibility === "draft"
    ? []
    : [`visibility ${quoted(visibility)} is neither live nor draft: Lectern does not show it`];

const languageProblems = (language: unknown): readonly string[] => {
  if (typeof language !== "string") return ["language is not a string"];
  const canonical = canonicalSpelling(language);
  if (canonical === undefined) return [`language ${quoted(language)} does not exist: the page cannot be opened`];
  return canonical === language ? [] : [`language ${quoted(language)} is ${canonical} in its canonical form`];
};

const slugProblems = (slug: unknown, metadata: unknown): readonly string[] => {
  const inner: unknown = isRecord(metadata) ? metadata["slug"] : undefined;
  const differs = inner !== undefined && inner !== slug ? [`metadata.slug ${quoted(inner)} differs from slug ${quoted(slug)}`] : [];
  if (slug === null || slug === undefined) return [...differs];
  if (typeof slug !== "string") return ["slug is not a string", ...differs];
  const parsed = parseSlug(slug);
  if ("problem" in parsed) return [`slug ${quoted(slug)} ${parsed.problem}: the page cannot be opened`, ...differs];
  return [...(parsed.slug === slug ? [] : [`slug ${quoted(slug)} is not in Unicode NFC`]), ...differs];
};

/** Live pages, or drafts, with the same slug key: only one of them can be found. */
const findShared = (records: readonly DocumentSnapshot[]): ReadonlyMap<string, readonly string[]> => {
  const pages = records
    .map(parsePage)
    .filter((page) => page !== undefined)
    .filter(({ visibility }) => visibility !== "other");
  const groups = Map.groupBy(pages, (page) => JSON.stringify([page.visibility, slugKeyOf(page) ?? page.id]));
  return new Map(
    [...groups.values()]
      .filter((same) => same.length > 1)
      .flatMap((same) =>
        same.map(
          ({ id, slug }) =>
            [
              id,
              [
                `slug ${quoted(slug)} is shared with ${same
                  .filter((page) => page.id !== id)
                  .map((page) => page.id)
                  .join(", ")}`,
              ],
            ] as const,
        ),
      ),
  );
};

const quoted = (value: unknown): string => (value === undefined ? "(none)" : JSON.stringify(value));
