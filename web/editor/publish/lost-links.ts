import type { LecternProject } from "@lectern/client";
import { linkedSlugs, type LinkingPage } from "../links/linked-slugs.ts";
import { LookUp } from "../links/look-up.ts";

/** 20 lists of 100 pages: nobody waits for more before publishing. For a larger site there is no warning. */
const mostLists = 20;

/** 20 addresses that the lists lack are looked up, since lists leave out what other programs store without a time. Nothing is said about more. */
const mostLookedUp = 20;

/** Slugs that the text links to, but that lead to no page of the site. */
export const lostLinks = async (project: LecternProject, content: string, page: LinkingPage): Promise<readonly string[]> => {
  const linked = new Map(await linkedSlugs(content, page));
  let cursor: string | null | undefined;
  for (let lists = 0; linked.size > 0 && cursor !== null; lists++) {
    if (lists === mostLists) return [];
    const found = await project.documents.list({ visibility: "live", limit: 100, cursor });
    const there = new Set(found.documents.map(({ slug }) => slug?.normalize("NFC") ?? ""));
    for (const [slug, slugs] of linked) if (slugs.some((one) => there.has(one))) linked.delete(slug);
    cursor = found.next_cursor;
  }
  const lookUp = new LookUp(project);
  const lost: string[] = [];
  for (const [slug, slugs] of [...linked].slice(0, mostLookedUp))
    if ((await lookUp.findFirst(slugs, "live")) === undefined) lost.push(slug);
  return lost;
};
