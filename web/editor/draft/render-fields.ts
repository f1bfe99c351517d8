import type { OpenedDraft } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { X } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import type { AddressPlan } from "../../site/page-address.ts";
import type { FieldEvent, UnreadEvent } from "../events.ts";
import type { Field } from "../form/template-fields.ts";
import { texts } from "../texts.ts";
import type { DraftSession } from "../session/draft-session.ts";

interface FieldsOptions {
  readonly opened: OpenedDraft;
  readonly session: DraftSession | undefined;
  /** Of the site. */
  readonly plan: AddressPlan;
  readonly fields: readonly Field[];
  readonly metadata: OpenedDraft["doc"]["metadata"];
  readonly refusals: ReadonlyMap<string, string>;
  readonly change: (event: FieldEvent) => void;
  readonly close: () => void;
}

/** The page's fields, besides its title. */
export const renderFields = ({ opened, session, plan, fields, metadata, refusals, change, close }: FieldsOptions): TemplateResult => {
  const place = { plan, language: opened.doc.language, liveSlug: opened.live_page?.slug ?? null };
  return html`<section class="page" aria-label=${texts.draft.page} @keydown=${(event: KeyboardEvent) => event.key === "Escape" && close()}>
    <header class="row">
      <h2>${texts.draft.page}</h2>
      <button class="plain" aria-label=${texts.draft.closePage} @click=${close}>${icon(X)}</button>
    </header>
    ${opened.template === null ? html`<p class="hint">${texts.draft.noTemplate}</p>` : nothing}
    <lectern-metadata-form
      .fields=${fields}
      .metadata=${metadata}
      .original=${opened.doc.metadata}
      .refusals=${refusals}
      .place=${place}
      .unread=${session?.unread}
      @lectern-field=${change}
      @lectern-unread=${({ detail: { key, unread } }: UnreadEvent) => session?.keepUnread(key, unread)}
    ></lectern-metadata-form>
  </section>`;
};
