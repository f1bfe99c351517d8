import { html, nothing, type TemplateResult } from "lit";
import { ChartColumn, FileText, type IconNode, Inbox, Search, Settings, Users } from "lucide";
import { icon } from "../icons/icon.ts";
import { initialsOf } from "../initials-of.ts";
import { keyNames } from "../keys/key-names.ts";
import { mark } from "../mark.ts";
import { renderPersonItems } from "../menu/person-items.ts";
import { hasSeveralSites } from "./several-sites.ts";
import type { AppTexts } from "./texts/en.ts";

/** The sections of a project. */
export type AppPlace = "pages" | "inbox" | "statistics" | "people" | "settings";

const addresses: Readonly<Record<AppPlace, (project: string) => string>> = {
  pages: (project) => `/editor/#/${project}`,
  inbox: (project) => `/inbox/#/${project}`,
  statistics: (project) => `/inbox/#/${project}/statistics`,
  people: (project) => `/inbox/#/${project}/people`,
  settings: (project) => `/inbox/#/${project}/settings`,
};

/** Each with the picture that it has on phones. */
const places: readonly (readonly [AppPlace, IconNode])[] = [
  ["pages", FileText],
  ["inbox", Inbox],
  ["statistics", ChartColumn],
  ["people", Users],
  ["settings", Settings],
];

export interface AppMenuOptions {
  readonly texts: AppTexts;
  /** The language of `texts`. */
  readonly language: string;
  /** Empty: none is chosen yet. */
  readonly projectId: string;
  /** Empty: nobody is signed in at present. */
  readonly name: string;
  readonly signOut: () => unknown;
  /** Shows the keyboard shortcuts. */
  readonly showKeys: () => void;
}

/** The last part of every page's menu. */
export const renderAppMenu = ({ texts, language, name, signOut, showKeys }: AppMenuOptions): TemplateResult => html`
  <button class="item keys" @click=${showKeys}>${texts.keys} <kbd>?</kbd></button>
  ${hasSeveralSites() ? html`<a class="item" href="#/">${texts.projects}</a>` : nothing}
  ${renderPersonItems({ texts, language, name, signOut })}
`;

interface BarOptions extends AppMenuOptions {
  readonly here: AppPlace | undefined;
  /** The name of the site; empty while it is not known. */
  readonly site: string;
  /** How many items of the inbox wait. Empty: none, or nobody knows. */
  readonly waiting: string;
  /** Opens the finder. */
  readonly find: (event: Event) => void;
}

/** The bar above a project's pages. On phones its links are at the lower edge, where four have room in every language. */
export const renderAppBar = ({ here, site, waiting, find, ...menu }: BarOptions): TemplateResult => {
  const { texts, projectId, name } = menu;
  return html`<nav class="bar" aria-label=${texts.navigation}>
    <a class="brand" href="#/">${site === "" ? html`${mark}Lectern` : html`<bdi>${site}</bdi>`}</a>
    ${projectId === "" ? html`<span class="finder"></span>` : renderPlaces({ texts, projectId, here, waiting, find })}
    <lectern-menu label=${name === "" ? texts.more : texts.signedInAs(name)}>
      <span slot="face" class="person" data-initials=${initialsOf(name)}></span>
      ${renderAppMenu(menu)}
    </lectern-menu>
  </nav>`;
};

/** Ways to the sections, for whoever finds them by their names. */
export const placeCommands = (
  texts: AppTexts,
  projectId: string,
): readonly { readonly kind: AppPlace; readonly name: string; readonly run: () => void }[] =>
  places
    .filter(() => projectId !== "")
    .map(([place]) => ({ kind: place, name: texts[place], run: () => location.assign(addresses[place](encodeURIComponent(projectId))) }));

/** People are found in the settings. */
const renderPlaces = ({
  texts,
  projectId,
  here,
  waiting,
  find,
}: Pick<BarOptions, "texts" | "projectId" | "here" | "waiting" | "find">): TemplateResult =>
  html`<span class="places"
      >${places
        .filter(([place]) => place !== "people")
        .map(
          ([place, picture]) =>
            html`<a
              class="place-link"
              href=${addresses[place](encodeURIComponent(projectId))}
              aria-current=${place === (here === "people" ? "settings" : here) ? "page" : nothing}
              aria-description=${place === "inbox" && waiting !== "" ? texts.waiting(waiting) : nothing}
              >${icon(picture)}<span>${texts[place]}</span>${place === "inbox" && waiting !== "" ? html`<span class="badge" aria-hidden="true">${waiting}</span>` : nothing}</a
            >`,
        )}</span
    >
    <button class="plain finder" @click=${find} aria-label="${texts.find}, ${keyNames("Mod+K")}" title=${texts.find}>
      ${icon(Search)}<kbd>${keyNames("Mod+K")}</kbd>
    </button>`;
