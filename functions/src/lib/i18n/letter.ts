import { escapeHtml } from "../../../../web/markdown/escape-html.ts";
import { cleanText, shorten } from "../platform/core/text.ts";
import { directionOf } from "./direction.ts";
import { fill } from "./texts.ts";

interface Letter {
  readonly language: string;
  /** A whole sentence, what is: the subject and the heading. */
  readonly sentence: string;
  /** What others have written, by its place in the sentence. */
  readonly values: Readonly<Record<string, string>>;
  readonly more?: readonly string[];
  /** Where the reader goes on. */
  readonly button: { readonly name: string; readonly link: string };
  /** Why they get this, and how it stops. */
  readonly why: string;
}

const serif = "Charter,'Sitka Text',Cambria,Georgia,serif";

/** For programs that follow the reader's theme. All others read the styles of each element only. */
const dark = `@media (prefers-color-scheme:dark){body{background:#171411!important;color:#ebe7e1!important}a{background:#ebe7e1!important;color:#171411!important}i{color:#8ea5ff!important}small{color:#b0aaa2!important}}`;

/** What others have written as one line of 200 characters: it looks like no other part of the mail, and does not turn its order around. */
export const inLine = (text: string): string => shorten(cleanText(text), 200);

/** What others have written, in which no mail program finds an address and makes a link of it: a word joiner is in each. Times stay as they are. */
const withoutLinks = (text: string): string => text.replaceAll(/(?<=\S[.:@。．｡])(?!(?<=\d:)\d)(?=\S)/gu, "\u2060");

const mapValues = (values: Letter["values"], map: (value: string) => string): Letter["values"] =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));

/** A mail in two forms that say the same: plain text, and HTML with one button. Its mark is a character: pictures are often blocked. */
export const toLetter = ({ language, sentence, values, more: others = [], button: { name, link }, why }: Letter) => {
  const lines = mapValues(values, (value) => withoutLinks(inLine(value)));
  const more = others.map(withoutLinks);
  const subject = fill(sentence.replace(/[.。।۔]$/u, ""), lines);
  const heading = fill(sentence, lines);
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${dark}</style></head>
<body style="margin:0;padding:40px 20px;background:#fcfaf6;color:#221d17;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto;overflow-wrap:anywhere">
<p style="margin:0 0 32px;font:600 17px/1.3 ${serif}"><i style="color:#3443c9" aria-hidden="true">/</i> Lectern</p>
<h1 style="margin:0 0 24px;font:600 26px/1.25 ${serif}">${fill(escapeHtml(sentence), mapValues(lines, escapeHtml))}</h1>
${more.map((text) => `<p style="margin:0 0 24px">${escapeHtml(text).replaceAll(/.+/g, "<bdi>$&</bdi>").replaceAll("\n", "<br>")}</p>\n`).join("")}<p style="margin:0 0 32px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#221d17;color:#fcfaf6;font-weight:600;text-decoration:none">${escapeHtml(name)}</a></p>
<small style="color:#655f56;font-size:14px">${escapeHtml(why)}</small>
</div></body></html>
`;
  return { subject, text: [heading, ...more, `${name}\n${link}`, why].join("\n\n").concat("\n"), html };
};
