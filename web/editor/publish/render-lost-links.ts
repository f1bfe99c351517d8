import { html, nothing, type TemplateResult } from "lit";
import { lateTexts } from "../late-texts.ts";

/** Slugs that the text links to, but that no page has. */
export const renderLostLinks = (slugs: readonly string[]): TemplateResult | typeof nothing => {
  if (slugs.length === 0) return nothing;
  return html`<div class="caution">
    <p>${lateTexts.publish.links}</p>
    <ul>
      ${slugs.map((slug) => html`<li><bdi dir="ltr">/${slug}</bdi></li>`)}
    </ul>
  </div>`;
};
