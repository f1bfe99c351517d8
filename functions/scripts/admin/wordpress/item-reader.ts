import { Parser } from "htmlparser2";
import { OperatorError } from "../operator-error.ts";
import { createLineCounter } from "./line-counter.ts";
import type { UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { mendCharacters } from "./mend-characters.ts";
import type { WxrItem, WxrSite } from "./wxr-item.ts";

/** 4 Mi characters: a page may have a fourth of it, and HTML is longer than Markdown. */
const longest = 4 * 1024 * 1024;

const members = {
  "wp:post_id": "id",
  "wp:post_type": "type",
  "wp:status": "status",
  title: "title",
  "wp:post_name": "slug",
  link: "link",
  "wp:post_parent": "parent",
  "content:encoded": "content",
  "excerpt:encoded": "excerpt",
  "wp:post_password": "password",
  "wp:post_date": "date",
  "wp:attachment_url": "file",
} as const;

/** 5,000 elements within each other: in a damaged text those without an end are. The parser looks through all of them for each end tag. */
const deepest = 5_000;

type Texts = Partial<Record<(typeof members)[keyof typeof members], string>>;

/** What is not in a text of its own. */
interface Facts {
  readonly topics: string[];
  /** Its other entries by their keys. */
  readonly fields: Map<string, string>;
  language: string;
  translations: string;
  thumbnail: string;
  alt: string;
  footnotes: string;
  elements: string;
  tables: string;
  hasHead: boolean;
  comments: number;
  isBuilt: boolean;
  isDamaged: boolean;
  isTooLong: boolean;
}

interface OpenItem {
  readonly line: number;
  readonly texts: Texts;
  readonly facts: Facts;
  /** Of its entry that is read, and the taxonomy of its category. */
  key: string;
  domain: string;
}

/** Reads the items in the parts of an export. `onBreak` is told where it is damaged. */
export function createItemReader(onBreak: (where: string) => void) {
  const [done, path]: [WxrItem[], string[]] = [[], []];
  const site = { url: "", language: "" };
  const [lines, words] = [createLineCounter(), createWords()];
  let item: OpenItem | undefined;
  let [isExport, isEnded] = [false, false];
  const end = (one: OpenItem, isWhole: boolean): void => {
    if (isWhole) done.push(finished(one, { ...site }));
    else onBreak(`in “${one.texts.title ?? ""}”, which begins in line ${one.line}`);
    item = undefined;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (path.length > deepest) throw new OperatorError(`The file is damaged in line ${lines.at(parser.startIndex)}. Export it again.`);
        // An item whose own end is missing may have all its members.
        if (name === "item" && item !== undefined) end(item, path.at(-1) === "item");
        if (item !== undefined && isWithinText(item, name, path, words.text())) {
          words.add(startTag(name, attributes));
          path.push(markup);
          return;
        }
        path.push(name);
        words.clear();
        if (name === "wp:wxr_version") isExport = true;
        if (name === "item") item = newItem(lines.at(parser.startIndex));
        else if (item !== undefined) openMember(item, name, attributes);
      },
      ontext(part) {
        if (!words.add(part) && item !== undefined) item.facts.isTooLong = true;
      },
      onclosetag(name, isImplied) {
        const opened = path.pop();
        if (opened === markup) return void words.add(isImplied ? "" : `</${name}>`);
        if (name === "rss") isEnded = !isImplied;
        const [text, around] = [words.text(), path.at(-1)];
        if (item === undefined) {
          if (name === "language" && around === "channel") site.language = text.trim();
          if (name === "link" && around === "channel") site.url = text.trim();
        } else if (name === "item") end(item, !isImplied);
        else if (opened === name) closeMember(item, name, { text, isOwn: around === "item" });
        words.clear();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  return {
    write: (part: string): void => {
      lines.goOn(part);
      parser.write(part);
    },
    end: (): void => {
      const isBetween = item === undefined;
      parser.end();
      if (isExport && !isEnded && isBetween) onBreak(`in line ${lines.at(Infinity)}`);
    },
    take: () => done.splice(0),
    isExport: () => isExport,
  };
}

const createWords = () => {
  let [text, isCut] = ["", false];
  return {
    /** False once they are longer than a text can be. */
    add: (part: string): boolean => {
      isCut ||= text.length + part.length > longest;
      text = isCut ? "" : text + part;
      return !isCut;
    },
    clear: (): void => {
      [text, isCut] = ["", false];
    },
    text: () => text,
  };
};

/** In the path: an element of a text that should be in a CDATA section. */
const markup = "(markup)";

/** Whether an element belongs to the text around it; if it does not, the end of that text is missing. */
const isWithinText = (item: OpenItem, name: string, path: string[], text: string): boolean => {
  const around = path.at(-1) ?? "";
  const isWithin = around === markup || (isMember(around) && path.at(-2) === "item");
  if (!isWithin) return false;
  item.facts.isDamaged = true;
  if (!name.includes(":") && !/^(?:item|title|link|pubDate|guid|description|category)$/.test(name)) return true;
  closeMember(item, around, { text: text.split(`</${around}>`)[0] ?? "", isOwn: true });
  path.splice(-1, 1, "item");
  return false;
};

const startTag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value.replaceAll('"', "&quot;")}"`)
    .join("")}>`;

const newItem = (line: number): OpenItem => ({
  ...{ line, texts: {}, key: "", domain: "" },
  facts: {
    ...{ topics: [], fields: new Map(), language: "", translations: "", thumbnail: "", alt: "", footnotes: "", elements: "", tables: "" },
    ...{ hasHead: true, comments: 0, isBuilt: false, isDamaged: false, isTooLong: false },
  },
});

const openMember = (item: OpenItem, name: string, { domain = "", nicename = "" }: Readonly<Record<string, string>>): void => {
  if (name === "wp:comment") item.facts.comments += 1;
  if (name !== "category") return;
  item.domain = domain;
  if (domain === "language") item.facts.language = nicename;
  if (domain === "post_translations") item.facts.translations = nicename;
};

const closeMember = (item: OpenItem, name: string, { text, isOwn }: { readonly text: string; readonly isOwn: boolean }): void => {
  if (name === "wp:meta_key") item.key = text;
  if (name === "wp:meta_value") readMeta(item, text);
  // Other taxonomies belong to plugins.
  if (name === "category" && isOwn && /^(?:category|post_tag)$/.test(item.domain)) item.facts.topics.push(text.trim());
  if (isMember(name) && isOwn) item.texts[members[name]] = (item.facts.isDamaged ? text.replace(/\]\]>\s*$/, "") : text).trim();
};

const readMeta = ({ key, facts }: OpenItem, value: string): void => {
  const fact = metas.get(key);
  if (fact === undefined) facts.fields.set(key, value);
  else facts[fact] = value;
  if (key === "_tablepress_table_options") facts.hasHead = !/"table_head":\s*(?:false|0)/.test(value);
  // Such as `_elementor_edit_mode`, `_et_pb_use_builder`, `_fl_builder_enabled`; `_bricks_page_content_2`, `ct_builder_json`, `panels_data`.
  const isStore = /_(?:content_\d|data|json)$/.test(key) && value.length > 200;
  if (isStore || value === "builder" || (key.includes("builder") && /^(?:1|on|true|yes)$/.test(value))) facts.isBuilt = true;
};

/** https://wpml.org/documentation/related-projects/wpml-export-and-import/ for languages outside of Polylang. */
const metas: ReadonlyMap<string, "thumbnail" | "alt" | "footnotes" | "elements" | "tables" | "language" | "translations"> = new Map([
  ["_thumbnail_id", "thumbnail"],
  ["_wp_attachment_image_alt", "alt"],
  ["footnotes", "footnotes"],
  ["_elementor_data", "elements"],
  ["_tablepress_export_table_id", "tables"],
  ["_wpml_import_language_code", "language"],
  ["_wpml_import_translation_group", "translations"],
]);

/** Entries that ACF's `_name` says are fields of the owner's. Lists are not read. */
const fieldsOf = (entries: ReadonlyMap<string, string>): UnknownRecord =>
  Object.fromEntries(
    [...entries].filter(([key, value]) => entries.get(`_${key}`)?.startsWith("field_") === true && !/^a:\d+:\{/.test(value)),
  );

const finished = ({ texts, facts: { fields, ...facts } }: OpenItem, site: WxrSite): WxrItem => {
  const { title = "", content = "", excerpt = "" } = texts;
  const mended = { title: mendCharacters(title), content: mendCharacters(content), excerpt: mendCharacters(excerpt) };
  const isMended = mended.title !== title || mended.content !== content || mended.excerpt !== excerpt;
  const id = texts.id ?? texts.link ?? "";
  const own = fieldsOf(fields);
  const elements = facts.elements === "" && Object.keys(own).length > 0 ? JSON.stringify(own) : facts.elements;
  return { ...noTexts, ...texts, ...facts, ...mended, id, elements, isMended, site };
};

const isMember = (name: string): name is keyof typeof members => Object.hasOwn(members, name);

const noTexts = {
  ...{ id: "", type: "", status: "", title: "", slug: "", link: "", parent: "" },
  ...{ content: "", excerpt: "", password: "", date: "", file: "" },
};
