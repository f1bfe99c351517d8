import { hostOf } from "./old-url.ts";

/** Not of a bracket that is only a sign. */
const linkForm = /(?<![!\\])\[(?:[^[\]\\]|\\.)*\]\((https?:[^\s()]+)/g;

/** How many links in Markdown lead to a site. */
export const countOldLinks = (markdown: string, site: string): number =>
  [...markdown.matchAll(linkForm)].filter(([, address = ""]) => hostOf(address) === hostOf(site)).length;
