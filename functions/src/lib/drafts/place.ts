import { AppError } from "../core/app-error.ts";
import { digest } from "../core/digest.ts";
import { reservedSlug, type Site } from "../sites/site.ts";
import type { Claim, DraftStore, Occupants, Place, Taking } from "./draft-store.ts";
import type { Page } from "./page.ts";

/** @throws AppError `slug_reserved` when the voice agent is served at this slug */
export const requireFree = (site: Site, slug: string | null): void => {
  if (slug === null || slug !== reservedSlug(site)) return;
  throw new AppError(
    "slug_reserved",
    "This slug is reserved for the page of the voice agent. Choose another slug, or place the agent elsewhere.",
  );
};

export const placeOf = ({ slug, language }: Pick<Page, "slug" | "language">): Place | undefined =>
  slug === null ? undefined : { slug, language };

const isAt = (page: Page, place: Place): boolean => page.slug === place.slug && page.language === place.language;

/**
 * The draft at a place. The claim is asked beside the query, because the two were not read at the same moment:
 * a draft that was made in between is in only one of them.
 */
export const findDraftAt = async (
  store: DraftStore,
  projectId: string,
  place: Place,
  { drafts, claim }: Occupants,
): Promise<Page | undefined> => {
  const [first] = drafts.toSorted((a, b) => Number(b.id === claim?.draftId) - Number(a.id === claim?.draftId));
  return first ?? (claim && claimant(store, projectId, place, claim));
};

/** The draft that a claim holds the place for; undefined when the claim is void. */
const claimant = async (store: DraftStore, projectId: string, place: Place, claim: Claim): Promise<Page | undefined> => {
  const page = await store.findPage(projectId, claim.draftId);
  return page?.visibility === "draft" && isAt(page, place) ? page : undefined;
};

interface Newcomer {
  readonly id: string;
  /** The live page that the draft came from, which may stay at the place. */
  readonly baseId: string | undefined;
}

/**
 * Takes a place for a draft that moves or is new.
 *
 * @throws AppError `slug_taken` when another page is there
 */
export const takePlace = async (
  store: DraftStore,
  projectId: string,
  place: Place,
  { id, baseId }: Newcomer,
  occupants: Occupants,
): Promise<Taking> => {
  const otherDrafts = { ...occupants, drafts: occupants.drafts.filter((draft) => draft.id !== id) };
  const draft = await findDraftAt(store, projectId, place, otherDrafts);
  if (occupants.livePages.some((page) => page.id !== baseId) || (draft !== undefined && draft.id !== id)) throw slugTaken();
  return taking(place, occupants);
};

/** The commit of this depends on the claim as it was read, so that of two takers one gets the place. */
export const taking = (place: Place, { claim }: Pick<Occupants, "claim">): Taking => ({ claimId: claimIdOf(place), place, over: claim });

/**
 * The claim that a draft holds. One that another interface has moved away holds none: its old claim is void, and may be
 * another draft's by now.
 */
export const heldClaim = ({ bookkeeping: { claimId }, ...page }: Page): string | undefined => {
  const place = placeOf(page);
  return place !== undefined && claimId === claimIdOf(place) ? claimId : undefined;
};

export const claimIdOf = ({ slug, language }: Place): string => digest(language, slug);

const slugTaken = (): AppError =>
  new AppError("slug_taken", "Another page has this slug in this language.", {
    details: [{ path: "metadata.slug", message: "is taken by another page" }],
  });
