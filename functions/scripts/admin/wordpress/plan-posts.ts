import { canonicalLanguage } from "../../../src/lib/i18n/language.ts";
import { noInternals } from "../../../src/lib/pages/drafts/page.ts";
import { livePageId } from "../../../src/lib/pages/drafts/translation.ts";
import { digest } from "../../../src/lib/platform/core/digest.ts";
import { parseSlug } from "../../../src/lib/projects/site/slug.ts";
import type { OldPictures } from "./old-pictures.ts";
import { absolute, decoded, keyOf } from "./old-url.ts";
import { plainText } from "./plain-text.ts";
import { createSorter } from "./sort-items.ts";
import type { WxrItem } from "./wxr-item.ts";
import { createReport, type Report } from "./report.ts";

/** A post or page that becomes a draft. */
export interface PlannedPost {
  /** Of the draft: the same at every import of the same site. */
  readonly id: string;
  /** Null for one that never had an address. */
  readonly slug: string | null;
  readonly language: string;
  /** What its translations name, too. */
  readonly translationOf: string | undefined;
  /** It was imported before, and may have been published since. */
  readonly isPresent: boolean;
  /** Visitors of the old site did not see it. */
  readonly isHidden: boolean;
}

export interface Plan {
  /** The address of the old site. */
  readonly url: string;
  /** By the ID in WordPress. */
  readonly posts: ReadonlyMap<string, PlannedPost>;
  /** IDs by the path of the address, and by its last part. */
  readonly places: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
  /** Addresses of what stays behind. */
  readonly gone: ReadonlySet<string>;
  readonly pictures: OldPictures;
  /** Contents of reusable blocks by the ID in WordPress. */
  readonly blocks: ReadonlyMap<string, string>;
  /** HTML of the tables of a plugin by their names. */
  readonly tables: ReadonlyMap<string, string>;
  readonly report: Report;
}

interface Surroundings {
  /** The language that the operator says the texts have. */
  readonly asked: string | undefined;
  readonly ofProject: string;
  /** Pages and drafts that the project has. */
  readonly present: readonly { readonly id: string; readonly slug: string | null; readonly language: string }[];
}

const wanted = new Set(["publish", "future", "draft", "pending", "private"]);

/** Decides what becomes of the items, one after the other, and keeps only what all of them need. */
export const createPlanner = ({ asked, ofProject, present }: Surroundings) => {
  const posts = new Map<string, PlannedPost>();
  const [places, names] = [new Map<string, string>(), new Map<string, string>()];
  const gone = new Set<string>();
  const report = createReport();
  const before = new Map(present.map((page) => [page.id, page]));
  const taken = new Map(present.flatMap(({ slug, language }) => (slug === null ? [] : [[slugKey(slug, language), 1] as const])));
  const titles: Titled[] = [];
  let url = "";

  const addText = (item: WxrItem): void => {
    const { id, type, site } = item;
    ({ url } = site);
    const mainLanguage = asked ?? siteLanguage(site.language, ofProject);
    const title = titleOf(item);
    const address = absolute(item.link, undefined);
    const why = posts.has(id) ? "Left out, because the file has them twice" : findReason(item);
    if (why !== undefined) {
      report.add(why, title);
      const keys = [`?${id}`, address === undefined ? "" : keyOf(address).replace(/__trashed(?:-\d+)?$/, "")];
      for (const key of keys) if (key !== "") gone.add(key);
      return;
    }
    const draftId = digest("wordpress", address?.host ?? "", id);
    const known = before.get(draftId) ?? before.get(livePageId({ id: draftId, internals: noInternals }, undefined));
    const language = canonicalLanguage(known?.language ?? "") ?? languageOf(item) ?? posts.get(item.parent)?.language ?? mainLanguage;
    const slug = known === undefined ? freeSlug(item, language, taken) : known.slug;
    posts.set(id, {
      ...{ id: draftId, slug, language, isPresent: known !== undefined, isHidden: item.status === "private" || item.password !== "" },
      translationOf: item.translations === "" ? undefined : digest("wordpress", address?.host ?? "", item.translations),
    });
    if (address?.search === "") places.set(keyOf(address), id);
    const name = decoded(item.slug).toLowerCase();
    if (name !== "") places.set(`${type}=${name}`, id);
    if (name !== "" && !names.has(name)) names.set(name, id);
    if (known === undefined) {
      noteStatus(item, title, report);
      notePlace(item, { title, slug, address }, report);
    }
    if (language !== mainLanguage && item.language === "") report.add(`Is in ${nameOf(language)}, as its address says`, title, 0);
    titles.push({ title, language, group: item.translations });
  };
  const { add, end, ...belongings } = createSorter(addText, report);
  const plan = (): Plan => {
    end();
    noteLanguages(titles, report);
    return { url, posts, places, names, gone, report, ...belongings };
  };
  return { add, plan, report };
};

interface Titled {
  readonly title: string;
  readonly language: string;
  /** What it shares with its translations; empty without. */
  readonly group: string;
}

