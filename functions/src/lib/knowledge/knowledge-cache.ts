import { createKeyedMutex } from "../core/write-conflict.ts";
import { knowledgeLimits } from "./limits.ts";
import type { PassagePage } from "./passage.ts";
import { areUnchanged, findChangeTokens, isCurrent, type KnowledgeSources, refresh, type SiteKnowledge } from "./site-knowledge.ts";

/** A site as it was opened for one question. */
export interface OpenedSite {
  readonly known: SiteKnowledge;
  /** When the question came, in milliseconds since 1970. A list made later is current. */
  readonly openedAtMs: number;
  /** Whether changes have been looked for since the question came. */
  readonly isCurrent: boolean;
}

/** The sites that this instance was asked about lately. */
export interface KnowledgeCache {
  /**
   * The site as read less than a minute ago, otherwise with every page published or edited since, if its `updated_at` was set; deletions,
   * and edits that leave `updated_at` alone, are seen within a minute.
   *
   * @throws AppError `unavailable`
   */
  readonly open: (projectId: string) => Promise<OpenedSite>;
  /**
   * The same site if the pages to be shown are unchanged or, for undefined because nothing answers, if nothing has changed. Otherwise the
   * current site, in which the question must be looked up again. Reads nothing of a site that was read for this question.
   *
   * @throws AppError `unavailable`
   */
  readonly confirm: (projectId: string, site: OpenedSite, shown: readonly PassagePage[] | undefined) => Promise<OpenedSite>;
}

export const createKnowledgeCache = (sources: KnowledgeSources, now: () => number): KnowledgeCache => {
  const { kept, keep } = createShelf();
  const readInTurn = createKeyedMutex(knowledgeLimits.readMs);
  const oneAtATime = createKeyedMutex(knowledgeLimits.turnMs);
  /** In turn, so that many questions read a site once. What another question listed after we looked is also current. */
  const read = async (projectId: string, { lookedAtMs, changeTokens, facts }: Look, isEnough: (known: SiteKnowledge) => boolean) =>
    readInTurn(projectId, async () => {
      const known = kept.get(projectId);
      if (known !== undefined && (known.listedAtMs > lookedAtMs || isEnough(known))) return keep(projectId, known);
      const stored = known?.facts ?? facts;
      const refreshed = async () => refresh(sources, projectId, known, { changeTokens, stored, nowMs: now() });
      // Indexing a large site takes a third of an instance's memory, so large sites are read one at a time.
      return keep(projectId, await (stored.isSmall ? refreshed() : oneAtATime("", refreshed)));
    });
  /** Checks for changes: two reads in one round trip, and a third one for an unknown site. */
  const getCurrent = async (projectId: string): Promise<SiteKnowledge> => {
    const lookedAtMs = now();
    const [changeTokens, facts] = await Promise.all([
      findChangeTokens(sources, projectId),
      kept.get(projectId)?.facts ?? sources.facts.findFacts(projectId),
    ]);
    const isEnough = (one: SiteKnowledge): boolean => isCurrent(one, changeTokens, lookedAtMs);
    const known = kept.get(projectId);
    return known !== undefined && isEnough(known) ? keep(projectId, known) : read(projectId, { lookedAtMs, changeTokens, facts }, isEnough);
  };
  return {
    open: async (projectId) => {
      const openedAtMs = now();
      const known = kept.get(projectId);
      if (known !== undefined && openedAtMs - known.listedAtMs < knowledgeLimits.listEveryMs)
        return { known, openedAtMs, isCurrent: false };
      return { known: await getCurrent(projectId), openedAtMs, isCurrent: true };
    },
    confirm: async (projectId, site, shown) => {
      const { known, openedAtMs } = site;
      if (kept.get(projectId) === known) keep(projectId, known);
      if (known.listedAtMs > openedAtMs) return site;
      if (shown === undefined) return site.isCurrent ? site : { known: await getCurrent(projectId), openedAtMs, isCurrent: true };
      if (await areUnchanged(sources, projectId, known, shown)) return site;
      // Tokens older than the list only make it look older than it is.
      const { changeTokens, facts } = known;
      const reread = await read(projectId, { lookedAtMs: openedAtMs, changeTokens, facts }, () => false);
      return { known: reread, openedAtMs, isCurrent: true };
    },
  };
};

/** The newest changes, when they were read, and what is known of the site. */
interface Look {
  readonly lookedAtMs: number;
  readonly changeTokens: SiteKnowledge["changeTokens"];
  readonly facts: SiteKnowledge["facts"];
}

const createShelf = () => {
  /** Least recently asked first. */
  const kept = new Map<string, SiteKnowledge>();
  const keep = (projectId: string, knowledge: SiteKnowledge): SiteKnowledge => {
    kept.delete(projectId);
    kept.set(projectId, knowledge);
    for (const oldest of kept.keys()) {
      if (oldest === projectId || fits(kept)) break;
      kept.delete(oldest);
    }
    return knowledge;
  };
  return { kept, keep };
};

const fits = (kept: ReadonlyMap<string, SiteKnowledge>): boolean =>
  kept.size <= knowledgeLimits.keptProjects &&
  kept.values().reduce((sum, { characters }) => sum + characters, 0) <= knowledgeLimits.keptCharacters &&
  kept.values().reduce((sum, { lines }) => sum + lines, 0) <= knowledgeLimits.keptLines;
