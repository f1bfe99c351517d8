import { AppError } from "../../platform/core/app-error.ts";
import { digest } from "../../platform/core/digest.ts";
import { canonicalStored } from "../../i18n/language-spelling.ts";
import { reservedSlug, type Site, sameSlug } from "../../projects/site/slug.ts";
import type { Claim, DraftStore, SlugClaimWrite, SlugHolders, SlugKey } from "./draft-store.ts";
import type { Page } from "./page.ts";

/** @throws AppError `slug_reserved` when the slug belongs to the voice agent */
export const requireUnreserved = (site: Site, slug: string | null): void => {
  const reserved = reservedSlug(site);
  if (slug === null || reserved === null || !sameSlug(slug, reserved)) return;
  throw new AppError(
    "slug_reserved",
    "This slug is reserved for the assistant's page. Choose another slug, or place the assistant elsewhere.",
  );
};

/** The same for every spelling of a slug and a language. */
export const toSlugKey = ({ slug, language }: SlugKey): SlugKey => ({ slug: slug.normalize("NFC"), language: canonicalStored(language) });

export const slugKeyOf = ({ slug, language }: Pick<Page, "slug" | "language">): SlugKey | undefined =>
  slug === null ? undefined : toSlugKey({ slug, language });

export const isAt = (page: Pick<Page, "slug" | "language">, { slug, language }: SlugKey): boolean => {
  const key = slugKeyOf(page);
  return key?.slug === slug && key.language === language;
};

export const isSameSlugKey = (one: Pick<Page, "slug" | "language">, other: Pick<Page, "slug" | "language">): boolean => {
  const key = slugKeyOf(other);
  return key === undefined ? one.slug === null : isAt(one, key);
};

/** The draft at a slug key. Pages and claim are not one snapshot: a draft created between the reads appears in only one of them. */
export const findDraftAt = async (
  store: DraftStore,
  projectId: string,
  slugKey: SlugKey,
  { drafts, claim }: SlugHolders,
): Promise<Page | undefined> => {
  const [first] = drafts.toSorted((a, b) => Number(b.id === claim?.draftId) - Number(a.id === claim?.draftId));
  return first ?? (claim && findClaimant(store, projectId, slugKey, claim));
};

/** The draft that a claim holds the slug key for; undefined if the claim is void. */
const findClaimant = async (store: DraftStore, projectId: string, slugKey: SlugKey, claim: Claim): Promise<Page | undefined> => {
  const page = await store.findPage(projectId, claim.draftId);
  return page?.visibility === "draft" && isAt(page, slugKey) ? page : undefined;
};

type Claimant = Pick<Page, "id" | "internals">;

/**
 * Takes a slug key for a new or moving draft.
 *
 * @throws AppError `slug_taken` with the ID of the page that has the slug key
 */
export const claimSlug = async (
  store: DraftStore,
  projectId: string,
  slugKey: SlugKey,
  claimant: Claimant,
  holders: SlugHolders,
): Promise<SlugClaimWrite> => {
  const otherDrafts = { ...holders, drafts: holders.drafts.filter((draft) => draft.id !== claimant.id) };
  const draft = await findDraftAt(store, projectId, slugKey, otherDrafts);
  const holder = holders.livePages.find((page) => !mayStandBeside(claimant, page, slugKey)) ?? draft;
  if (holder !== undefined && holder.id !== claimant.id) throw slugTaken(holder);
  return claimWrite(slugKey, holders);
};

/** A draft may share a slug with its base, even one republished under another ID, and with live pages whose slug it had before. */
const mayStandBeside = ({ internals: { base, stoodAt } }: Claimant, live: Page, slugKey: SlugKey): boolean =>
  live.id === base?.id || stoodAt.includes(digest(live.id)) || (base !== undefined && isAt(base, slugKey));

/** The commit depends on the claim as it was read, so only one of two drafts gets the slug key. */
export const claimWrite = (slugKey: SlugKey, { claim }: Pick<SlugHolders, "claim">): SlugClaimWrite => ({
  claimId: claimIdOf(slugKey),
  slugKey,
  over: claim,
});

/**
 * The claim that a draft holds. If another program has moved it, it holds none: its claim is void and may belong to another draft by now.
 */
export const heldClaim = ({ internals: { claimId }, ...page }: Page): string | undefined => {
  const slugKey = slugKeyOf(page);
  return slugKey !== undefined && claimId === claimIdOf(slugKey) ? claimId : undefined;
};

export const claimIdOf = ({ slug, language }: SlugKey): string => digest(language, slug);

export const slugTaken = ({ id, visibility }: Page): AppError =>
  new AppError("slug_taken", `${visibility === "live" ? "Another live page" : "Another draft"} has this slug in this language.`, {
    details: [
      { path: "metadata.slug", message: "is taken by another page" },
      { path: "holder_id", message: id },
      { path: "holder_visibility", message: visibility },
    ],
  });
