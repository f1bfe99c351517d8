import { type AddressPlan, pagePath } from "../../../../../web/site/page-address.ts";
import { canonicalStored } from "../../i18n/language-spelling.ts";
import { findTexts } from "../../i18n/texts.ts";
import { shorten } from "../../platform/core/text.ts";
import { parseWebUrl } from "../../platform/core/web-address.ts";
import type { Template } from "../drafts/page.ts";
import { typedLine } from "../markdown/typed-line.ts";
import { agentPlacement } from "../../projects/agent-placement.ts";
import { publicMetadata } from "../published/public-metadata.ts";
import type { LivePlace } from "../published/live-place.ts";
import { addressPlan } from "../published/site-facts.ts";
import type { MenuGroup } from "./find-menu.ts";
import { sitePageLimits } from "./limits.ts";
import { decodePath } from "./site-path.ts";
import type { MenuPage, ShownProject } from "./site-store.ts";
import type { LanguageItem, SiteView } from "./site-view.ts";

/** A site and where it is shown. */
export interface ShownSite {
  readonly project: ShownProject;
  /** As the addresses are here. */
  readonly plan: AddressPlan;
  /** Path of the site, with a slash at its end. */
  readonly path: string;
  /** Where the voice agent's script is; empty if that is the same host. */
  readonly agentOrigin: string;
  readonly menu: readonly MenuGroup[];
  /** In all languages. */
  readonly homes: readonly LivePlace[];
  readonly templates: readonly Template[];
}

interface Here {
  readonly language: string;
  /** Decoded. */
  readonly path: string;
  /** The page in other languages. */
  readonly translations: readonly LanguageItem[];
  readonly hasAgent: boolean;
}

/** What is around a page: menu, languages, the voice agent. */
export const frameOf = async (site: ShownSite, { language, path, translations, hasAgent }: Here): Promise<SiteView> => {
  const { project, menu } = site;
  const homes = new Set(site.homes.map((place) => canonicalStored(place.language)));
  const toHomes = [...homes].map((spoken) => ({ language: spoken, path: homePath(site, spoken) }));
  const languages = new Map([...toHomes, ...translations].map((item) => [item.language, item]));
  const { accent } = project.site;
  const { messages } = await findTexts("site", language);
  return {
    name: nameOf(project),
    language,
    home: homePath(site, homes.size === 0 || homes.has(language) ? language : project.defaultLanguage),
    menuWord: messages.menu,
    menu: menu.flatMap((pages) => {
      const page = pages.get(language) ?? pages.get(canonicalStored(project.defaultLanguage)) ?? [...pages.values()][0];
      return page === undefined ? [] : [toMenuItem(site, page, path)];
    }),
    languages: [...languages.values()].toSorted((a, b) => (a.language < b.language ? -1 : 1)),
    accent: accent === null ? undefined : `${site.path}accent-${accent.slice(1)}.css`,
    agent:
      agentPlacement(project) !== "none"
        ? { script: `${site.agentOrigin}/embed/v1/lectern-voice.js?project=${encodeURIComponent(project.id)}`, isHere: hasAgent }
        : undefined,
  };
};

export const nameOf = ({ name, id }: Pick<ShownProject, "name" | "id">): string => typedLine(name) || id;

const toMenuItem = (site: ShownSite, page: MenuPage, path: string) => {
  const isHome = site.homes.some(({ id }) => id === page.id);
  const language = canonicalStored(page.language);
  const own = pathOf(site.plan, { slug: page.slug ?? "", language, isHome });
  return { title: titleOf(site.templates, page) ?? page.slug ?? "", path: own, isCurrent: decodePath(own) === path };
};

/** Undefined for a page that has none, or keeps it private. */
export const titleOf = (
  templates: readonly Template[],
  { title, templateId }: Pick<MenuPage, "title" | "templateId">,
): string | undefined =>
  asLine(
    publicMetadata(
      templates.find(({ id }) => id === templateId),
      { title },
    )["title"],
  );

/** A value as plain text on one line; undefined if there is none. */
export const asLine = (value: unknown): string | undefined =>
  typeof value === "string" ? shorten(typedLine(value), sitePageLimits.lineCharacters) || undefined : undefined;

const homePath = (site: ShownSite, language: string): string =>
  pathOf(site.plan, { slug: site.project.site.home_slug ?? "", language, isHome: true });

/** Only with signs that every program understands. */
export const pathOf = (plan: AddressPlan, page: Required<Parameters<typeof pagePath>[1]>): string =>
  new URL(pagePath(plan, page), "https://site.invalid/").pathname;

/** As addresses are at the project's own site, if it has one: the same pages may be there, too. */
export const outsidePlan = ({ project, plan }: Pick<ShownSite, "project" | "plan">): AddressPlan =>
  parseWebUrl(project.siteUrl ?? "") === undefined ? plan : addressPlan(project);
