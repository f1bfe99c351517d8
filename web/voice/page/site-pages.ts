import { createLectern, type DocumentSummary, type LecternOptions } from "@lectern/client";
import type { renderMarkdown } from "./render-markdown.ts";

/** A page of the project, as its readers see it. */
export interface SitePage {
  readonly title: string;
  readonly language: string;
  /** A new fragment for each showing, because inserting it empties it. */
  readonly content: () => DocumentFragment;
}

export interface SitePages {
  /** The pages of the navigation, in one language. */
  readonly list: readonly (Pick<DocumentSummary, "id"> & { readonly slug: string; readonly title: string })[];
  readonly read: (slug: string) => Promise<SitePage | undefined>;
}

interface SiteOptions extends Pick<LecternOptions, "getIdToken" | "getAppCheckToken"> {
  readonly project: string;
  readonly language: string;
}

/** The number that fits in a row. */
const mostPages = 5;

/** A project's live pages in the language or, if it has none, in any. Only its team may read them here: others get none. */
export const loadSitePages = async ({ project, language, ...identity }: SiteOptions): Promise<SitePages> => {
  const { documents } = createLectern({ baseUrl: location.origin, ...identity }).project(project);
  const [{ documents: all }, { renderMarkdown: toNodes }] = await Promise.all([
    documents.list({ visibility: "live", limit: 100 }),
    import("./render-markdown.ts"),
  ]);
  const own = all.filter((document) => document.language === language);
  const list = (own.length > 0 ? own : all).flatMap(({ id, slug, title }) => (slug === null ? [] : [{ id, slug, title: title ?? slug }]));
  const sorted = list.toSorted((a, b) => a.slug.localeCompare(b.slug)).slice(0, mostPages);
  return {
    list: sorted,
    read: async (slug) => {
      const id = sorted.find((page) => page.slug === slug)?.id;
      return id === undefined ? undefined : toPage(await documents.read(id), toNodes);
    },
  };
};

const toPage = (
  { doc, language, slug }: Awaited<ReturnType<ReturnType<ReturnType<typeof createLectern>["project"]>["documents"]["read"]>>,
  toNodes: typeof renderMarkdown,
): SitePage => {
  const { title } = doc.metadata;
  return { title: typeof title === "string" ? title : (slug ?? ""), language, content: () => toNodes(doc.content) };
};
