import { html, nothing, type TemplateResult } from "lit";
import { CircleUser } from "lucide";
import { icon } from "../icons/icon.ts";
import { renderPersonItems } from "../menu/person-items.ts";
import type { AppTexts } from "./app-texts.ts";
import { projectName } from "./device-projects.ts";

/** The sections of a project. */
export type AppPlace = "pages" | "inbox" | "statistics" | "settings";

const addresses: Readonly<Record<AppPlace, (project: string) => string>> = {
  pages: (project) => `/editor/#/${project}`,
  inbox: (project) => `/inbox/#/${project}`,
  statistics: (project) => `/inbox/#/${project}/statistics`,
  settings: (project) => `/inbox/#/${project}/settings`,
};

const places: readonly AppPlace[] = ["pages", "inbox", "statistics", "settings"];

export interface AppMenuOptions {
  readonly texts: AppTexts;
  /** The language of `texts`. */
  readonly language: string;
  /** Empty: none is chosen yet. */
  readonly projectId: string;
  /** Empty: nobody is signed in at present. */
  readonly name: string;
  readonly signOut: () => unknown;
  /** The page's own menu items. */
  readonly items?: TemplateResult | undefined;
}

/** The last part of every page's menu. */
export const renderAppMenu = ({ texts, language, projectId, name, signOut, items }: AppMenuOptions): TemplateResult => html`
  ${renderLinks(texts, projectId, "item place-item")} ${items ?? nothing} ${renderPersonItems({ texts, language, name, signOut })}
`;

interface BarOptions extends AppMenuOptions {
  readonly here: AppPlace | undefined;
  /** The page's name while no project is chosen. */
  readonly app: string;
  readonly tools?: TemplateResult | undefined;
}

/** The bar above a project's pages. In narrow windows its links are in the menu. */
export const renderAppBar = ({ here, app, tools, ...menu }: BarOptions): TemplateResult => {
  const { texts, projectId, name } = menu;
  return html`<nav class="bar" aria-label=${texts.navigation}>
    <a class="brand" href="#/"><bdi>${projectId === "" ? app : projectName(projectId)}</bdi></a>
    ${renderLinks(texts, projectId, "place-link", here)}
    <span class="tools">${tools ?? nothing}</span>
    <lectern-menu label=${name === "" ? texts.more : texts.signedInAs(name)}>
      <span slot="face" class="person">${icon(CircleUser)}</span>
      ${renderAppMenu(menu)}
    </lectern-menu>
  </nav>`;
};

/** Ways to the sections, for whoever finds them by their names. */
export const placeCommands = (texts: AppTexts, projectId: string): readonly { readonly name: string; readonly run: () => void }[] =>
  places
    .filter(() => projectId !== "")
    .map((place) => ({ name: texts[place], run: () => location.assign(addresses[place](encodeURIComponent(projectId))) }));

const renderLinks = (texts: AppTexts, projectId: string, className: string, here?: AppPlace): unknown =>
  projectId === ""
    ? nothing
    : places.map(
        (place) =>
          html`<a
            class=${className}
            href=${addresses[place](encodeURIComponent(projectId))}
            aria-current=${place === here ? "page" : nothing}
            >${texts[place]}</a
          >`,
      );
