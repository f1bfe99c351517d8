import { createHash } from "node:crypto";
import type { Page } from "../drafts/page.ts";
import { inLanguage, lineInLanguage } from "../../i18n/direction.ts";
import { escapeHtml } from "../../../../../web/markdown/escape-html.ts";
import { reviewLimits } from "../reviews/limits.ts";
import { previewStyle } from "./preview-style.ts";
import type { PreviewTexts } from "./preview-texts.ts";

const styleHash = createHash("sha256").update(previewStyle).digest("base64");

/**
 * Allows pictures, this page's own style and its form, but no scripts or frames. A test compares these headers with those in `firebase.json`.
 */
export const previewHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self' https: data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow, noarchive",
  "Cache-Control": "no-store",
} as const;

export interface ApprovalForm {
  /** Identifies the text that is shown. */
  readonly tag: string;
  /** What became of the form that was sent. Without a name there is nothing left to send. */
  readonly notice?: string | undefined;
  readonly name?: string | undefined;
}

interface PreviewOptions {
  readonly page: Pick<Page, "metadata" | "language" | "slug">;
  /** Its name. */
  readonly site: string;
  /** HTML. */
  readonly text: string;
  readonly texts: PreviewTexts;
  readonly expireAt: Date;
  readonly approval: ApprovalForm;
}

/** Shows a draft's title, description and text. Only the site's renderer can show the template's other fields. */
export const renderPreview = ({ page, site, text, texts, expireAt, approval }: PreviewOptions): string => {
  const { metadata, language, slug } = page;
  const title = asLine(metadata["title"]);
  const description = asLine(metadata["description"]);
  const until = new Intl.DateTimeFormat(texts.language, { day: "numeric", month: "long", timeZone: "UTC" }).format(expireAt);
  return renderDocument({
    language,
    title: title === "" ? (slug ?? texts.untitled) : title,
    body: `<header${inLanguage(texts.language)}>
<p>${escapeHtml(texts.draft(site, until))}</p>
${renderApproval(texts, approval)}
</header>
<main>
${title && `<h1>${lineInLanguage(title, language)}</h1>\n`}${description && `<p class="lead">${lineInLanguage(description, language)}</p>\n`}${text}
</main>`,
  });
};

/** Who approves is asked once they want to: the page has no script. An empty name is answered in words, not by the browser. */
const renderApproval = (texts: PreviewTexts, { tag, notice, name }: ApprovalForm): string => {
  const said = notice === undefined ? "" : `<p role="status">${escapeHtml(notice)}</p>`;
  if (notice !== undefined && name === undefined) return said;
  return `<details${notice === undefined ? "" : " open"}><summary>${escapeHtml(texts.approve)}</summary><form method="post" novalidate>
${said === "" ? `<p>${escapeHtml(texts.approveIntro)}</p>` : said}
<input type="hidden" name="tag" value="${escapeHtml(tag)}">
<label>${escapeHtml(texts.yourName)} <input name="name" maxlength="${reviewLimits.nameCharacters}" autocomplete="name" dir="auto" value="${escapeHtml((name ?? "").slice(0, 500))}"></label>
<button>${escapeHtml(texts.approve)}</button>
</form></details>`;
};

/** The same page for every link without a draft. Whoever has made it makes another one in the editor. */
export const renderNoPreview = ({ language, noneTitle, none, editor }: PreviewTexts): string =>
  renderSentence(language, noneTitle, none, `<a href="/editor/">${escapeHtml(editor)}</a>`);

/** The way on is the same address once more. */
export const renderOutage = ({ language, outageTitle, outage, again }: PreviewTexts): string =>
  renderSentence(language, outageTitle, outage, `<a href="">${escapeHtml(again)}</a>`);

const renderSentence = (language: string, title: string, sentence: string, way: string): string =>
  renderDocument({
    language,
    title,
    body: `<main class="alone">
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 11v9M8 20h8"/><path class="desk" d="M3.5 11.5 20.5 6"/></svg>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(sentence)}</p>
<p>${way}</p>
</main>`,
  });

const renderDocument = ({ language, title, body }: { readonly language: string; readonly title: string; readonly body: string }): string =>
  `<!doctype html>
<html${inLanguage(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<style>${previewStyle}</style>
</head>
<body>
${body}
</body>
</html>
`;

/** 5,000 characters, because another program may store a title of any length. */
const asLine = (value: unknown): string => (typeof value === "string" ? value.slice(0, 5_000).toWellFormed() : "");
