import { htmlToMarkdown } from "../../../../web/markdown/from-html/html-to-markdown.ts";
import type { AddressPlan } from "../../../../web/site/page-address.ts";
import { fieldsOf } from "../../../src/lib/pages/drafts/template-rules.ts";
import type { Template } from "../../../src/lib/pages/drafts/page.ts";
import { parseJson, type UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { toAddresses } from "./old-addresses.ts";
import { countOldLinks } from "./old-links.ts";
import type { OldPicture, OldPictures } from "./old-pictures.ts";
import { plainText } from "./plain-text.ts";
import { type Plan, titleOf } from "./plan-posts.ts";
import { toPostHtml } from "./post-html.ts";
import type { WxrItem } from "./wxr-item.ts";
import { revisePost } from "./revise-post.ts";
import { writeSettings } from "./settings-html.ts";
import type { LeftBehind } from "./shortcode-html.ts";

interface PostText extends LeftBehind {
  readonly metadata: UnknownRecord;
  readonly content: string;
  /** Addresses of the pictures that the text shows. */
  readonly pictures: readonly string[];
  /** How many links still lead to the old site, such as to its files. */
  readonly oldLinks: number;
}

interface Surroundings {
  readonly template: Template;
  readonly slug: string | null;
  readonly plan: Plan;
  readonly site: AddressPlan;
}

/** The text of a post as a page has it, with links to the new pages and the pictures of the old site. */
export const toPostText = (item: WxrItem, { template, slug, plan, site }: Surroundings): PostText => {
  const left: LeftBehind = { leftOut: new Set(), hasLostLayout: false };
  const { pictures, blocks, tables } = plan;
  const reuse = createReuse();
  const around = {
    ...{ postId: item.id, footnotes: item.footnotes },
    blockOf: (id: string) => reuse(blocks.get(id), String),
    tableOf: (id: string) => reuse(tables.get(id), String),
    pictures: {
      ...pictures,
      byId: (id: string) => reuse(pictures.byId(id), wordsOf),
      ofPost: (id: string) => pictures.ofPost(id).filter((picture) => reuse(picture, wordsOf) !== undefined),
    },
  };
  const written = item.content === "" ? textOfElements(item.elements, pictures) : item.content;
  const html = toPostHtml(written, around, left);
  const addresses = toAddresses(item.link, plan, site);
  const { markdown, isTooMuch } = htmlToMarkdown(html, { revise: (root) => revisePost(root, addresses, left), hasRowsOnly: true });
  if (isTooMuch) left.leftOut.add("a text nested too deeply");
  const content = isTooMuch ? "" : markdown;
  const cover = pictures.byId(item.thumbnail)?.address;
  const metadata = { ...(slug !== null && { slug }), title: titleOf(item), ...metadataOf(template, { ...item, cover }) };
  const shown = [...content.matchAll(imageForm)].map(([, address = ""]) => address);
  const oldLinks = countOldLinks(content, item.site.url);
  return { ...left, metadata, content, oldLinks, pictures: [...new Set(cover === undefined ? shown : [...shown, cover])] };
};

/** 4 Mi characters of blocks, tables and pictures in a post, which are elsewhere in the file: blocks of blocks of blocks have no end. */
const mostReused = 4 * 1024 * 1024;

/** Gives what is used again, until it is too much. */
const createReuse = () => {
  let room = mostReused;
  return <One>(one: One | undefined, textOf: (one: One) => string): One | undefined => {
    room -= one === undefined ? 0 : textOf(one).length;
    return room < 0 ? undefined : one;
  };
};

const wordsOf = ({ address, caption }: OldPicture): string => address + caption;

/** Of a page builder, or of fields with which somebody made a page. */
const textOfElements = (json: string, pictures: OldPictures): string => {
  const elements = parseJson(json);
  return writeSettings(elements, pictures, { isOwn: !Array.isArray(elements) });
};

export const imageForm = /!\[(?:[^[\]\\]|\\.)*\]\((https:[^\s()]+)/g;

/** What the template has a place for: the excerpt, the picture, and categories and tags. */
const metadataOf = (
  template: Template,
  { excerpt, topics, cover }: Pick<WxrItem, "excerpt" | "topics"> & { readonly cover: string | undefined },
): UnknownRecord => {
  const fields = fieldsOf(template);
  const keyOf = (fits: (field: UnknownRecord) => boolean): string | undefined => {
    const key = fields.find(fits)?.["key"];
    return typeof key === "string" ? key : undefined;
  };
  const summary = keyOf(
    ({ key, type }) => /^(?:description|excerpt|summary|teaser)$/i.test(String(key)) && /^(?:text|string|textarea)$/.test(String(type)),
  );
  const image = keyOf(({ type }) => type === "image");
  const tags = keyOf(({ type }) => type === "tags");
  return {
    ...(summary !== undefined && excerpt.trim() !== "" && { [summary]: plainText(excerpt) }),
    ...(image !== undefined && cover !== undefined && { [image]: cover }),
    ...(tags !== undefined && topics.length > 0 && { [tags]: [...new Set(topics.map(plainText))] }),
  };
};
