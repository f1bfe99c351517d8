import type { Project } from "../../projects/project.ts";
import type { SlugKey } from "../drafts/draft-store.ts";
import { newestRevision } from "../drafts/marks.ts";
import type { Page } from "../drafts/page.ts";
import { requireReadable } from "../drafts/require-draft.ts";
import { claimWrite, isSameSlugKey, requireUnreserved, slugKeyOf } from "../drafts/slug-key.ts";
import { requireFits } from "../drafts/text-size.ts";
import { chooseLivePage, livePageId, requirePublishable, type Wishes } from "./publication.ts";
import type { PublicationWrite, PublishingStore } from "./publishing-store.ts";
import { noRedirects, planRedirects, type RedirectChange } from "./redirects.ts";

interface PublishWish extends Wishes {
  readonly by: string;
  readonly at: Date;
}

/**
 * Decides how to publish a draft, without writing anything. The steps are in docs/data-model.md.
 *
 * @throws AppError `unreadable_document`, `slug_reserved`, `unknown_template`, `invalid_request` with every key that is missing or of
 * another type, `slug_taken`, `base_changed`, `too_large`
 */
export const planPublication = async (
  store: PublishingStore,
  project: Pick<Project, "id" | "site">,
  draft: Page,
  { by, at, ...wishes }: PublishWish,
): Promise<PublicationWrite> => {
  requireReadable(draft);
  requireUnreserved(project.site, draft.slug);
  const slugKey = slugKeyOf(draft);
  const { base: origin } = draft.internals;
  const [template, holders, base] = await Promise.all([
    store.findTemplate(project.id, draft.templateId),
    slugKey && store.findSlugHolders(project.id, slugKey),
    origin && store.findPage(project.id, origin.id),
  ]);
  requirePublishable(draft, template);
  const surroundings = { base: base?.visibility === "live" ? base : undefined, holders: holders?.livePages ?? [] };
  const live = chooseLivePage(draft, surroundings, wishes);
  // The live page keeps the fields that the draft lacks.
  if (live !== undefined) requireFits({ ...draft, otherFields: { ...live.otherFields, ...draft.otherFields } });
  const redirects = slugKey === undefined ? noRedirects : await planMove(store, project.id, { live, to: slugKey, at });
  const revision = live === undefined ? 1 : newestRevision(live) + 1;
  const place = slugKey && holders && claimWrite(slugKey, holders);
  return { draft, live, id: livePageId(draft, live), by, at, revision, redirects, place };
};

interface Move {
  readonly live: Page | undefined;
  readonly to: SlugKey;
  readonly at: Date;
}

const planMove = async (store: PublishingStore, projectId: string, { live, to, at }: Move): Promise<RedirectChange> => {
  if (live !== undefined && isSameSlugKey(live, to)) return noRedirects;
  const from = live && slugKeyOf(live);
  const [leading, atFormer] =
    from === undefined ? [[], []] : await Promise.all([store.findRedirectsTo(projectId, from), store.findLiveIds(projectId, from)]);
  return planRedirects({ from, to, isLeftToOther: atFormer.some((id) => id !== live?.id), leading, at });
};
