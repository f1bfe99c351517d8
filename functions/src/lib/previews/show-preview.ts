import { createMemory } from "../core/memory.ts";
import type { Page } from "../drafts/page.ts";
import { previewLimits } from "./limits.ts";
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
  return {
    status: 200,
    html: renderPreview({
      page,
      text: await renderText({ projectId: link.projectId, page, siteUrl, until }),
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
  if (project === undefined || page?.visibility !== "draft" || page.generation !== link.generation) return undefined;
  return page.unreadable === undefined ? { page, siteUrl: project.siteUrl, link } : undefined;
};

interface Rendering {
  readonly html: Promise<string>;
  /** When the last request is over that waits for it. */
  until: Date;
}

const rendered = createMemory<Rendering>({ forMs: previewLimits.renderedMs, entries: previewLimits.renderedDrafts });

interface ShownText {
  readonly projectId: string;
  readonly page: Page;
  readonly siteUrl: string | undefined;
  readonly until: Date;
}

/** Renders a text once, however many people request it. */
const renderText = async ({ projectId, page, siteUrl, until }: ShownText): Promise<string> => {
  const { id, generation, writeToken, content } = page;
  const key = JSON.stringify([projectId, id, generation, writeToken, siteUrl]);
  const nowMs = performance.now();
  const known = rendered.find(key, nowMs);
  if (known !== undefined) {
    if (until > known.until) known.until = until;
    return known.html;
  }
  // The renderer is loaded on demand: most strangers have no valid link.
  const html = import("../markdown/page-html.ts").then(async ({ toPageHtml }) =>
    toPageHtml(content, siteUrl, () => new Date() < rendering.until),
  );
  const rendering: Rendering = { html, until };
  rendered.keep(key, rendering, nowMs);
  // The next visitor tries again.
  html.catch(() => {
    rendered.forget(key);
  });
  return html;
};
