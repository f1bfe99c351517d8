import { publishingLimits } from "../drafts/limits.ts";
import type { SlugKey } from "../drafts/draft-store.ts";

/** Sends visitors from a page's former slug to the current one, in the same language. */
interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly language: string;
  readonly at: Date;
}

export interface StoredRedirect extends Pick<Redirect, "from" | "at"> {
  readonly id: string;
}

export interface RedirectChange {
  readonly add: Redirect | undefined;
  /** IDs of redirects to the former slug, which are changed to point to the new one. */
  readonly retarget: readonly string[];
  /** The page's new slug: a redirect from it is deleted. */
  readonly clear: SlugKey | undefined;
  readonly remove: readonly string[];
}

export const noRedirects: RedirectChange = { add: undefined, retarget: [], clear: undefined, remove: [] };

interface Move {
  /** The page's former slug key; undefined for a new page. */
  readonly from: SlugKey | undefined;
  readonly to: SlugKey;
  /** Whether another live page takes over the former slug. */
  readonly isLeftToOther: boolean;
  readonly leading: readonly StoredRedirect[];
  readonly at: Date;
}

/**
 * The redirects of a page that moves to a new slug. None starts at the slug of a page or leads to another redirect. A change of language
 * creates no redirect, because redirects stay within one language.
 */
export const planRedirects = ({ from, to, isLeftToOther, leading, at }: Move): RedirectChange => {
  if (from?.language !== to.language || from.slug === to.slug) return { ...noRedirects, clear: to };
  const others = leading.filter(({ from: start }) => start !== to.slug).toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const kept = publishingLimits.redirectsToPage - 1;
  return {
    add: isLeftToOther ? undefined : { from: from.slug, to: to.slug, language: to.language, at },
    retarget: others.slice(0, kept).map(({ id }) => id),
    remove: others.slice(kept).map(({ id }) => id),
    clear: to,
  };
};
