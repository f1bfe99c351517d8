import { html, type TemplateResult } from "lit";

/** What the two decisions about a difference are called: the second text stays, or the first comes back. */
export interface Choices {
  readonly keep: string;
  readonly undo: string;
}

/** Two buttons, of which one is pressed: either decision can be changed until all are saved. */
export const renderChoices = ({ keep, undo }: Choices, isUndone: boolean, choose: (isUndone: boolean) => unknown): TemplateResult =>
  html`<span class="either"
    ><button aria-pressed=${!isUndone} @click=${() => choose(false)}>${keep}</button
    ><button aria-pressed=${isUndone} @click=${() => choose(true)}>${undo}</button></span
  >`;
