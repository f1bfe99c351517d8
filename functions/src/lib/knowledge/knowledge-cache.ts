import { createKeyedMutex } from "../core/keyed-mutex.ts";
import { knowledgeLimits } from "./limits.ts";
import { findChangeTokens, isCurrent, type KnowledgeSources, refresh, type SiteKnowledge } from "./site-knowledge.ts";

/** What was changed last in a site, and when somebody looked. */
export interface SiteChanges {
  /** In milliseconds since 1970. */
  readonly lookedAtMs: number;
  readonly changeTokens: Awaited<ReturnType<typeof findChangeTokens>>;
}

/** What this instance knows of the sites whose visitors have asked it something lately. */
export interface KnowledgeCache {
  /**
   * Looks whether anything has changed. Costs two reads in one round trip.
   *
   * @throws AppError `unavailable`
   */
  readonly findChanges: (projectId: string) => Promise<SiteChanges>;
  /**
   * What is known of a site: every page that was published or edited before somebody looked for changes, if its `updated_at` was set; deletions, and edits
   * that leave `updated_at` alone, within a minute.
   *
   * @throws AppError `unavailable`
   */
  readonly getCurrent: (projectId: string, changes: SiteChanges) => Promise<SiteKnowledge>;
}

export const createKnowledgeCache = (sources: KnowledgeSources, now: () => number): KnowledgeCache => {
  /** The project that was asked about last is the last. */
  const kept = new Map<string, SiteKnowledge>();
  const mutex = createKeyedMutex();
  const keep = (projectId: string, knowledge: SiteKnowledge): SiteKnowledge => {
    kept.delete(projectId);
    kept.set(projectId, knowledge);
    for (const oldest of kept.keys()) {
      if (oldest === projectId || fits(kept)) break;
      kept.delete(oldest);
    }
    return knowledge;
  };
  return {
    findChanges: async (projectId) => {
      const lookedAtMs = now();
      return { lookedAtMs, changeTokens: await findChangeTokens(sources, projectId) };
    },
    getCurrent: async (projectId, { lookedAtMs: nowMs, changeTokens }) => {
      const known = kept.get(projectId);
      if (known !== undefined && isCurrent(known, changeTokens, nowMs)) return keep(projectId, known);
      // In turn, so that many first questions read a site once. What was listed after we began is current, whoever has changed it.
      return mutex.run(projectId, async () => {
        const meanwhile = kept.get(projectId);
        if (meanwhile !== undefined && (meanwhile.listedAtMs > nowMs || isCurrent(meanwhile, changeTokens, nowMs)))
          return keep(projectId, meanwhile);
        return keep(projectId, await refresh(sources, projectId, meanwhile, { changeTokens, nowMs: now() }));
      });
    },
  };
};

const fits = (kept: ReadonlyMap<string, SiteKnowledge>): boolean =>
  kept.size <= knowledgeLimits.keptProjects &&
  kept.values().reduce((sum, { characters }) => sum + characters, 0) <= knowledgeLimits.keptCharacters;
