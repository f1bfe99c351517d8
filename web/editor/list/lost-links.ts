import { html, type TemplateResult } from "lit";
import { Unlink } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { lateTexts } from "../late-texts.ts";

/** What a row says about links that lead nowhere. */
export interface LostLinks {
  /** The same for screen readers. */
  readonly words: string;
  readonly face: TemplateResult;
}

/** 3 addresses say what is wrong; the dialog before publishing lists all. */
const mostShown = 3;

export const lostLinksOf = (slugs: readonly string[]): LostLinks | undefined => {
  if (slugs.length === 0) return undefined;
  const addresses = slugs.slice(0, mostShown).map((slug) => `/${slug}`);
  if (slugs.length > mostShown) addresses.push("…");
  const { lost } = lateTexts.links;
  return {
    words: [lost, ...addresses].join(" "),
    face: html`<span class="lost">
      ${icon(Unlink)}<span>${lost} ${addresses.map((address) => html`<bdi dir="ltr">${address}</bdi> `)}</span>
    </span>`,
  };
};
