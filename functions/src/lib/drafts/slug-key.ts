import { AppError } from "../core/app-error.ts";
import { digest } from "../core/digest.ts";
import { reservedSlug, type Site } from "../sites/site.ts";
import type { Claim, DraftStore, SlugHolders, SlugKey, SlugClaimWrite } from "./draft-store.ts";
import type { Page } from "./page.ts";

/** @throws AppError `slug_reserved` when the voice agent is served at this slug */
export const requireUnreserved = (site: Site, slug: string | null): void => {
  if (slug === null || slug !== reservedSlug(site)) return;
  throw new AppError(
    "slug_reserved",
    "This slug is reserved for the page of the voice agent. Choose another slug, or place the agent elsewhere.",
  );
};

export const slugKeyOf = ({ slug, language }: Pick<Page, "slug" | "language">): SlugKey | undefined =>
  slug === null ? undefined : { slug, language };

const isAt = (page: Page, slugKey: SlugKey): boolean => page.slug === slugKey.slug && page.language === slugKey.language;

/**
 * The draft at a slug key. The claim is asked beside the query, because the two were not read at the same moment:
 * a draft that was made in between is in only one of them.
 */
export const findDraftAt = async (
  store: DraftStore,
  projectId: string,
  slugKey: SlugKey,
  { drafts, claim }: SlugHolders,
): Promise<Page | undefined> => {
  const [first] = drafts.toSorted((a, b) => Number(b.id === claim?.draftId) - Number(a.id === claim?.draftId));
  return first ?? (claim && claimant(store, projectId, slugKey, claim));
};

/** The draft that a claim holds the slug key for; undefined when the claim is void. */
const claimant = async (store: DraftStore, projectId: string, slugKey: SlugKey, claim: Claim): Promise<Page | undefined> => {
  const page = await store.findPage(projectId, claim.draftId);
  return page?.visibility === "draft" && isAt(page, slugKey) ? page : undefined;
};

interface Claimant {
  readonly id: string;
  /** The live page that the draft came from, which may stay at the slug key. */
  readonly baseId: string | undefined;
}

/**
 * Takes a slug key for a draft that moves or is new.
 *
 * @throws AppError `slug_taken` when another page is there
 */
export const claimSlug = async (
  store: DraftStore,
  projectId: string,
  slugKey: SlugKey,
  { id, baseId }: Claimant,
  holders: SlugHolders,
): Promise<SlugClaimWrite> => {
  const otherDrafts = { ...holders, drafts: holders.drafts.filter((draft) => draft.id !== id) };
  const draft = await findDraftAt(store, projectId, slugKey, otherDrafts);
  if (holders.livePages.some((page) => page.id !== baseId) || (draft !== undefined && draft.id !== id)) throw slugTaken();
  return taking(slugKey, holders);
};

/** The commit of this depends on the claim as it was read, so that of two takers one gets the slug key. */
export const taking = (slugKey: SlugKey, { claim }: Pick<SlugHolders, "claim">): SlugClaimWrite => ({
  claimId: claimIdOf(slugKey),
  slugKey,
  over: claim,
});

/**
 * The claim that a draft holds. One that another interface has moved away holds none: its old claim is void, and may be
 * another draft's by now.
 */
export const heldClaim = ({ internals: { claimId }, ...page }: Page): string | undefined => {
  const slugKey = slugKeyOf(page);
  return slugKey !== undefined && claimId === claimIdOf(slugKey) ? claimId : undefined;
};

export const claimIdOf = ({ slug, language }: SlugKey): string => digest(language, slug);

const slugTaken = (): AppError =>
  new AppError("slug_taken", "Another page has this slug in this language.", {
    details: [{ path: "metadata.slug", message: "is taken by another page" }],
  });
