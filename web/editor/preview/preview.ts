import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import type { Direction } from "../../shared/direction.ts";
import { loadPart } from "../../shared/load-part.ts";
import { MissingPartEvent } from "../events.ts";
import { texts } from "../texts.ts";
import { previewStyles } from "./preview-styles.ts";
import type { RenderedBlock } from "./render-markdown.ts";

/** 300 ms: the preview follows the text in pauses. */
const pauseMs = 300;

/** `<lectern-preview>`: roughly what readers will see, scrolled to the author's place. */
export class Preview extends LitElement {
  static override readonly styles = [controls, previewStyles];

  /** The page's, above the text. */
  @property() accessor heading = "";
  @property({ attribute: false }) accessor markdown = "";
  /** The site's public URL: the base of relative addresses. */
  @property({ attribute: false }) accessor base: string | undefined;
  @property() accessor language = "";
  @property() accessor direction: Direction = "ltr";

  #timer: ReturnType<typeof setTimeout> | undefined;
  #blocks: readonly RenderedBlock[] = [];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  /** Shows this line of the text, counted from zero. */
  scrollToLine(line: number): void {
    const index = this.#blocks.findLastIndex((block) => block.line <= line);
    const [block, next] = [this.#blocks[Math.max(0, index)], this.#blocks[index + 1]];
    if (!(block?.node instanceof HTMLElement)) return;
    if (index <= 0 && line === 0) {
      this.scrollTop = 0;
      return;
    }
    const lines = Math.max(1, (next?.line ?? block.line + 1) - block.line);
    const part = Math.min(1, (line - block.line) / lines) * block.node.offsetHeight;
    // By what is seen: where a sticky element stands in the page changes as the page is scrolled.
    this.scrollTop += block.node.getBoundingClientRect().top - this.getBoundingClientRect().top + part - edge;
  }

  override render(): TemplateResult {
    const { heading, language, direction } = this;
    return html`${heading === "" ? nothing : html`<h1 class="title" lang=${language} dir=${direction}>${heading}</h1>`}
      <article role="region" aria-label=${texts.draft.preview} tabindex="0" lang=${language} dir=${direction}></article>`;
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has("markdown") && !changed.has("base") && !changed.has("direction")) return;
    clearTimeout(this.#timer);
    // The first one at once.
    this.#timer = setTimeout(() => void this.#show(), changed.get("markdown") === "" ? 0 : pauseMs);
  }

  async #show(): Promise<void> {
    const part = await loadPart(
      async () => import("./render-markdown.ts"),
      () => this.dispatchEvent(new MissingPartEvent()),
    );
    const { markdown, base, direction } = this;
    const isNewest = (): boolean => this.markdown === markdown && this.base === base && this.direction === direction;
    const blocks = await part?.renderBlocks(markdown, { base, direction }, this.#blocks, isNewest);
    const article = this.renderRoot.querySelector("article");
    if (blocks === undefined || article === null) return;
    this.#blocks = blocks;
    replaceChanged(
      article,
      this.#blocks.map(({ node }) => node),
    );
  }
}

/** 24 px: a margin above the line that is scrolled to. */
const edge = 24;

/** Unchanged nodes are not touched, so they need no new layout. */
const replaceChanged = (parent: Element, nodes: readonly Node[]): void => {
  const wanted = new Set(nodes);
  for (const child of [...parent.childNodes]) if (!wanted.has(child)) child.remove();
  let next = parent.firstChild;
  for (const node of nodes)
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
};

declare global {
  interface HTMLElementTagNameMap {
    "lectern-preview": Preview;
  }
}
