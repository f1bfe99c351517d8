import { toPageNotice } from "../../notifications/site-notices.ts";
import type { Project } from "../../projects/project.ts";
import type { SlugKey } from "../drafts/draft-store.ts";
import { livePageId } from "../drafts/translation.ts";
import { newestRevision } from "../drafts/marks.ts";
import { type Page, type Publication, requireReadable } from "../drafts/page.ts";
import { claimWrite, isSameSlugKey, requireUnreserved, slugKeyOf } from "../drafts/slug-key.ts";
import { requireFits } from "../drafts/storable.ts";
import { keepLiveText } from "./page-history.ts";
import { chooseLivePage, isRepublished, livePlace, requirePublishable, type Wishes } from "./publication.ts";
import type { Ending } from "./publication-request.ts";
import type { PublicationWrite, PublishingStore } from "./publishing-store.ts";
import { noRedirects, planRedirects, type RedirectChange } from "./redirects.ts";
import { WriteConflict } from "../../platform/core/write-conflict.ts";

interface PublishWish extends Wishes {
  readonly by: string;
  readonly at: Date;
  readonly ends: Ending;
}

/**
 * Decides how to publish a draft, without writing anything. The steps are in docs/editing.md.
 *
 * @throws AppError `unreadable_document`, `slug_reserved`, `unknown_template`, `invalid_request` with every key that is missing or of
 * another type, `slug_taken`, `base_changed`, `too_large`
 */
export const planPublication = async (
  store: PublishingStore,
  project: Pick<Project, "id" | "site" | "siteHook">,
  draft: Page,
  { by, at, ends, ...wishes }: PublishWish,
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
  const redirects = slugKey === undefined ? noRedirects : await planMove(store, project.id, { draft, live, to: slugKey, at });
  const id = livePageId(draft, live);
  const before = live ?? (isRepublished({ draft, id }) ? draft : undefined);
  const revision = before === undefined ? 1 : newestRevision(before) + 1;
  const place = slugKey && holders && claimWrite(slugKey, holders);
  const ending = endingOf({ by, ends }, draft.internals.ending ?? live?.internals.ending);
  const shown = { id, ...livePlace({ draft, live, id }), formerSlug: redirects.add?.from };
  const notice = toPageNotice("page_published", project, shown, at);
  return { draft, live, id, by, at, revision, redirects, place, ending, history: live && keepLiveText(live, at), notice };
};

/** When a page leaves the site, as somebody wishes now, or as was said before: whoever publishes answers for it. */
export const endingOf = ({ by, ends }: Pick<PublishWish, "by" | "ends">, before: Publication | undefined): Publication | undefined => {
  if (ends.kind === "as before") return before?.kind === "due" ? { ...before, by } : undefined;
  return ends.kind === "never" ? undefined : { kind: "due", at: ends.at, by };
};

interface Move {
  readonly draft: Page;
  readonly live: Page | undefined;
  readonly to: SlugKey;
  readonly at: Date;
}

const planMove = async (store: PublishingStore, projectId: string, { draft, live, to, at }: Move): Promise<RedirectChange> => {
  if (live !== undefined && isSameSlugKey(live, to)) return noRedirects;
  const { unpublishedFrom } = draft.internals;
  const former = live ?? unpublishedFrom;
  const from = former && slugKeyOf(former);
  // While the page was unpublished, another one may have had its slug: what leads there and from there since is that page's.
  const isAbandoned = live === undefined && from !== undefined && !isSameSlugKey(from, to);
  const [leading, atFormer, isTaken] =
    from === undefined
      ? [[], [], false]
      : await Promise.all([
          store.findRedirectsTo(projectId, from),
          store.findLiveIds(projectId, from),
          isAbandoned && store.hasRedirectFrom(projectId, from),
        ]);
  const isLeftToOther = isTaken || atFormer.some((id) => id !== live?.id);
  return planRedirects({ from, to, isLeftToOther, leading: isAbandoned && isLeftToOther ? [] : leading, at });
};

/**
 * Draft and live page are not one snapshot: if the draft has changed in between, a refusal may be wrong.
 *
 * @throws AppError as `planPublication`
 * @throws WriteConflict when the draft has changed, so that the refusal says nothing
 */
export const planNewest: typeof planPublication = async (store, project, draft, asked) =>
  planPublication(store, project, draft, asked).catch(async (refusal: unknown) => {
    const now = await store.findPage(project.id, draft.id);
    throw now?.writeToken === draft.writeToken ? refusal : new WriteConflict("The draft has changed", { cause: refusal });
  });
