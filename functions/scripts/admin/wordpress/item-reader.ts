import { Parser } from "htmlparser2";
import { createLineCounter } from "./line-counter.ts";
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

type Texts = Partial<Record<(typeof members)[keyof typeof members], string>>;

/** What is not in a text of its own. */
interface Facts {
  readonly topics: string[];
  language: string;
  translations: string;
  thumbnail: string;
  alt: string;
  comments: number;
  isBuilt: boolean;
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
  const lines = createLineCounter();
  let item: OpenItem | undefined;
  let [text, isCut, isExport, isEnded] = ["", false, false, false];
  const end = (one: OpenItem, isWhole: boolean): void => {
    if (isWhole) done.push(finished(one, { ...site }));
    else onBreak(`in “${one.texts.title ?? ""}”, which begins in line ${one.line}`);
    item = undefined;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        // An item whose own end is missing may have all its members.
        if (name === "item" && item !== undefined) end(item, path.at(-1) === "item");
        path.push(name);
        [text, isCut] = ["", false];
        if (name === "wp:wxr_version") isExport = true;
        if (name === "item") item = newItem(lines.at(parser.startIndex));
        else if (item !== undefined) openMember(item, name, attributes);
      },
      ontext(part) {
        if (isCut) return;
        isCut = text.length + part.length > longest;
        text = isCut ? "" : text + part;
        if (isCut && item !== undefined) item.facts.isTooLong = true;
      },
      onclosetag(name, isImplied) {
        path.pop();
        if (name === "rss") isEnded = !isImplied;
        if (item === undefined) {
          if (name === "language" && path.at(-1) === "channel") site.language = text.trim();
          if (name === "link" && path.at(-1) === "channel") site.url = text.trim();
        } else if (name === "item") end(item, !isImplied);
        else closeMember(item, name, { text, isOwn: path.at(-1) === "item" });
        text = "";
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

const newItem = (line: number): OpenItem => ({
  ...{ line, texts: {}, key: "", domain: "" },
  facts: {
    ...{ topics: [], language: "", translations: "", thumbnail: "", alt: "" },
    ...{ comments: 0, isBuilt: false, isTooLong: false },
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
  if (isMember(name) && isOwn) item.texts[members[name]] = text;
};

const readMeta = ({ key, facts }: OpenItem, value: string): void => {
  if (key === "_thumbnail_id") facts.thumbnail = value;
  if (key === "_wp_attachment_image_alt") facts.alt = value;
  // Such as `_elementor_edit_mode`, `_et_pb_use_builder`, `_fl_builder_enabled`.
  if (value === "builder" || (key.includes("builder") && /^(?:1|on|true|yes)$/.test(value))) facts.isBuilt = true;
};

const finished = ({ texts, facts }: OpenItem, site: WxrSite): WxrItem => {
  const { title = "", content = "", excerpt = "" } = texts;
  const mended = { title: mendCharacters(title), content: mendCharacters(content), excerpt: mendCharacters(excerpt) };
  const isMended = mended.title !== title || mended.content !== content || mended.excerpt !== excerpt;
  return { ...noTexts, ...texts, ...facts, ...mended, isMended, site };
};

const isMember = (name: string): name is keyof typeof members => Object.hasOwn(members, name);

const noTexts = {
  ...{ id: "", type: "", status: "", title: "", slug: "", link: "", parent: "" },
  ...{ content: "", excerpt: "", password: "", date: "", file: "" },
};
