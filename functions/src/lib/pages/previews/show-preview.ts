import { createSharing } from "../../platform/core/share-reading.ts";
import { mayEdit } from "../../projects/project.ts";
import { approveDraft } from "../reviews/approve-draft.ts";
import { textTagOf } from "../reviews/review.ts";
import type { ReviewStore } from "../reviews/review-store.ts";
import { type ApprovalForm, renderNoPreview, renderOutage, renderPreview } from "./preview-html.ts";
import { type PreviewStore, tokenDigest } from "./preview-link.ts";
import { chooseTexts, type PreviewTexts } from "./preview-texts.ts";

interface PreviewPorts {
  readonly links: PreviewStore;
  /** Whether somebody's account exists and is not disabled. */
  readonly canSignIn: (uid: string) => Promise<boolean>;
}

interface PreviewVisit {
  readonly token: string;
  /** `Accept-Language`. */
  readonly languages: string | undefined;
  readonly at: Date;
  /** When the request times out. */
  readonly until: Date;
}

/** The form of Lectern's tokens. Other texts are refused without a read. */
const tokenForm = /^[\w-]{32}$/;

/**
 * The current draft behind a link, for anybody who has the link. If there is none, the page does not tell why.
 *
 * @throws AppError `unavailable`
 */
export const showPreview = async (ports: PreviewPorts, { token, languages, at, until }: PreviewVisit) => {
  const texts = chooseTexts(languages);
  const shown = await findShown(ports, token, at);
  return shown === undefined ? none(texts) : { status: 200, html: await render(shown, { until, texts }) };
};

interface ApprovalPorts extends PreviewPorts {
  readonly reviews: Pick<ReviewStore, "findReviewed" | "write">;
}

/**
 * Notes that somebody who has the link approves the draft, if they have read its newest text. Shows the draft again.
 *
 * @throws AppError `unavailable`
 */
export const approvePreview = async (
  ports: ApprovalPorts,
  { token, languages, at, until }: PreviewVisit,
  { name = "", tag }: Readonly<Record<string, string>>,
) => {
  const texts = chooseTexts(languages);
  const shown = await findShown(ports, token, at);
  if (shown === undefined) return none(texts);
  const { page, link } = shown;
  const textTag = textTagOf(page);
  const show = async (status: number, notice: string, typed?: string) => ({
    status,
    html: await render(shown, { until, texts, notice, name: typed }),
  });
  if (tag !== textTag) return show(409, texts.changed, name);
  const outcome = await approveDraft(ports.reviews, { ...link, name, textTag, at });
  switch (outcome.kind) {
    case "approved":
      return show(200, texts.approved(outcome.name));
    case "unnamed":
      return show(400, texts.unnamed, name);
    case "gone":
      return none(texts);
  }
};

const none = (texts: PreviewTexts) => ({ status: 404, html: renderNoPreview(texts) });

type Rendered = Pick<PreviewVisit, "until"> & Pick<ApprovalForm, "notice" | "name"> & { readonly texts: PreviewTexts };

const render = async (shown: Shown, { until, texts, ...form }: Rendered): Promise<string> => {
  const { page, site, link } = shown;
  const approval = { ...form, tag: textTagOf(page) };
  return renderPreview({ page, site, text: await shareText(shown, until), texts, expireAt: link.expireAt, approval });
};

/** Nothing is kept: the next reader sees what was written meanwhile. */
const share = createSharing<string>({ forMs: 0, entries: 0 });

/** The draft's text as HTML, rendered once for all requests that wait for it, so that reloading a long draft does not delay others. */
const shareText = async (shown: Shown, until: Date): Promise<string> => {
  // Includes the page ID, because drafts that another program wrote in one commit have the same write token.
  const key = `${shown.link.projectId}/${shown.page.id}/${shown.page.writeToken}`;
  return share(key, until.getTime(), async (isAwaited) => renderText(shown, isAwaited));
};

const renderText = async ({ page, siteUrl, link }: Shown, isAwaited: () => boolean): Promise<string> => {
  // The renderer is loaded on demand, because most strangers have no valid link.
  const { toPageHtml } = await import("../markdown/page-html.ts");
  return toPageHtml(page.content, { base: siteUrl, language: page.language }, { owner: link.projectId, isAwaited });
};

export const showFailure = (status: number, languages: string | undefined): string =>
  (status >= 500 ? renderOutage : renderNoPreview)(chooseTexts(languages));

type Shown = NonNullable<Awaited<ReturnType<typeof findShown>>>;

const findShown = async ({ links, canSignIn }: PreviewPorts, token: string, at: Date) => {
  if (!tokenForm.test(token)) return undefined;
  const link = await links.findLink(tokenDigest(token));
  if (link === undefined || link.expireAt <= at) return undefined;
  const { page, project, ...rights } = await links.findShown(link);
  if (project === undefined || page?.visibility !== "draft") return undefined;
  // A link does no more than its maker may do now.
  if (!mayEdit(rights) || !(await canSignIn(rights.account))) return undefined;
  return page.unreadable === undefined ? { page, site: project.name, siteUrl: project.siteUrl, link } : undefined;
};
