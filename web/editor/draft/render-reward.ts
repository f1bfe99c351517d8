import { html, nothing, type TemplateResult } from "lit";
import { X } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { mark } from "../../shared/mark.ts";
import { texts } from "../texts.ts";

interface RewardOptions {
  /** The page's public URL, if it has one. */
  readonly address: string | undefined;
  /** Where the site's address is set; undefined if it has one. */
  readonly settings: string | undefined;
  /** The result of copying it. */
  readonly copied: string;
  readonly copy: (address: string) => void;
  readonly close: () => void;
}

/** The page is live: where it is, to be looked at and passed on. */
export const renderReward = ({ address, settings, copied, copy, close }: RewardOptions): TemplateResult =>
  html`<div class="reward">
    ${mark}
    <div class="said">
      <p>${texts.publish.done}</p>
      ${address === undefined ? nothing : html`<bdi class="address" dir="ltr">${address.replace(/^https?:\/\//, "")}</bdi>`}
    </div>
    ${
      address === undefined
        ? settings && html`<a class="button primary" href=${settings}>${texts.publish.setAddress}</a>`
        : html`<a class="button primary" href=${address} target="_blank" rel="noopener">${texts.publish.openPage}</a>
            <button @click=${() => copy(address)}>${copied === "" ? texts.publish.copyLink : copied}</button>`
    }
    <button class="plain" aria-label=${texts.draft.close} @click=${close}>${icon(X)}</button>
  </div>`;
