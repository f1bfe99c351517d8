import { createKeyedMutex } from "../core/keyed-mutex.ts";
import { knowledgeLimits } from "./limits.ts";
import type { PassagePage } from "./passage.ts";
import type { SiteIndex } from "./site-index.ts";
import {
  findChangeTokens,
  findStanding,
  isCurrent,
  type KnowledgeSources,
  refresh,
  type SiteKnowledge,
  type Standing,
} from "./site-knowledge.ts";

/** What was changed last in a site, and when somebody looked. */
export interface SiteChanges {
  /** In milliseconds since 1970. */
  readonly lookedAtMs: number;
  readonly changeTokens: Awaited<ReturnType<typeof findChangeTokens>>;
}

/** A site as it was read less than a minute ago. */
export interface RecalledSite {
  /** In milliseconds since 1970. */
  readonly lookedAtMs: number;
  readonly known: SiteKnowledge;
  /** What was looked at since then. */
  readonly standing: Standing;
}

/** What a question is looked up in, and what of it is about to be said. */
interface Unconfirmed {
  /** What was there when the question came. */
  readonly first: SiteChanges | RecalledSite;
  readonly known: SiteKnowledge;
  /** Where all that will be said and shown stands. */
  readonly shown: readonly PassagePage[];
  /** Whether anything answers: what may have come since then does not matter. */
  readonly isFound: boolean;
}

/** What this instance knows of the sites whose visitors have asked it something lately. */
export interface KnowledgeCache {
  /**
   * Undefined when the site must be looked at first: it was read too long ago, or its team has answered something in this process since.
   * It may be asked for a caller whom nobody has let in yet: it reads nothing, and keeps nothing for longer.
   */
  readonly recall: (projectId: string) => RecalledSite | undefined;
  /**
   * Looks whether what will probably be shown of a site still stands there. Costs a read for each page, in one round trip.
   *
   * @throws AppError `unavailable`
   */
  readonly glance: (projectId: string, site: RecalledSite, expect: (index: SiteIndex) => readonly PassagePage[]) => Promise<RecalledSite>;
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
  /**
   * The same knowledge when all that is shown of it still stands there and, where nothing answers, when nothing has changed.
   * Otherwise what is known now, with which the question is to be decided again. Nothing is asked about what was read for this question.
   *
   * @throws AppError `unavailable`
   */
  readonly confirm: (projectId: string, unconfirmed: Unconfirmed) => Promise<SiteKnowledge>;
}

interface Clock {
  readonly now: () => number;
  /** When the team of a project has answered something in this process last; 0 for never. */
  readonly answeredAtMs: (projectId: string) => number;
}

export const createKnowledgeCache = (sources: KnowledgeSources, { now, answeredAtMs }: Clock): KnowledgeCache => {
  const { kept, keep } = createShelf();
  const mutex = createKeyedMutex();
  const isRecent = (projectId: string, { listedAtMs }: SiteKnowledge): boolean =>
    now() - listedAtMs < knowledgeLimits.listEveryMs && listedAtMs > answeredAtMs(projectId);
  const findChanges = async (projectId: string): Promise<SiteChanges> => {
    const lookedAtMs = now();
    return { lookedAtMs, changeTokens: await findChangeTokens(sources, projectId) };
  };
  /** In turn, so that many questions read a site once. What was listed after we looked is current, whoever has read it. */
  const read = async (
    projectId: string,
    { lookedAtMs, changeTokens }: SiteChanges,
    isEnough: (known: SiteKnowledge) => boolean,
  ): Promise<SiteKnowledge> =>
    mutex.run(projectId, async () => {
      const known = kept.get(projectId);
      if (known !== undefined && (known.listedAtMs > lookedAtMs || isEnough(known))) return keep(projectId, known);
      return keep(projectId, await refresh(sources, projectId, known, { changeTokens, nowMs: now() }));
    });
  const getCurrent = async (projectId: string, changes: SiteChanges): Promise<SiteKnowledge> => {
    const isEnough = (one: SiteKnowledge): boolean => isCurrent(one, changes.changeTokens, changes.lookedAtMs);
    const known = kept.get(projectId);
    return known !== undefined && isEnough(known) ? keep(projectId, known) : read(projectId, changes, isEnough);
  };
  return {
    recall: (projectId) => {
      const known = kept.get(projectId);
      if (known === undefined || !isRecent(projectId, known)) return undefined;
      return { lookedAtMs: now(), known, standing: new Map() };
    },
    glance: async (projectId, site, expect) => {
      // What is being read beside it goes out first: looking for words takes a millisecond.
      await sources.pause();
      return { ...site, standing: await findStanding(sources, projectId, site.known, expect(site.known.index)) };
    },
    findChanges,
    getCurrent,
    confirm: async (projectId, { first, known, shown, isFound }) => {
      if (kept.get(projectId) === known) keep(projectId, known);
      if (known.listedAtMs > first.lookedAtMs) return known;
      if (!isFound && "known" in first) {
        const current = await getCurrent(projectId, await findChanges(projectId));
        if (current !== known) return current;
      }
      const seen: Standing = "known" in first ? first.standing : new Map();
      const unseen = shown.filter((place) => !seen.has(place));
      const stands = async (): Promise<boolean> => {
        const standing = await findStanding(sources, projectId, known, unseen);
        return unseen.every((place) => standing.get(place) === true);
      };
      if (shown.every((place) => seen.get(place) !== false) && (await stands())) return known;
      // Tokens that are older than the list only make it look older than it is.
      return read(projectId, { lookedAtMs: first.lookedAtMs, changeTokens: known.changeTokens }, () => false);
    },
  };
};

/** What is kept of the projects that were asked about last. */
const createShelf = () => {
  /** The project that was asked about last is the last. */
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
  kept.values().reduce((sum, { characters }) => sum + characters, 0) <= knowledgeLimits.keptCharacters;
