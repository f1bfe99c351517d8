import { htmlToMarkdown } from "../../../../web/markdown/from-html/html-to-markdown.ts";
import { decodeHTML } from "entities";
import { fieldsOf } from "../../../src/lib/pages/drafts/template-rules.ts";
import type { Template } from "../../../src/lib/pages/drafts/page.ts";
import type { UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { toPostHtml } from "./post-html.ts";
import type { WxrItem } from "./read-wxr.ts";

export interface PostText {
  readonly metadata: UnknownRecord;
  readonly content: string;
  /** Addresses of the pictures that the text shows. */
  readonly pictures: readonly string[];
  readonly leftOut: readonly string[];
}

interface Surroundings {
  readonly template: Template;
  readonly slug: string | null;
  readonly files: ReadonlyMap<string, string>;
  readonly uploads: readonly string[];
}

/** The text of a post as a page has it, with the pictures and links of the old site. */
export const toPostText = (item: WxrItem, { template, slug, files, uploads }: Surroundings): PostText => {
  const ofPost = uploads.flatMap((id) => files.get(id) ?? []);
  const { html, leftOut } = toPostHtml(item.content, { byId: (id) => files.get(id), ofPost });
  const { markdown, isTooMuch } = htmlToMarkdown(html.replaceAll(/(<img\b[^>]*\bsrc=["'])http:/gi, "$1https:"));
  const content = isTooMuch ? "" : markdown;
  const cover = files.get(item.thumbnail);
  const metadata = { ...(slug !== null && { slug }), title: plain(item.title), ...metadataOf(template, { ...item, cover }) };
  return {
    metadata,
    content,
    pictures: [
      ...new Set([...[...content.matchAll(imageForm)].map(([, address = ""]) => address), ...(cover === undefined ? [] : [cover])]),
    ],
    leftOut: isTooMuch ? [...leftOut, "a text nested too deeply"] : leftOut,
  };
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
    ...(summary !== undefined && excerpt.trim() !== "" && { [summary]: plain(excerpt) }),
    ...(image !== undefined && cover !== undefined && { [image]: cover }),
    ...(tags !== undefined && topics.length > 0 && { [tags]: [...new Set(topics.map(plain))] }),
  };
};

/** Titles have entities and now and then a mark. */
const plain = (html: string): string =>
  decodeHTML(html.replaceAll(/<[^<>]*>/g, ""))
    .replaceAll(/\s+/g, " ")
    .trim();