/** How many pages are in which language, and which are in one only. */
const noteLanguages = (titles: readonly Titled[], report: Report): void => {
  const byLanguage = Map.groupBy(titles, ({ language }) => language);
  if (byLanguage.size < 2) return;
  for (const [language, those] of byLanguage) report.add(`In ${nameOf(language)}`, undefined, those.length);
  const byGroup = Map.groupBy(titles, ({ group }) => group);
  if (byGroup.size < 2) return;
  for (const { title, group } of titles) if (group === "" || byGroup.get(group)?.length === 1) report.add("Is in one language only", title);
};

const nameOf = (language: string): string => new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;

/** For people. */
export const titleOf = ({ title, slug, id }: WxrItem): string => plainText(title) || decoded(slug) || `number ${id}`;

const findReason = ({ status, isTooLong, isBuilt, content, excerpt, thumbnail, elements }: WxrItem): string | undefined => {
  if (status === "trash") return "Left out, from the trash";
  if (!wanted.has(status)) return `Left out, texts with the status ${status || "(none)"}`;
  if (isTooLong) return tooLong;
  if ([content, excerpt, thumbnail, elements].some((text) => text.trim() !== "")) return undefined;
  return isBuilt ? "Left out, because only their page builder can read their text" : "Left out, because they have no text";
};

export const tooLong = "Left out, longer than a page can be";

const noteStatus = (
  { status, password, date, comments, isBuilt, isMended, isDamaged, title: own, content }: WxrItem,
  title: string,
  report: Report,
): void => {
  if (status === "private") report.add("Was private, and is a draft now", title);
  if (status === "pending") report.add("Was waiting for a review, and is a draft now", title);
  if (status === "future") report.add("Was scheduled, and is a draft now", `${title}, ${date.slice(0, 16)}`);
  if (password !== "") report.add("Was protected by a password, which drafts do not have", title);
  if (comments > 0) report.add("Left out, comments", title, comments);
  if (isBuilt) report.add(layoutLost, title, 0);
  if (isDamaged) report.add("Is damaged in the file, and should be compared with the old page", title, 0);
  if (`${own}${content}`.includes("\uFFFD")) report.add("Has characters that the file has lost (\uFFFD)", title, 0);
  if (isMended) report.add("Broken characters were mended", title, 0);
};

interface Place {
  readonly title: string;
  readonly slug: string | null;
  readonly address: URL | undefined;
}

const notePlace = (item: WxrItem, { title, slug, address }: Place, report: Report): void => {
  const { type, site, language, content, elements } = item;
  if (slug !== wantedSlug(item)) report.add("Has another address, because a page has the same", `${title}, ${slug ?? ""}`);
  if (content === "" && elements.startsWith("{")) report.add("Has the words of its fields, because it has no other text", title);
  else if (type !== "post" && type !== "page") report.add(`Was of the type ${type}; its own fields were left out`, title);
  const isHome = [site.url, `${site.url}/${language}`].some((home) => address?.search === "" && pathOf(home) === keyOf(address));
  if (isHome) report.add("Was the home page", title, 0);
};

const pathOf = (address: string): string | undefined => {
  const url = absolute(address, undefined);
  return url === undefined ? undefined : keyOf(url);
};

export const layoutLost = "The words are here, without the layout they had";

/** What the item says, or its address: `/en/timetable/` of a page that is below no other, or `?lang=en`. */
const languageOf = ({ language, type, parent, link }: WxrItem): string | undefined => {
  if (language !== "") return canonicalLanguage(language);
  const url = absolute(link, undefined);
  const named =
    url?.searchParams.get("lang") ??
    (type === "page" && parent === "0" ? /^\/([a-z]{2}(?:-[a-z]{2,4})?)\/./.exec(url?.pathname ?? "")?.[1] : undefined);
  return named === undefined ? undefined : canonicalLanguage(named);
};

/** As the project spells it, where it is the same: `nb-NO` is `nb`. */
const siteLanguage = (tag: string, ofProject: string): string => {
  const language = canonicalLanguage(tag);
  if (language === undefined || new Intl.Locale(language).language === new Intl.Locale(ofProject).language) return ofProject;
  return new Intl.Locale(language).minimize().toString();
};

const slugKey = (slug: string, language: string): string => `${canonicalLanguage(language) ?? language} ${slug}`;

const wantedSlug = ({ slug: name }: WxrItem): string | null => {
  const parsed = parseSlug(decoded(name));
  return "slug" in parsed ? parsed.slug : null;
};

/** `taken`: the last number that each slug has got. */
const freeSlug = (item: WxrItem, language: string, taken: Map<string, number>): string | null => {
  const own = wantedSlug(item);
  if (own === null) return null;
  const start = slugKey("", language);
  let [slug, number] = [own, taken.get(start + own) ?? 1];
  while (taken.has(start + slug)) slug = `${own}-${(number += 1)}`;
  taken.set(start + slug, 1).set(start + own, number);
  return slug;
};
