import { FieldPath, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { settleAll } from "../../platform/core/settle-in-order.ts";
import { shuffled } from "../../platform/core/shuffled.ts";
import { database } from "../../platform/firestore/database.ts";
import { reading } from "../../platform/firestore/storage-errors.ts";
import { toWriteToken } from "../../platform/firestore/write-token.ts";
import { publishingLimits } from "../drafts/limits.ts";
import { endingField, parseSchedule } from "../drafts/record.ts";
import type { DueDocument, FoundDue } from "./publishing-store.ts";

/** A range of names between two projects, both left out. Undefined is the beginning, or the end, of all projects. */
interface Gap {
  readonly after: string | undefined;
  readonly before: string | undefined;
}

const { sweepPage, sweepGaps } = publishingLimits;

/**
 * One query, as long as it finds everything. Otherwise the projects that it found may hide others, whose names are before, between and after
 * theirs: these gaps are searched too, each by as small a query. So a project is found behind ten thousand documents of another one without
 * reading these. If there are more gaps than one run searches, chance decides, and every project is found soon.
 *
 * @throws AppError `unavailable`
 */
export const findDue = async (at: Date): Promise<FoundDue> => {
  const all = database().collectionGroup("documents").where("due_publication_at", "<=", at).orderBy("due_publication_at");
  const first = await findIn(all);
  const found = [first];
  const failures: unknown[] = [];
  let gaps = isFull(first) ? gapsIn({ after: undefined, before: undefined }, first) : [];
  for (let left: number = sweepGaps; gaps.length > 0 && left > 0;) {
    const searched = shuffled(gaps).slice(0, left);
    left -= searched.length;
    const pages = await settleAll(searched.map(async (gap) => ({ gap, page: await findIn(within(all, gap)) })));
    found.push(...pages.values.map(({ page }) => page));
    failures.push(...pages.failures);
    gaps = pages.values.flatMap(({ gap, page }) => (isFull(page) ? gapsIn(gap, page) : []));
  }
  return { due: inTurns(found.flat().flatMap(toDue)), isMore: isFull(first), failures };
};

const findIn = async (query: Query): Promise<readonly QueryDocumentSnapshot[]> =>
  (await reading(async () => query.select("visibility", "due_publication", endingField).limit(sweepPage).get())).docs;

const isFull = (page: readonly unknown[]): boolean => page.length === sweepPage;

/** Behind every name that begins a path with this one, and before every other one. */
const behind = (path: string): string => `${path}\u0001`;

/** A path of the same depth as a project's: what other programs keep elsewhere is not searched. */
const within = (all: Query, { after, before }: Gap): Query =>
  all
    .where(FieldPath.documentId(), ">=", behind(`projects/${after ?? ""}`))
    .where(FieldPath.documentId(), "<", before === undefined ? `${behind("projects")}/a` : `projects/${before}`);

const gapsIn = ({ after, before }: Gap, page: readonly QueryDocumentSnapshot[]): readonly Gap[] => {
  const projects = page.flatMap(({ ref }) => {
    const [root, id = ""] = ref.path.split("/");
    return root === "projects" ? [id] : [];
  });
  const bounds = [after, ...[...new Set(projects)].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))];
  return bounds.map((bound, index) => ({ after: bound, before: bounds[index + 1] ?? before }));
};

const toDue = (record: QueryDocumentSnapshot): readonly DueDocument[] => {
  const { parent: project } = record.ref.parent;
  if (project?.parent.path !== "projects") return [];
  const isLive = record.get("visibility") === "live";
  return [
    { projectId: project.id, documentId: record.id, isLive, schedule: parseSchedule(record), writeToken: toWriteToken(record.updateTime) },
  ];
};

/** The first of every project, then the second of every project, and so on. */
const inTurns = (due: readonly DueDocument[]): readonly DueDocument[] => {
  const counts = new Map<string, number>();
  const numbered = due.map((document) => {
    const round = counts.get(document.projectId) ?? 0;
    counts.set(document.projectId, round + 1);
    return { document, round };
  });
  return numbered.toSorted((a, b) => a.round - b.round).map(({ document }) => document);
};
