import { html, type TemplateResult } from "lit";
import { type AddressPlan, pagePath } from "../../site/page-address.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";

/** Where visitors find a page. */
export interface PagePlace {
  readonly plan: AddressPlan;
  /** Of the page, BCP 47. */
  readonly language: string;
  /** Of the live page; null if there is none. */
  readonly liveSlug: string | null;
}

const hostOf = ({ siteUrl = "" }: AddressPlan): string => (URL.canParse(siteUrl) ? new URL(siteUrl).host : "");

const isHome = ({ plan, language }: PagePlace, slug: string): boolean =>
  pagePath(plan, { slug, language }) === pagePath(plan, { slug, language, isHome: true });

/** What stands before the slug in the address that visitors see. */
export const beforeSlug = ({ plan, language }: PagePlace): string =>
  `${hostOf(plan)}${pagePath(plan, { slug: "x", language, isHome: false }).slice(0, -1)}`;

/** What the address means: that of the home page does not show the slug, and an old one leads to the new one. */
export const hintOfSlug = (place: PagePlace, slug: string): string => {
  const { plan, language, liveSlug } = place;
  if (slug === "") return "";
  if (isHome(place, slug)) return texts.form.homeHint(`${hostOf(plan)}${pagePath(plan, { slug, language, isHome: true })}`);
  return liveSlug === null || liveSlug === slug ? "" : lateTexts.publish.moves(pagePath(plan, { slug: liveSlug, language }));
};

/** The whole address around the control of the part that can be changed. */
export const renderAddress = (id: string, place: PagePlace, control: TemplateResult): TemplateResult =>
  html`<div class="address" dir="ltr"><span class="before" id="${id}-before">${beforeSlug(place)}</span>${control}</div>`;
