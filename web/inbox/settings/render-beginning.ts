import { html, type TemplateResult } from "lit";
import { greyRows } from "../../shared/grey-rows.ts";

interface Beginning {
  readonly loading: string;
  /** Why nothing could be loaded; empty while it is on its way. */
  readonly failure: string;
  readonly again: string;
  readonly load: () => void;
}

/** Instead of what is not there yet. */
export const renderBeginning = ({ loading, failure, again, load }: Beginning): TemplateResult =>
  failure === ""
    ? html`<p role="status" class="unseen">${loading}</p>
        ${greyRows}`
    : html`<p role="alert" class="error">${failure}</p>
        <button @click=${load}>${again}</button>`;
