import { parseSlug } from "../../../src/lib/projects/site/slug.ts";
import { digest } from "../../../src/lib/platform/core/digest.ts";
import type { WxrItem } from "./read-wxr.ts";

/** A post or page that becomes a draft. */
export interface PlannedPost {
  /** Of the draft: the same at every import of the same site. */
  readonly id: string;
  /** Null for one that never had an address. */
  readonly slug: string | null;
  /** Its path on the old site, if another address than the new one. */
  readonly oldPath: string | undefined;
}

export interface Plan {
  /** By the ID in WordPress. */
  readonly posts: ReadonlyMap<string, PlannedPost>;
  /** Files of pictures by the ID in WordPress, and the IDs of the pictures that were uploaded to a post. */
  readonly files: ReadonlyMap<string, string>;
  readonly uploads: ReadonlyMap<string, readonly string[]>;
  /** How many items of what kind stay behind, and why. */
  readonly leftOut: ReadonlyMap<string, number>;
  readonly notes: ReadonlyMap<string, number>;
}

const textTypes = new Set(["post", "page"]);
const wanted = new Set(["publish", "future", "draft", "pending", "private"]);
const noted: Readonly<Record<string, string>> = { future: "was scheduled", pending: "was waiting for a review", private: "was private" };

/** Decides what becomes of the items, one after the other, and keeps only what all of them need. `taken`: slugs of the project. */
export const createPlanner = (taken: Set<string>) => {
  const posts = new Map<string, PlannedPost>();
  const files = new Map<string, string>();
  const uploads = new Map<string, string[]>();
  const [leftOut, notes] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, what: string, times = 1): unknown => counts.set(what, (counts.get(what) ?? 0) + times);

  const add = (item: WxrItem): void => {
    const { id, type, status, comments } = item;
    if (type === "attachment") {
      files.set(id, item.file);
      uploads.set(item.parent, [...(uploads.get(item.parent) ?? []), id]);
      return;
    }
    const why = findReason(item);
    if (why !== undefined) {
      count(leftOut, why);
      return;
    }
    if (comments > 0) count(leftOut, "comments", comments);
    const note = noted[status];
    if (note !== undefined) count(notes, note);
    if (item.password !== "") count(notes, "had a password, which drafts do not have");
    const slug = freeSlug(item, taken);
    const oldPath = pathOf(item.link);
    posts.set(id, {
      id: digest("wordpress", hostOf(item.link), id),
      slug,
      oldPath: oldPath === slug || slug === null ? undefined : oldPath,
    });
  };
  return { add, plan: (): Plan => ({ posts, files, uploads, leftOut, notes }) };
};

const findReason = ({ type, status, isTooLong }: WxrItem): string | undefined => {
  if (!textTypes.has(type)) return type === "nav_menu_item" ? "entries of menus" : `items of the type ${type || "(none)"}`;
  if (!wanted.has(status)) return `texts with the status ${status || "(none)"}`;
  return isTooLong ? "texts longer than a page can be" : undefined;
};

const freeSlug = ({ slug: name }: WxrItem, taken: Set<string>): string | null => {
  const parsed = parseSlug(decoded(name));
  if (!("slug" in parsed)) return null;
  let slug = parsed.slug;
  for (let number = 2; taken.has(slug); number += 1) slug = `${parsed.slug}-${number}`;
  taken.add(slug);
  return slug;
};

const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).host : "");

const pathOf = (link: string): string | undefined => {
  if (!URL.canParse(link)) return undefined;
  const { pathname, search } = new URL(link);
  const parsed = parseSlug(decoded(pathname).replaceAll(/^\/+|\/+$/g, ""));
  return search === "" && "slug" in parsed ? parsed.slug : undefined;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
