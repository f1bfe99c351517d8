import { css, html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import type { Direction } from "../../shared/direction.ts";
import { loadPart } from "../../shared/load-part.ts";
import { MissingPartEvent } from "../events.ts";
import { texts } from "../texts.ts";

/** 300 ms: a preview follows the text when the fingers rest. */
const pauseMs = 300;

/** `<lectern-preview>`: about what readers will see. */
export class Preview extends LitElement {
  static override readonly styles = [
    controls,
    css`
      :host {
        margin-block-start: 1rem;
      }
      article {
        border: 1px solid var(--l-line-color);
        border-radius: 6px;
        padding: 1rem;
        overflow-wrap: anywhere;
        max-block-size: 75dvh;
        overflow: auto;
      }
      img {
        max-inline-size: 100%;
      }
      blockquote {
        margin-inline: 0;
        padding-inline-start: 1rem;
        border-inline-start: 3px solid var(--l-rule);
        color: var(--l-faint);
      }
      /* Whatever the language of the page. */
      pre,
      code {
        direction: ltr;
        unicode-bidi: isolate;
      }
      pre {
        text-align: start;
        overflow: auto;
        background: var(--l-tint);
        padding: 0.75rem;
      }
      table {
        border-collapse: collapse;
      }
      th,
      td {
        border: 1px solid var(--l-line-color);
        padding: 0.3rem 0.6rem;
      }
    `,
  ];

  @property({ attribute: false }) accessor markdown = "";
  @property() accessor language = "";
  @property() accessor direction: Direction = "ltr";

  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  override render(): TemplateResult {
    return html`<article
      role="region"
      aria-label=${texts.draft.preview}
      tabindex="0"
      lang=${this.language}
      dir=${this.direction}
    ></article>`;
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has("markdown")) return;
    clearTimeout(this.#timer);
    // The first one at once.
    this.#timer = setTimeout(() => void this.#show(), changed.get("markdown") === "" ? 0 : pauseMs);
  }

  async #show(): Promise<void> {
    const part = await loadPart(
      async () => import("./render-markdown.ts"),
      () => this.dispatchEvent(new MissingPartEvent()),
    );
    if (part !== undefined) this.renderRoot.querySelector("article")?.replaceChildren(part.renderMarkdown(this.markdown));
  }
}
