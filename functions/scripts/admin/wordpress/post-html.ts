/** A post's content as HTML, and the names of what WordPress would have put in when it showed the page. */
export interface PostHtml {
  readonly html: string;
  /** Shortcodes and blocks whose content only WordPress knows. */
  readonly leftOut: readonly string[];
}

interface Pictures {
  /** Addresses of the pictures with these IDs. */
  readonly byId: (id: string) => string | undefined;
  /** Addresses of the pictures that were uploaded to this post: a gallery that names none shows them. */
  readonly ofPost: readonly string[];
}

/**
 * HTML of what WordPress stores: of the block editor with its comments, or of the classic one, where a blank line parts paragraphs, with
 * shortcodes in square brackets. https://codex.wordpress.org/Shortcode_API, https://developer.wordpress.org/reference/functions/wpautop/
 */
export function toPostHtml(content: string, pictures: Pictures): PostHtml {
  const leftOut: string[] = [];
  const text = content.replaceAll(/\r\n?/g, "\n");
  const isBlocks = /<!--\s*wp:/.test(text);
  const withoutBlocks = text.replaceAll(
    /<!--\s*(\/)?wp:([a-z0-9-]+(?:\/[a-z0-9-]+)?)\b([\s\S]*?)-->/g,
    (_, _end, name: string, rest: string) => {
      if (/\/\s*$/.test(rest) && !drawnByThemes.has(name)) leftOut.push(`block ${name}`);
      return "";
    },
  );
  const embedded = withoutBlocks
    .replaceAll(
      /(<div class="wp-block-embed__wrapper">)\s*(https?:\/\/[^\s<]+)\s*(?=<\/div>)/g,
      (_, start: string, url: string) => start + link(url),
    )
    .replaceAll(/^[ \t]*(https?:\/\/[^\s<\]]+)[ \t]*$/gm, (_, url: string) => link(url))
    .replaceAll(/<(audio|video|iframe)\b([^>]*)>([\s\S]*?)<\/\1>/gi, (_, _name, rest: string, inside: string) => {
      const source = attributesOf(rest)["src"] ?? attributesOf(/<source\b[^>]*>/i.exec(inside)?.[0] ?? "")["src"] ?? "";
      return link(source.replace(/^\/\//, "https://"));
    });
  const coded = runShortcodes(embedded, pictures, leftOut);
  const html = isBlocks ? coded : addParagraphs(coded);
  return { html: withoutPictureLinks(html), leftOut: [...new Set(leftOut)] };
}

/** Blocks without content of their own whose absence nobody notices in a text. */
const drawnByThemes = new Set([
  "spacer",
  "separator",
  "post-title",
  "post-content",
  "navigation",
  "site-title",
  "more",
  "nextpage",
  "page-break",
]);

const attributeForm = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s'"]+))/g;

const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(attributeForm)].map(([, name = "", double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ""]),
  );

