import { isRecord, parseJson } from "../../../src/lib/platform/core/unknown-record.ts";
import { writeSettings } from "./settings-html.ts";
import { type LeftBehind, link, type Surroundings, writeParts } from "./shortcode-html.ts";
import { parseShortcodes } from "./shortcodes.ts";

interface PostSurroundings extends Surroundings {
  /** The content of a reusable block. */
  readonly blockOf: (id: string) => string | undefined;
  /** JSON of the post's footnotes; empty without. */
  readonly footnotes: string;
}

/**
 * HTML of what WordPress stores: of the block editor with its comments, or of the classic one, where a blank line parts paragraphs, with
 * shortcodes in square brackets. https://codex.wordpress.org/Shortcode_API, https://developer.wordpress.org/reference/functions/wpautop/
 */
export const toPostHtml = (content: string, around: PostSurroundings, left: LeftBehind): string => {
  const text = withoutLists(content.replaceAll(/\r\n?/g, "\n"), left);
  const isBlocks = /<!--\s*wp:/.test(text);
  const embedded = withoutBlocks(text, around, left)
    .replaceAll(
      /(<div class="wp-block-embed__wrapper">)\s*(https?:\/\/[^\s<]+)\s*(?=<\/div>)/g,
      (_, start: string, url: string) => start + link(url),
    )
    .replaceAll(/^[ \t]*(https?:\/\/[^\s<\]]+)[ \t]*$/gm, (whole, url: string) => link(url) || whole);
  const html = writeParts(parseShortcodes(embedded), around, left);
  return isBlocks ? html : addParagraphs(html);
};

const listForm = /<!--\s*(\/?)wp:((?:[a-z0-9-]+\/)?(?:[a-z]+-template|query-no-results|(?:[a-z]+-)?forms?))\s[^<>]*-->/g;

/** Without forms, and without what WordPress repeats for each post of a list, or says if there is none. */
const withoutLists = (text: string, left: LeftBehind): string => {
  let [kept, from, start, open] = ["", 0, 0, ""];
  for (const { 0: whole, 1: end, 2: name = "", index } of text.matchAll(listForm)) {
    if (open === "" && end === "" && !whole.endsWith("/-->")) [start, open] = [index, name];
    if (name !== open || end === "") continue;
    [kept, from, open] = [kept + text.slice(from, start), index + whole.length, ""];
    if (name !== "query-no-results") left.leftOut.add(name.endsWith("-template") ? "a list that WordPress made" : `the block ${name}`);
  }
  return kept + text.slice(from);
};

/** 3 reusable blocks within each other. */
const deepest = 3;

/** A comment ends before the next one begins: what was never closed is not looked for to the end of the text, again and again. */
const blockForm = /<!--\s*\/?wp:(\w+(?:-\w+)*(?:\/\w+(?:-\w+)*)?)(?![-/]?\w)((?:(?!<!--)[\s\S])*?)-->/g;

const withoutBlocks = (text: string, around: PostSurroundings, left: LeftBehind, within: readonly string[] = []): string =>
  text.replaceAll(blockForm, (_, name: string, rest: string) => {
    const ref = name === "block" ? /"ref"\s*:\s*(\d+)/.exec(rest)?.[1] : undefined;
    if (ref !== undefined && within.includes(ref)) return "";
    const reused = ref === undefined || within.length >= deepest ? undefined : around.blockOf(ref);
    if (reused !== undefined)
      return withoutBlocks(withoutLists(reused.replaceAll(/\r\n?/g, "\n"), left), around, left, [...within, ref ?? ""]);
    if (!/\/\s*$/.test(rest) || drawnByThemes.has(name)) return "";
    const html = name === "footnotes" ? writeNotes(around.footnotes) : writeBlock(rest.replace(/\/\s*$/, ""), around);
    if (html === "") left.leftOut.add(name === "block" ? "a reusable block" : `the block ${name}`);
    return html === "" ? "" : `\n\n${html}\n\n`;
  });

/** A block without content of its own may have words, pictures and links among its settings. */
const writeBlock = (json: string, { pictures }: PostSurroundings): string => {
  const settings = parseJson(json);
  if (!isRecord(settings)) return "";
  if (isRecord(settings["data"])) return writeSettings(settings["data"], pictures, { isOwn: true });
  const { url, service, label = service } = settings;
  const isLink = typeof url === "string" && typeof label === "string";
  return writeSettings(isLink ? { link: { url, label: label.charAt(0).toUpperCase() + label.slice(1) } } : settings, pictures);
};

const writeNotes = (json: string): string => {
  const notes = parseJson(json);
  return (Array.isArray(notes) ? notes : [])
    .flatMap((note: unknown) => (isRecord(note) && typeof note["content"] === "string" ? note["content"] : []))
    .map((words, index) => `<p><sup>${index + 1}</sup> ${words}</p>`)
    .join("\n");
};

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

const blocks =
  "table|thead|tfoot|caption|col|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|map|area|blockquote|address|style|p|h[1-6]|hr|fieldset|legend|section|article|aside|header|footer|nav|figure|figcaption|details|menu|summary|iframe|script|video|audio";
const blockStart = new RegExp(`^\\s*</?(?:${blocks})\\b`, "i");
const beforeBlock = new RegExp(`(<(?:${blocks})\\b[^<>]*>)`, "gi");
const afterBlock = new RegExp(`(</(?:${blocks})>|<hr\\b[^<>]*>)`, "gi");

/** The classic editor stores neither paragraphs nor line ends: `wpautop` makes them of blank lines and lines. */
function addParagraphs(text: string): string {
  const kept: string[] = [];
  const held = text.replaceAll(/<(pre|script|style|textarea)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/gi, (whole) => {
    kept.push(whole);
    return `\n\n<pre data-kept="${kept.length - 1}"></pre>\n\n`;
  });
  const parts = held
    .replaceAll(/(<a\b[^<>]*>)\s+/g, " $1")
    .replaceAll(/(?<!\s)\s+<\/a>/g, "</a> ")
    .replaceAll(beforeBlock, "\n\n$1")
    .replaceAll(afterBlock, "$1\n\n")
    .split(/\n\s*\n/);
  return parts
    .filter((part) => part.trim() !== "")
    .map((part) => (blockStart.test(part) ? part : `<p>${part.trim().replaceAll(/<br\s*\/?>\n|\n/g, "<br>")}</p>`))
    .join("\n")
    .replaceAll(/<pre data-kept="(\d+)"><\/pre>/g, (_, index: string) => kept[Number(index)] ?? "");
}
