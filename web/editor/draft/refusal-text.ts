import type { OpenedDraft } from "@lectern/client";
import { own, type Text } from "@lectern/client/autosave";
import { html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { labelIn } from "../words/labels.ts";
import { problemOf } from "../form/problem-of.ts";
import { fieldsOf, labelsOf } from "../form/template-fields.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";

type Refusal = NonNullable<OpenedDraft["publish_refusal"]>;

/** Fields are called by the names that the form has for them. */
const refusalSentence = ({ code }: Refusal, { template }: Pick<OpenedDraft, "template">, { metadata }: Text): string => {
  const { reasons } = lateTexts.publish;
  switch (code) {
    case "invalid_request": {
      const wrong = fieldsOf(template).filter((field) => problemOf(field, own(metadata, field.key)) !== undefined);
      return wrong.length === 0 ? reasons.fieldsThen : reasons.fields(wrong.map(({ key }) => labelIn(labelsOf(template), key)));
    }
    case "base_changed":
      return texts.draft.liveChanged;
    case "slug_taken":
      return reasons.slugTaken;
    case "slug_reserved":
      return texts.failures.slugReserved;
    case "forbidden":
    case "not_provisioned":
      return reasons.forbidden;
    case "publishing_off":
      return texts.publish.off;
    default:
      return reasons.other;
  }
};

/** `<lectern-refusal>`: why a page did not go live, or did not leave the site, when it was due. */
export class RefusalText extends LitElement {
  @property({ attribute: false }) accessor opened: OpenedDraft | undefined;
  /** The text that the author sees. */
  @property({ attribute: false }) accessor text: Text | undefined;

  override render(): TemplateResult {
    const { opened, text } = this;
    const { refused, stays, changed } = lateTexts.publish;
    const said = (refusal: Refusal | undefined, words: (reason: string) => string): string => {
      if (refusal === undefined || opened === undefined || text === undefined) return "";
      // Said before the time has come.
      return refusal.code === "stale_revision" ? changed : words(refusalSentence(refusal, opened, text));
    };
    return html`${said(opened?.publish_refusal, refused)} ${said(opened?.unpublish_refusal, stays)}`;
  }
}
