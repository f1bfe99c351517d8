import type { DraftDoc, OpenedDraft } from "@lectern/client";
import type { Text } from "@lectern/client/autosave";
import { html, nothing, type TemplateResult } from "lit";
import { labelsOf } from "../form/template-fields.ts";
import { lateTexts } from "../late-texts.ts";

interface ChangeOptions {
  /** Null: there is none. */
  readonly live: DraftDoc | null;
  readonly text: Text;
  readonly opened: OpenedDraft;
}

/** What visitors will see that they do not see now. */
export const renderChange = ({ live, text, opened }: ChangeOptions): TemplateResult => {
  const said = lateTexts.publish;
  if (live === null) return html`<p>${said.firstTime}</p>`;
  const { live_page: page, slug, template } = opened;
  const hasMoved = page !== null && page.slug !== null && page.slug !== slug;
  return html`
    ${hasMoved ? html`<p>${said.moves(`/${page.slug}`)}</p>` : nothing}
    <h3>${said.compare}</h3>
    <lectern-compare
      .original=${live}
      .changed=${text}
      .labels=${labelsOf(template)}
      originalName=${said.live}
      changedName=${said.mine}
      language=${live.language}
    ></lectern-compare>
  `;
};