function runShortcodes(text: string, { byId, ofPost }: Pictures, leftOut: string[]): string {
  const galleryOf = ({ ids, include }: Readonly<Record<string, string>>): string => {
    const named = (ids ?? include ?? "").split(",").map((id) => byId(id.trim()));
    const shown = ids === undefined && include === undefined ? ofPost : named.filter((address) => address !== undefined);
    return shown.map((address) => `\n\n${image(address)}\n\n`).join("");
  };
  const closed = new Set([...text.matchAll(/\[\/([a-z][\w-]*)\]/g)].map(([, name = ""]) => name));
  const captioned = text.replaceAll(/\[(?:wp_)?caption\b([^\]]*)\]([\s\S]*?)\[\/(?:wp_)?caption\]/g, (_, rest: string, inside: string) => {
    const [picture = ""] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/.exec(inside) ?? [];
    const words = (attributesOf(rest)["caption"] ?? inside.replace(picture, "")).trim();
    return `\n\n${picture}\n\n${words === "" ? "" : `<p><em>${words}</em></p>`}\n\n`;
  });
  return captioned
    .replaceAll(/(?<!\[)\[gallery\b([^\]]*)\](?!\])/g, (_, rest: string) => galleryOf(attributesOf(rest)))
    .replaceAll(/\[embed\b[^\]]*\]\s*([^\s[\]]+)\s*\[\/embed\]/g, (_, url: string) => link(url))
    .replaceAll(/(?<!\[)\[(audio|video)\b([^\]]*)\](?:\s*\[\/\1\])?(?!\])/g, (_, _name, rest: string) => {
      const [source] = Object.entries(attributesOf(rest)).filter(([name]) => /^(?:src|mp3|m4a|ogg|wav|mp4|m4v|webm|ogv|flv)$/.test(name));
      return link(source?.[1] ?? /https?:\/\/[^\s\]|"']+/.exec(rest)?.[0] ?? "");
    })
    .replaceAll(otherShortcode, (whole, name: string, rest: string, offset: number, all: string) => {
      const isCode = closed.has(name) || rest.includes("=") || /[_-]/.test(name) || rest.trim() === "/";
      if (!isCode || all[offset - 1] === "[") return whole;
      if (!whole.startsWith("[/")) leftOut.push(`shortcode ${name}`);
      return "";
    })
    .replaceAll(/\[(\[[a-z][\w-]*[^\][]*\])\]/g, "$1");
}

/** What may be a shortcode of some plugin. `[sic]` and `[1]` are none; `[name key="value"]`, `[a_name]` and pairs are. */
const otherShortcode = /\[\/?([a-z][a-z0-9_-]+)((?:\s+[^\][<>]*)?\s*\/?)\](?!\()/g;

const image = (address: string): string => `<img src="${escapeAttribute(address)}">`;

const link = (address: string): string =>
  /^https?:\/\//.test(address) ? `<p><a href="${escapeAttribute(address)}">${escapeAttribute(address)}</a></p>` : "";

const escapeAttribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** A picture that leads to its own file, or to WordPress' page about it, leads nowhere on another site. */
const withoutPictureLinks = (html: string): string =>
  html.replaceAll(
    /<a\b[^>]*href=["'](?:[^"']*\.(?:jpe?g|png|gif|webp|avif)|[^"']*attachment_id=\d+)["'][^>]*>\s*(<img\b[^>]*>)\s*<\/a>/gi,
    "$1",
  );

const blocks =
  "table|thead|tfoot|caption|col|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|map|area|blockquote|address|style|p|h[1-6]|hr|fieldset|legend|section|article|aside|header|footer|nav|figure|figcaption|details|menu|summary|iframe|script|video|audio";
const blockStart = new RegExp(`^\\s*</?(?:${blocks})\\b`, "i");
const beforeBlock = new RegExp(`(<(?:${blocks})\\b[^>]*>)`, "gi");
const afterBlock = new RegExp(`(</(?:${blocks})>|<hr\\b[^>]*>)`, "gi");

/** The classic editor stores neither paragraphs nor line ends: `wpautop` makes them of blank lines and lines. */
function addParagraphs(text: string): string {
  const kept: string[] = [];
  const held = text.replaceAll(/<(pre|script|style|textarea)\b[\s\S]*?<\/\1>/gi, (whole) => {
    kept.push(whole);
    return `\n\n<pre data-kept="${kept.length - 1}"></pre>\n\n`;
  });
  const parts = held
    .replaceAll(beforeBlock, "\n\n$1")
    .replaceAll(afterBlock, "$1\n\n")
    .split(/\n\s*\n/);
  return parts
    .filter((part) => part.trim() !== "")
    .map((part) => (blockStart.test(part) ? part : `<p>${part.trim().replaceAll(/<br\s*\/?>\n|\n/g, "<br>")}</p>`))
    .join("\n")
    .replaceAll(/<pre data-kept="(\d+)"><\/pre>/g, (_, index: string) => kept[Number(index)] ?? "");
}
