import type { Page } from "../drafts/page.ts";
import { renderNoPreview, renderOutage, renderPreview } from "./preview-html.ts";
import { tokenDigest } from "./preview-link.ts";
import type { PreviewLink, PreviewStore } from "./preview-store.ts";
import { chooseTexts } from "./preview-texts.ts";

interface PreviewVisit {
  readonly token: string;
  /** `Accept-Language`. */
  readonly languages: string | undefined;
  readonly at: Date;
  /** Nobody waits for the answer after that. */
  readonly until: Date;
}

export interface ShownPreview {
  readonly status: 200 | 404;
  readonly html: string;
}

/** The form of Lectern's tokens. Any other text costs no read. */
const tokenForm = /^[\w-]{32}$/;

/**
 * The present draft behind a link, as a page for anybody who has the link; always the same page if there is none.
 *
 * @throws AppError `unavailable`
 */
export const showPreview = async (store: PreviewStore, { token, languages, at, until }: PreviewVisit): Promise<ShownPreview> => {
  const texts = chooseTexts(languages);
  const shown = tokenForm.test(token) ? await findShown(store, token, at) : undefined;
  if (shown === undefined) return { status: 404, html: renderNoPreview(texts) };
  const { page, siteUrl, link } = shown;
  // The renderer is loaded on demand: most strangers have no valid link.
  const { toPageHtml } = await import("../markdown/page-html.ts");
  return {
    status: 200,
    html: renderPreview({
      page,
      // Nobody is shown a page that took too long.
      text: await toPageHtml(page.content, siteUrl, () => new Date() < until),
      texts,
      expireAt: link.expireAt,
    }),
  };
};

/** A page for whoever has followed a link and cannot be shown anything. */
export const showFailure = (status: number, languages: string | undefined): string =>
  (status >= 500 ? renderOutage : renderNoPreview)(chooseTexts(languages));

interface Shown {
  readonly page: Page;
  /** The site's public URL. */
  readonly siteUrl: string | undefined;
  readonly link: PreviewLink;
}

const findShown = async (store: PreviewStore, token: string, at: Date): Promise<Shown | undefined> => {
  const link = await store.findLink(tokenDigest(token));
  if (link === undefined || link.expireAt <= at) return undefined;
  const { page, project } = await store.findShown(link);
  if (project === undefined || page?.visibility !== "draft") return undefined;
  return page.unreadable === undefined ? { page, siteUrl: project.siteUrl, link } : undefined;
};
