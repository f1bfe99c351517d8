import { decodeHTML } from "entities";

/** The words of titles and excerpts, which have entities and now and then a mark. */
export const plainText = (html: string): string =>
  decodeHTML(html.replaceAll(/<[^<>]*>/g, ""))
    .replaceAll(/\s+/g, " ")
    .trim();
