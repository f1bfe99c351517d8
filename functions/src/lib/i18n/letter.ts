import { escapeHtml } from "../../../../web/markdown/escape-html.ts";
import { directionOf } from "./direction.ts";
import { fill } from "./texts.ts";

interface Letter {
  readonly language: string;
  readonly subject: string;
  /** The first one is the heading. */
  readonly paragraphs: readonly string[];
  /** Where the reader goes on. The sentence ends with `{link}`; what is before it is on the button. */
  readonly way: { readonly sentence: string; readonly link: string };
  readonly last?: string;
}

/** A mail in two forms that say the same: plain text, and HTML with one button. Mail programs know only the styles of each element. */
export const toLetter = ({ language, subject, paragraphs, way: { sentence, link }, last }: Letter) => {
  const end = last === undefined ? [] : [last];
  const [heading = subject, ...others] = paragraphs.map(escapeHtml);
  const [before = ""] = sentence.split("{link}");
  const button = escapeHtml(
    before
      .trim()
      .replace(/[:：]$/u, "")
      .trim(),
  );
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:40px 20px;background:#fcfaf6;color:#221d17;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto;overflow-wrap:anywhere">
<h1 style="margin:0 0 24px;font:600 26px/1.25 Charter,'Sitka Text',Cambria,Georgia,serif">${heading}</h1>
${others.map((text) => `<p style="margin:0 0 24px">${text.replaceAll(/.+/g, "<bdi>$&</bdi>").replaceAll("\n", "<br>")}</p>\n`).join("")}<p style="margin:0 0 32px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#221d17;color:#fcfaf6;font-weight:600;text-decoration:none">${button}</a></p>
${end.map((text) => `<p style="margin:0;color:#655f56;font-size:14px">${escapeHtml(text)}</p>\n`).join("")}</div></body></html>
`;
  return { subject, text: [...paragraphs, fill(sentence, { link }), ...end].join("\n\n").concat("\n"), html };
};
