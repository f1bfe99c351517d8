import { fold } from "../../shared/fold.ts";
import type { PageFilter, PageRow } from "./page-rows.ts";

/** A page of the site in all its languages. */
export interface PageGroup {
  readonly key: string;
  /** In the language that is shown first; the others by their tags. */
  readonly rows: readonly [PageRow, ...PageRow[]];
}

const nameOf = ({ draft, live }: PageRow): string | undefined => draft?.translation_of ?? live?.translation_of ?? undefined;

/**
 * Rows that translate each other, by the page that they name. Those that name none are it, or are paired by slug. The order stays, and within a
 * group the site's own language is first.
 */
export const groupsOf = (rows: readonly PageRow[], firstLanguage: string | undefined): readonly PageGroup[] => {
  const groups: PageRow[][] = [];
  const byName = new Map<string, PageRow[]>();
  const bySlug = new Map<string, PageRow[]>();
  const homeOf = (row: PageRow): PageRow[] => {
    const named = byName.get(nameOf(row) ?? row.live?.id ?? "");
    const found = named ?? (nameOf(row) === undefined && row.slug !== null ? bySlug.get(row.slug) : undefined);
    if (found?.every(({ language }) => language !== row.language) === true) return found;
    const home: PageRow[] = [];
    groups.push(home);
    return home;
  };
  // Those that name a page first: the page itself joins them.
  for (const row of rows.toSorted((a, b) => Number(nameOf(a) === undefined) - Number(nameOf(b) === undefined))) {
    const home = homeOf(row);
    home.push(row);
    const name = nameOf(row) ?? row.live?.id;
    if (name !== undefined && !byName.has(name)) byName.set(name, home);
    if (row.slug !== null && !bySlug.has(row.slug)) bySlug.set(row.slug, home);
  }
  const place = new Map(rows.map((row, index) => [row, index]));
  const placeOf = (row: PageRow): number => place.get(row) ?? 0;
  const inOrder = groups.map((group) => group.toSorted((a, b) => placeOf(a) - placeOf(b)));
  return inOrder
    .toSorted(([a], [b]) => (a !== undefined && b !== undefined ? placeOf(a) - placeOf(b) : 0))
    .flatMap((group) => toGroup(group, firstLanguage));
};

const toGroup = (rows: readonly PageRow[], firstLanguage: string | undefined): readonly PageGroup[] => {
  const [newest] = rows;
  if (newest === undefined) return [];
  const first = rows.find(({ language }) => language === firstLanguage) ?? newest;
  const others = rows.filter((row) => row !== first).toSorted((a, b) => (a.language < b.language ? -1 : 1));
  return [{ key: first.key, rows: [first, ...others] }];
};

/** The order of the rows is that of their last change. */
export const sortGroups = (groups: readonly PageGroup[], sorting: PageFilter["sorting"], inLanguage: string): readonly PageGroup[] => {
  if (sorting === "edited") return groups;
  const { compare } = new Intl.Collator(inLanguage, { numeric: true });
  const titled = groups.map((group) => ({ group, title: fold(group.rows[0].title ?? group.rows[0].slug ?? "") }));
  return titled.toSorted((a, b) => compare(a.title, b.title)).map(({ group }) => group);
};

export type GroupState = "live" | "draft" | "both";

export const groupState = ({ rows }: PageGroup): GroupState => {
  if (rows.every(({ draft }) => draft === undefined)) return "live";
  return rows.some(({ live }) => live !== undefined) ? "both" : "draft";
};

/** How many pages each tab shows. */
export const countStates = (groups: readonly PageGroup[]): Readonly<Record<PageFilter["state"], number>> => ({
  all: groups.length,
  live: groups.filter(({ rows }) => rows.some(({ live }) => live !== undefined)).length,
  draft: groups.filter(({ rows }) => rows.some(({ draft }) => draft !== undefined)).length,
});
