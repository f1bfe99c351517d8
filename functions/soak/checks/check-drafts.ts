import { findBrokenDrafts } from "../../test/support/draft-invariants.ts";
import type { Stored } from "../../test/support/stored-documents.ts";
import { type ForeignText, markerOf, type SaveEntry, type SoakLedger } from "../ledger.ts";
import type { Finding } from "../result.ts";
import { type Kept, toKept } from "../stored.ts";

/** The drafts of one site: the invariants of the tests hold, and everything acknowledged exists. */
export function checkDrafts(projectId: string, everything: ReadonlyMap<string, Stored>, ledger: SoakLedger): readonly Finding[] {
  const kept = toKept(everything);
  const key = (id: string): string => `${projectId}/${id}`;
  const known = [...ledger.drafts].filter((draft) => draft.startsWith(key(""))).map((draft) => draft.slice(key("").length));
  const stored = new Map(kept.filter(isDraft).map((draft) => [draft.id, draft]));
  const saves = Map.groupBy(
    ledger.saves.filter((save) => save.projectId === projectId),
    ({ draftId }) => draftId,
  );
  return [
    ...findBrokenDrafts(everything).map((sentence): Finding => ({ kind: isOrphan(sentence) ? "orphaned" : "broken", sentence })),
    ...known
      .filter((id) => !stored.has(id) && !ledger.discarded.has(key(id)))
      .map((id): Finding => ({ kind: "lost", sentence: `draft ${key(id)} is gone, and nobody has discarded it` })),
    ...known
      .filter((id) => stored.has(id) && ledger.discarded.has(key(id)))
      .map((id): Finding => ({ kind: "orphaned", sentence: `draft ${key(id)} was discarded, and is there` })),
    ...[...stored].flatMap(([id, draft]) => {
      const texts = textsOf(kept, draft);
      const foreign = ledger.foreignTexts.filter((text) => text.projectId === projectId && text.draftId === id);
      const isKept = ({ marker }: ForeignText): boolean => texts.has(marker) || ledger.overwritten.has(marker);
      return [
        ...checkSaves(draft, texts, { saves: saves.get(id) ?? [], isKept }),
        ...foreign.filter((text) => !isKept(text)).map(lostText),
      ];
    }),
  ];
}

const isDraft = ({ path, fields }: Kept): boolean => path.length === 2 && path[0] === "documents" && fields?.["visibility"] === "draft";

const isOrphan = (sentence: string): boolean => /has no draft|holds nothing/.test(sentence);

/** The first lines of the draft and its versions: the markers of the saves that wrote them. */
function textsOf(kept: readonly Kept[], draft: Kept): ReadonlySet<string> {
  const versions = kept.filter(({ path }) => path[1] === draft.id && path[2] === "versions");
  return new Set([draft, ...versions].map(({ fields }) => markerOf(fields?.["content"])));
}

const lostText = ({ marker, draftId }: ForeignText): Finding => ({
  kind: "lost",
  sentence: `the text ${marker} of draft ${draftId} is neither in it nor in a version`,
});

/** The number in a tag, which names a revision whatever was written to the draft since. */
const revisionOf = (tag: string | undefined): string => /\d+/.exec(tag ?? "")?.[0] ?? "";

interface Saves {
  readonly saves: readonly SaveEntry[];
  readonly isKept: (text: ForeignText) => boolean;
}

function checkSaves({ id, fields }: Kept, texts: ReadonlySet<string>, { saves, isKept }: Saves): readonly Finding[] {
  const applied = saves.filter(({ etag }) => etag !== undefined);
  // If an author saves over their own save, that is not kept as a version. Their tag may be another than the first one of that revision:
  // every write of another program changes it, and a save that is acknowledged late has one that matches nothing.
  const continued = new Set(applied.map(({ uid, ifMatch }) => `${uid} ${revisionOf(ifMatch)}`));
  const lost = applied.filter((save) => !isKept(save) && !continued.has(`${save.uid} ${revisionOf(save.etag)}`));
  const ghosts = saves.filter(({ etag, marker }) => etag === undefined && texts.has(marker));
  const wanted = 1 + applied.filter(({ isFirst }) => !isFirst).length;
  const revision = Number(fields?.["revision"]);
  return [
    ...lost.map(lostText),
    ...ghosts.map(({ marker }): Finding => ({ kind: "broken", sentence: `the save ${marker} of draft ${id} was refused, and is there` })),
    ...(revision > wanted
      ? [{ kind: "doubled", sentence: `draft ${id} is at revision ${revision} after ${wanted - 1} saves` } as const]
      : []),
    ...(revision < wanted ? [{ kind: "lost", sentence: `draft ${id} is at revision ${revision} after ${wanted - 1} saves` } as const] : []),
  ];
}
