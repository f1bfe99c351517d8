import type { DocumentSummary } from "@lectern/client";
import { fold } from "../../shared/fold.ts";

/** A page of the site in one language: live, a draft, or both. */
export interface PageRow {
  readonly key: string;
  readonly slug: string | null;
  readonly language: string;
  readonly title: string | null;
  readonly draft: DocumentSummary | undefined;
  readonly live: DocumentSummary | undefined;
  /** The one of the two that was changed last. */
  readonly newest: DocumentSummary;
}

export interface PageFilter {
  readonly search: string;
  /** Empty: every language. */
  readonly language: string;
  readonly state: "all" | "draft" | "live";
  readonly sorting: "edited" | "title";
}

export const everything: PageFilter = { search: "", language: "", state: "all", sorting: "edited" };

/** Whether the newest pages are what is asked for. */
export const isEverything = ({ search, language, state, sorting }: PageFilter): boolean =>
  search.trim() === "" && language === "" && state === "all" && sorting === "edited";

export const stateOf = (value: string | undefined): PageFilter["state"] => (value === "draft" || value === "live" ? value : "all");

/** Documents of one address and language share a row; the order stays, newest change first. Documents without an address have separate rows. */
export const rowsOf = (documents: readonly DocumentSummary[]): readonly PageRow[] => {
  const groups = Map.groupBy(documents, ({ id, slug, language }) => (slug === null ? `id ${id}` : `${language} ${slug}`));
  return [...groups].flatMap(([key, group]) => {
    const drafts = group.filter(({ visibility }) => visibility === "draft");
    const live = group.find(({ visibility }) => visibility === "live");
    // Another interface may have created two drafts of one page: both are shown, or one could never be opened.
    return (drafts.length === 0 ? [undefined] : drafts).flatMap((draft, index) => toRow(`${key} ${index}`, draft, live, group));
  });
};

/** What is found in the title comes before what only the address has, and that before what is somewhere in the text. */
export const rankOf = ({ title, slug }: PageRow, search: string): number => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const texts = [fold(title ?? ""), fold(`${title ?? ""} ${slug ?? ""}`)];
  const rank = texts.findIndex((text) => words.every((word) => text.includes(word)));
  return rank === -1 ? texts.length : rank;
};

const toRow = (
  key: string,
  draft: DocumentSummary | undefined,
  live: DocumentSummary | undefined,
  group: readonly DocumentSummary[],
): readonly PageRow[] => {
  const newest = draft ?? live ?? group[0];
  if (newest === undefined) return [];
  const { slug, language } = newest;
  return [{ key, slug, language, title: newest.title, draft, live, newest }];
};

export const languagesOf = (rows: readonly PageRow[]): readonly string[] => [...new Set(rows.map(({ language }) => language))].toSorted();

/** Rows that contain every search word in their title or address, or, as somebody knows, in their text, ignoring case and accents. */
export const filterRows = (
  rows: readonly PageRow[],
  { search, language, state }: PageFilter,
  hasInText: (row: PageRow) => boolean = () => false,
): readonly PageRow[] => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (language !== "" && row.language !== language) return false;
    if (state !== "all" && row[state] === undefined) return false;
    const text = fold(`${row.title ?? ""} ${row.slug ?? ""}`);
    return words.every((word) => text.includes(word)) || hasInText(row);
  });
};
