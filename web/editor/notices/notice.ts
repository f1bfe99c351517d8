import { html, type TemplateResult } from "lit";
import { Info, TriangleAlert, X } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { texts } from "../texts.ts";

export interface Action {
  readonly name: string;
  readonly act: () => void;
  /** Instead of the name, where that would make the line two. */
  readonly face?: TemplateResult;
}

/** Puts the notice away. */
export const closing = (act: () => void): Action => ({ name: texts.draft.close, act, face: icon(X) });

export const notice = (sentence: string, ...actions: readonly Action[]): TemplateResult => renderNotice("", sentence, actions);

/** Amber while something waits. */
export const trouble = (sentence: string | TemplateResult, ...actions: readonly Action[]): TemplateResult =>
  renderNotice("trouble", sentence, actions);

const renderNotice = (kind: "" | "trouble", sentence: string | TemplateResult, actions: readonly Action[]): TemplateResult =>
  html`<div class="notice ${kind}">
    <p>${icon(kind === "" ? Info : TriangleAlert)}<span>${sentence}</span></p>
    ${actions.map(({ name, act, face }) =>
      face === undefined
        ? html`<button @click=${act}>${name}</button>`
        : html`<button class="plain" aria-label=${name} title=${name} @click=${act}>${face}</button>`,
    )}
  </div>`;
