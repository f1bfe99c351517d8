import { isRecord, type UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import type { OldPictures } from "./old-pictures.ts";
import { writeOther } from "./shortcode-html.ts";

/** 40 settings within each other. */
const deepest = 40;

interface Place {
  /** The site's owner named the fields, so that all that reads like words is text. */
  readonly isOwn?: boolean;
  /** The name of a setting that has a value for each size of screens. */
  readonly name?: string;
  readonly depth?: number;
}

/** HTML of what builders and blocks store as settings: words, pictures and links, among colours and sizes, and elements within elements. */
export const writeSettings = (settings: unknown, pictures: OldPictures, { isOwn = false, name = "", depth = 0 }: Place = {}): string => {
  if (depth > deepest) return "";
  const goOn = (inner: unknown, within = ""): string => writeSettings(inner, pictures, { isOwn, name: within, depth: depth + 1 });
  if (Array.isArray(settings))
    return settings
      .map((one) => goOn(one))
      .filter(Boolean)
      .join("\n\n");
  if (!isRecord(settings)) return "";
  if (settings["widgetType"] === "divider") return "<hr>";
  const [attributes, words, inner]: [Record<string, string>, string[], string[]] = [{}, [], []];
  for (const [written, value] of Object.entries(settings)) {
    if (/^_|^preset|^(?:module|decoration|style|css)$/.test(written)) continue;
    const key = /^(?:innerContent|desktop|value)$/.test(written) ? name : written.replaceAll(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();
    if (isRecord(value) && typeof value["url"] === "string") Object.assign(attributes, linkOf(key, value, value["url"]));
    else if (typeof value === "string" || typeof value === "number" || isIds(value)) sort(key, String(value), { attributes, words, isOwn });
    else inner.push(goOn(value, key));
  }
  const { title = "", ...others } = attributes;
  const isBare = words.length === 0 && title !== "" && !("text" in attributes);
  const html = writeOther(isBare ? { ...others, text: title, level: "h2" } : attributes, words.join("\n\n"), pictures);
  return [html, ...inner].filter(Boolean).join("\n\n");
};

const isIds = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every((one) => /^\d+$/.test(String(one)));

/** A link with its words, or an address alone. */
const linkOf = (key: string, { title, label }: UnknownRecord, url: string): Readonly<Record<string, string>> => {
  const words = [title, label].find((one) => typeof one === "string" && one !== "");
  return typeof words === "string" ? { link_url: url, link_text: words } : { [key]: url };
};

interface Sorted {
  readonly attributes: Record<string, string>;
  readonly words: string[];
  readonly isOwn: boolean;
}

/** By the last word of the name: `tab_title` and `testimonial_content`, not `title_color`. */
const sort = (key: string, value: string, { attributes, words, isOwn }: Sorted): void => {
  if (value.trim() === "" || value.startsWith("$variable(")) return;
  const [first = "", ...others] = key.split("_");
  const last = others.at(-1) ?? first;
  const isButton = /^(?:button|btn|cta|link)$/.test(first) || /^(?:url|link|href|alt|ids?)$/.test(last);
  if (isButton || (key === "text" && !value.includes("<"))) attributes[key === "link_url" ? "link" : key] = value;
  else if (/^(?:title|heading|headline|question|text)$/.test(last) && /title|headi|headl|question/.test(key))
    attributes["title"] ??= value.replaceAll(/<[^<>]*>/g, "");
  else if (/^(?:author|name)$/.test(last)) attributes["author"] ??= value;
  else if (/^(?:job|role)$/.test(last) || (last === "position" && /^\p{Lu}/u.test(value))) attributes["position"] ??= value;
  else if ((isOwn || /^(?:text|content|description|editor|html|quote|answer|shortcode|intro)$/.test(last)) && readsLikeWords(value))
    words.push(blockForm.test(value) ? value : `<p>${value.trim().replaceAll(/\r?\n/g, "<br>")}</p>`);
  else if (last !== "position") attributes[key] = value;
};

const blockForm = /<(?:p|h\d|ul|ol|div|table)\b/;

/** `Monday` and `9 to 5`, not `full-width`, a colour or an address. */
const readsLikeWords = (value: string): boolean =>
  blockForm.test(value) || (/^[\p{Lu}\p{Lo}]|\s/u.test(value) && !/^\w+:\/\//.test(value) && /\p{L}/u.test(value));
