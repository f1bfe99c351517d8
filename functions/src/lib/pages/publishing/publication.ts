import { AppError } from "../../platform/core/app-error.ts";
import type { UnknownRecord } from "../../platform/core/unknown-record.ts";
import { mayPublish, type Project, type Role } from "../../projects/project.ts";
import type { Claim, SlugHolders } from "../drafts/draft-store.ts";
import type { Page, Template } from "../drafts/page.ts";
import { hasSeen, revisionTag } from "../drafts/revision-tag.ts";
import { isAt, slugKeyOf, slugTaken } from "../drafts/slug-key.ts";
import { findMissing, findMistyped } from "../drafts/template-rules.ts";
import type { PublicationWrite } from "./publishing-store.ts";

/** @throws AppError `publishing_off` if another program publishes the pages of this deployment */
export const requirePublishing = (isPublishing: boolean): void => {
  if (isPublishing) return;
  throw new AppError("publishing_off", "The pages of this site are published elsewhere. Ask whoever runs it.");
};

/** @throws AppError `forbidden` for a manager, if only admins publish the pages of this project */
export const requirePublisher = (project: Pick<Project, "site">, role: Role | undefined): void => {
  if (mayPublish(project, role)) return;
  throw new AppError("forbidden", "Only admins of this site can publish and unpublish its pages. Ask one of them.", {
    details: [{ path: "publishers", message: project.site.publishers }],
  });
};

const slugPath = "metadata.slug";

/** @throws AppError `unknown_template`, `invalid_request` with every key that prevents publication */
export const requirePublishable = (draft: Page, template: Template | undefined): void => {
  if (template === undefined) {
    throw new AppError("unknown_template", `There is no template ${draft.templateId} in this project.`, {
      details: [{ path: "doc_template_id", message: "is not a template of this project" }],
    });
  }
  const details = [
    ...(draft.slug === null ? [{ path: slugPath, message: "is required" }] : []),
    ...findMissing(template, draft.metadata).filter(({ path }) => draft.slug !== null || path !== slugPath),
    ...findMistyped(template, draft.metadata),
  ];
  if (details.length === 0) return;
  throw new AppError(
    "invalid_request",
    `This draft cannot be published: ${details.map(({ path }) => path.slice("metadata.".length)).join(", ")}.`,
    { details },
  );
};

interface Surroundings {
  /** The live page that the draft came from, if it still exists. */
  readonly base: Page | undefined;
  /** Live pages at the slug and language of the draft. */
  readonly holders: SlugHolders["livePages"];
}

export interface Wishes {
  /** Replace the live page even if it has changed since the draft was made from it. */
  readonly force: boolean;
  /** Tags of the live page that the author has seen; undefined if the request has none. */
  readonly seenLive?: readonly string[] | undefined;
  /** Also replace a live page that the draft did not come from. */
  readonly replaceOther?: boolean;
}

/**
 * The live page that a draft replaces: the one that it was made from, even if its slug has changed, or the one republished in its place.
 * Undefined if there is no such page.
 *
 * @throws AppError `slug_taken` when another live page has the slug, `base_changed` when the page has changed since the draft was made from
 * it or since the author saw it, or the page that the author saw is gone
 */
export const chooseLivePage = (draft: Page, { base, holders }: Surroundings, wishes: Wishes): Page | undefined => {
  const { base: origin } = draft.internals;
  const { force, seenLive, replaceOther = false } = wishes;
  const mayReplace = (live: Page): boolean => hasSeen(live, seenLive) && (force || live.writeToken === origin?.writeToken);
  const [holder] = holders.filter(({ id }) => id !== base?.id);
  if (holder !== undefined) {
    const slugKey = slugKeyOf(holder);
    const isSuccessor = base === undefined && origin !== undefined && slugKey !== undefined && isAt(origin, slugKey);
    if (base !== undefined || (!isSuccessor && !replaceOther)) throw slugTaken(holder);
    if (!mayReplace(holder) && !replaceOther) throw baseChanged(holder);
    return holder;
  }
  if (base === undefined ? seenLive !== undefined : !mayReplace(base)) throw baseChanged(base);
  return base;
};

/** Has no details if the page is no longer live. */
const baseChanged = (live: Page | undefined): AppError =>
  new AppError(
    "base_changed",
    "The live page has changed since this draft was created from it. Compare the two versions first.",
    live && {
      details: [
        { path: "live_id", message: live.id },
        { path: "updated_at", message: live.updatedAt.toISOString() },
      ],
      headers: { ETag: `"${revisionTag(live)}"` },
    },
  );

/** Whether the draft's document becomes the page: it was unpublished, and no other page has taken its place. */
export const isRepublished = ({ draft, id }: Pick<PublicationWrite, "draft" | "id">): boolean => id === draft.id;

/** Slug and language of the resulting live page: as the draft spells them, or canonical for a new page. */
export const livePlace = ({ draft, live, id }: Pick<PublicationWrite, "draft" | "live" | "id">): Pick<Page, "slug" | "language"> =>
  (live === undefined && !isRepublished({ draft, id }) ? slugKeyOf(draft) : undefined) ?? { slug: draft.slug, language: draft.language };

/** The fields to write; the live page keeps all others. Slug and language of a new page are canonical. */
export const liveFields = ({
  draft,
  live,
  id,
  by,
  at,
  revision,
}: Pick<PublicationWrite, "draft" | "live" | "id" | "by" | "at" | "revision">): UnknownRecord => ({
  ...draft.otherFields,
  ...(live === undefined && !isRepublished({ draft, id }) && { created_at: at }),
  visibility: "live",
  ...livePlace({ draft, live, id }),
  metadata: draft.metadata,
  content: draft.content,
  doc_template_id: draft.templateId,
  updated_at: at,
  updated_by: by,
  revision,
});

/** The claim of a published slug key names the page, which makes it void for drafts. One that another draft holds stays with that draft. */
export const claimFields = ({ draft, id, at }: Pick<PublicationWrite, "draft" | "id" | "at">, over: Claim | undefined): UnknownRecord => ({
  ...((over === undefined || over.draftId === draft.id) && { draft_id: id }),
  // Always another value: Firestore gives a document that stays the same no new update time.
  published_at: at,
});
