import { type OldPicture, type OldPictures, pictureForm } from "./old-pictures.ts";
import { decoded } from "./old-url.ts";
import type { Shortcode } from "./shortcodes.ts";

/** What only WordPress could have put in, and what gave the text a layout. */
export interface LeftBehind {
  readonly leftOut: Set<string>;
  hasLostLayout: boolean;
}

export interface Surroundings {
  readonly pictures: OldPictures;
  /** The ID of the post: a gallery that names no pictures shows those that were uploaded to it. */
  readonly postId: string;
  /** HTML of a table that a plugin keeps. */
  readonly tableOf: (id: string) => string | undefined;
}

type Attributes = Shortcode["attributes"];

/** HTML of a text with shortcodes. What they enclose stays, and so do the words, pictures and links in their attributes. */
export const writeParts = (parts: Shortcode["parts"], around: Surroundings, left: LeftBehind): string =>
  parts
    .map((part, index) => {
      if (typeof part === "string") return part;
      const html = writeShortcode(part, around, left);
      return isNote(html, parts[index - 1], parts[index + 1]) ? ` (${html})` : html;
    })
    .join("");

/** Several words that stand right behind a word are a note. */
const isNote = (html: string, before: Shortcode["parts"][number] = "", after: Shortcode["parts"][number] = ""): boolean =>
  typeof before === "string" &&
  /[\p{L}\p{N}.,!?)]$/u.test(before) &&
  /^[^\s<(][^<]*$/.test(html) &&
  html.includes(" ") &&
  !(typeof after === "string" && /^[\p{L}\p{N}]/u.test(after));

const writeShortcode = (code: Shortcode, around: Surroundings, left: LeftBehind): string => {
  const { name, attributes, parts, isInline } = code;
  const inner = unpacked(writeParts(parts, around, left).trim());
  const html = writeKnown(code, inner, around) ?? writeOther(attributes, inner, around.pictures);
  if (html === "") {
    if (/(?:separator|divider|^hr)$/.test(name)) return "\n\n<hr>\n\n";
    if (!/(?:space|spacer|clear)$/.test(name) && ("title" in attributes || parts.every((part) => typeof part === "string")))
      left.leftOut.add(`the shortcode [${name}]`);
    return "";
  }
  if (inner !== "" && /member|restrict|private|protect|logged_?in/.test(name))
    left.leftOut.add("the lock of a part that only some visitors could read");
  if (inner !== "" && !isInline && !/^(?:wp_)?caption$|^embed$/.test(name)) left.hasLostLayout = true;
  return isInline ? html : `\n\n${html}\n\n`;
};

/** Builders keep HTML from WordPress' hands by encoding it. */
const unpacked = (inner: string): string => {
  if (!/^[\w+/]{16,}={0,2}$/.test(inner)) return inner;
  const text = Buffer.from(inner, "base64").toString("utf8");
  const html = text.replaceAll(/(?:%[\da-f]{2})+/gi, (signs) => Buffer.from(signs.replaceAll("%", ""), "hex").toString("utf8"));
  return /^\s*</.test(html) ? html : inner;
};

/** WordPress' own shortcodes. */
const writeKnown = ({ name, attributes }: Shortcode, inner: string, { pictures, postId, tableOf }: Surroundings): string | undefined => {
  switch (name) {
    case "caption":
    case "wp_caption": {
      const [picture = ""] = /(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/.exec(inner) ?? [];
      return `${picture}\n\n${caption(attributes["caption"] ?? inner.replace(picture, ""))}`;
    }
    case "gallery": {
      const named = attributes["ids"] ?? attributes["include"];
      return showPictures(named === undefined ? pictures.ofPost(postId) : picturesOf(named, pictures));
    }
    case "code":
    case "sourcecode":
      return inner.includes("\n") ? `<pre>${inner}</pre>` : undefined;
    case "embed":
      return link(inner);
    case "table":
      return tableOf(attributes["id"] ?? "");
    case "audio":
    case "video": {
      const [, source] = Object.entries(attributes).find(([key]) => /^(?:src|mp3|m4a|ogg|wav|mp4|m4v|webm|ogv|flv)$/.test(key)) ?? [];
      return link(source ?? "");
    }
    default:
      if (pictureForm.test(inner)) return showPictures([{ address: inner, alt: attributes["alt"] ?? "", caption: "" }]);
      if (inner === "" && /(?:image|img|photo|picture)$/.test(name) && attributes["id"] !== undefined)
        return showPictures(picturesOf(attributes["id"], pictures));
      return /(?:^|_)(?:title|heading)$/.test(name) && isLine(inner || titleIn(attributes))
        ? heading(inner || titleIn(attributes), attributes)
        : undefined;
  }
};

const titleIn = ({ title, heading: words = title }: Attributes): string => escapeAroundEntities(words ?? "");

const isLine = (html: string): boolean => html !== "" && !/<(?:a|p|div|h\d|ul|img)\b/.test(html);

const heading = (html: string, { size = "", tag = size, level = tag }: Attributes): string => {
  const [number = "2"] = /[1-6]/.exec(level) ?? [];
  return `<h${number}>${html}</h${number}>`;
};

/** Attributes have plain names in all plugins: titles, authors, pictures, and links with what is written on them. */
export const writeOther = (attributes: Attributes, inner: string, pictures: OldPictures): string => {
  const pick = (form: RegExp): string =>
    Object.entries(attributes).find(([key, value]) => form.test(key) && value.trim() !== "")?.[1] ?? "";
  const found = Object.entries(attributes).flatMap(([key, value]) => attributePictures(key, value, pictures));
  const shown = [...new Map(found.map((picture) => [picture.address, picture])).values()];
  const links = linksOf(attributes);
  const words = attributes["text"] ?? attributes["content"] ?? "";
  const body = inner === "" && links.every(({ label }) => label !== words) ? shownWords(words, attributes) : inner;
  const title = pick(/^(?:title|heading|headline|name|h2)$/);
  const [first] = links;
  if (first !== undefined && title === "" && first.label === "" && isLine(body)) return anchor(first.address, body);
  const isCard = body !== "" || shown.length > 0;
  const titleLink = isCard && first?.label === title ? first.address : "";
  const author = pick(/^(?:author|cite)$/);
  const below = pick(/^(?:sub_?title|sub_?head(?:ing)?|position|job_title|role|h4)$/);
  const buttons = links.flatMap(({ address, label }) => {
    if (isCard && (label === "" || label === title)) return [];
    return label === "" ? [link(address)] : [`<p>${anchor(address, escapeAroundEntities(label))}</p>`];
  });
  return [
    isCard && title !== ""
      ? `<h3>${titleLink === "" ? escapeAroundEntities(title) : anchor(titleLink, escapeAroundEntities(title))}</h3>`
      : "",
    showPictures(shown.map((picture) => ({ ...picture, alt: pick(/^(?:image_)?alt(?:_text)?$/) || picture.alt || title }))),
    isCard && author === "" ? paragraph(below) : "",
    author === "" || body === "" ? body : `<blockquote>${body}${paragraph(`— ${[author, below].filter(Boolean).join(", ")}`)}</blockquote>`,
    ...buttons,
  ]
    .filter(Boolean)
    .join("\n\n");
};

const shownWords = (words: string, attributes: Attributes): string => {
  if (words === "") return "";
  const [, tag = "p"] = /\b(?:tag:)?(h[1-6])\b/.exec(Object.values(attributes).join(" ")) ?? [];
  return `<${tag}>${escapeAroundEntities(words)}</${tag}>`;
};

const attributePictures = (key: string, value: string, pictures: OldPictures): readonly OldPicture[] => {
  if (/background|bg_|icon/.test(key)) return [];
  if (pictureForm.test(value)) return [{ address: value, alt: "", ...pictures.byAddress(value), caption: "" }];
  return /(?:image|img|photo|picture|media|gallery)s?(?:_ids?)?$|(?:^|_)ids$/.test(key) && /^[\d\s,]+$/.test(value)
    ? picturesOf(value, pictures)
    : [];
};

const linksOf = (attributes: Attributes): readonly { readonly address: string; readonly label: string }[] =>
  Object.entries(attributes).flatMap(([key, value]) => {
    const [whole, start = ""] = /^((?:button|btn|link|cta)?_?(?:\w+_)?)(?:url|link|href|src)$/.exec(key) ?? [];
    if (whole === undefined || !/^(?:button|btn|link|cta|$)/.test(start)) return [];
    const [, packed, named = ""] = /^url:([^|]*)(?:\|title:([^|]*))?/.exec(value) ?? [];
    // Some say first what it is: `manually,/about/`, `page,12`.
    const address = (packed === undefined ? value : decoded(packed)).replace(/^\w+,(?:(?=\D)|(\d+)$)/, (_, id?: string) =>
      id === undefined ? "" : `/?p=${id}`,
    );
    if (!/^(?:https?:|mailto:|tel:|\/|\?)/i.test(address) || /\.(?:jpe?g|png|gif|webp|avif)$/i.test(address)) return [];
    const label = ["text", "label", "title"].map((end) => attributes[start + end] ?? "").find(Boolean) ?? decoded(named);
    return [{ address, label }];
  });

const picturesOf = (ids: string, pictures: OldPictures): readonly OldPicture[] =>
  ids.split(",").flatMap((id) => pictures.byId(id.trim()) ?? []);

const showPictures = (shown: readonly OldPicture[]): string =>
  shown
    .map(
      ({ address, alt, caption: words }) =>
        `\n\n<img src="${escapeAroundEntities(address)}" alt="${escapeAroundEntities(alt)}">\n\n${caption(words)}`,
    )
    .join("");

const caption = (words: string): string => (words.trim() === "" ? "" : `<figcaption>${words.trim()}</figcaption>`);

const paragraph = (words: string): string => (words === "" ? "" : `<p>${escapeAroundEntities(words)}</p>`);

const anchor = (address: string, html: string): string => `<a href="${escapeAroundEntities(address)}">${html}</a>`;

/** Where people see what a page embedded, such as a film; empty for what works only within a page. */
export const embeddedAddress = (source: string): string => {
  const address = source
    .trim()
    .replace(/^\/\//, "https://")
    .replace(/^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/, "https://www.youtube.com/watch?v=$1")
    .replace(/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*/, "https://vimeo.com/$1");
  return /^https?:\/\/\S+$/.test(address) && !onlyWithin.test(address) ? address : "";
};

export const link = (source: string): string => {
  const address = embeddedAddress(source);
  return address === "" ? "" : `<p>${anchor(address, escapeAroundEntities(address))}</p>`;
};

/** Maps, calendars, bookings and forms. */
const onlyWithin = /\bmaps?\b|openstreetmap|calend|booking|\bforms?\b/i;

/** Entities stay what they are. */
const escapeAroundEntities = (text: string): string =>
  text
    .replaceAll(/&(?!#?\w+;)/g, "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;");
