import { createKeyedMutex } from "../../platform/core/write-conflict.ts";
import { knowledgeLimits } from "./limits.ts";
import type { PassagePage } from "./passage.ts";
import { areUnchanged, findChangeTokens, isCurrent, type KnowledgeSources, refresh, type SiteKnowledge } from "./site-knowledge.ts";

export interface OpenedSite {
  readonly known: SiteKnowledge;
  /** When the question arrived, in milliseconds since 1970. A site listed later is current. */
  readonly openedAtMs: number;
  /** Whether the site was checked for changes after the question arrived. */
  readonly isCurrent: boolean;
}

export interface KnowledgeCache {
  /**
   * The site, at most a minute old: what was read earlier is refreshed first.
   *
   * @throws AppError `unavailable`
   */
  readonly open: (projectId: string) => Promise<OpenedSite>;
  /**
   * The same site if the pages to be shown are unchanged or, if there are none (undefined), if the change tokens are. Otherwise the current
   * site, in which the question must be looked up again. A site that was read for this question is not checked again.
   *
   * @throws AppError `unavailable`
   */
  readonly confirm: (projectId: string, site: OpenedSite, shown: readonly PassagePage[] | undefined) => Promise<OpenedSite>;
}

export const createKnowledgeCache = (sources: KnowledgeSources, now: () => number): KnowledgeCache => {
  const { kept, keep } = createShelf();
  const readInTurn = createKeyedMutex(knowledgeLimits.readMs);
  const oneAtATime = createKeyedMutex(knowledgeLimits.turnMs);
  /** In turn, so that simultaneous questions read a site once. A list that another question made after `lookedAtMs` is also current. */
  const read = async (projectId: string, { lookedAtMs, changeTokens, facts }: Look, isEnough: (known: SiteKnowledge) => boolean) =>
    readInTurn(projectId, async () => {
      const known = kept.get(projectId);
      if (known !== undefined && (known.listedAtMs > lookedAtMs || isEnough(known))) return keep(projectId, known);
      const stored = known?.facts ?? facts;
      const refreshed = async () => refresh(sources, projectId, known, { changeTokens, stored, nowMs: now() });
      // Indexing a large site takes a third of an instance's memory, so they are read one at a time.
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
      // The tokens may be older than the new list: at worst, that causes a needless refresh.
      const { changeTokens, facts } = known;
      const reread = await read(projectId, { lookedAtMs: openedAtMs, changeTokens, facts }, () => false);
      return { known: reread, openedAtMs, isCurrent: true };
    },
  };
};

/** The newest changes, when they were read, and the facts about the site. */
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
