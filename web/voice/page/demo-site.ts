import type { LecternOptions } from "@lectern/client";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { directionOf } from "../../shared/direction.ts";
import type { Placement } from "../placements/placement.ts";
import { demoTexts } from "./demo-texts.ts";
import { loadSitePages, type SitePage, type SitePages } from "./site-pages.ts";

/** `<lectern-demo-site>`: a customer's site with the agent. On request, its pages are the project's live ones. */
export class DemoSite extends LitElement {
  static override readonly styles = [
    controls,
    css`
      .site {
        min-block-size: 100dvh;
        background: var(--l-surface);
      }
      .top,
      main,
      footer {
        box-sizing: border-box;
        max-inline-size: 960px;
        margin-inline: auto;
        padding: var(--l-24) var(--l-20);
      }
      .top,
      nav {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: var(--l-8) var(--l-24);
      }
      .top {
        justify-content: space-between;
      }
      .name {
        font-family: var(--l-serif);
        font-size: var(--l-text-23);
        font-weight: 700;
        color: inherit;
        text-decoration: none;
      }
      nav a {
        display: inline-flex;
        align-items: center;
        min-block-size: var(--l-40);
        color: inherit;
        text-decoration: none;
      }
      nav a[aria-current] {
        text-decoration: underline;
        text-decoration-thickness: 2px;
        text-underline-offset: var(--l-8);
      }
      main {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--l-32);
        font-family: var(--l-serif);
        font-size: var(--l-text-19);
        line-height: var(--l-line-reading);
      }
      .hero {
        display: grid;
        gap: var(--l-16);
        padding: var(--l-48) var(--l-32);
        border-radius: var(--l-radius-large);
        background: var(--l-accent-tint);
      }
      .hero p {
        margin: 0;
        max-inline-size: 50ch;
      }
      main h1 {
        font-size: var(--l-text-34);
        margin: 0;
      }
      article {
        max-inline-size: 68ch;
        overflow-wrap: anywhere;
      }
      .source {
        white-space: pre-wrap;
        unicode-bidi: plaintext;
      }
      lectern-voice {
        font-family: var(--l-font);
      }
      footer {
        border-block-start: 1px solid var(--l-rule);
        color: var(--l-faint);
        font-size: var(--l-text-14);
      }
    `,
  ];

  @property() accessor project = "";
  @property() accessor placement: Placement = "widget";
  @property() accessor language = "en";
  /** Visitors may not list a project's pages, so they are requested only on demand. */
  @property({ type: Boolean }) accessor hasPages = false;
  @property({ attribute: false }) accessor getIdToken: LecternOptions["getIdToken"] | undefined;
  @property({ attribute: false }) accessor getAppCheckToken: LecternOptions["getAppCheckToken"];

  @state() accessor #pages: SitePages | undefined;
  @state() accessor #page: SitePage | undefined;
  @state() accessor #isRefused = false;
  readonly #left = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", () => void this.#open(), { signal: this.#left.signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#left.abort();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("project") || changed.has("language")) void this.#load();
  }

  override render(): TemplateResult {
    const texts = demoTexts(this.language);
    const slug = decodeURIComponent(location.hash.slice(1));
    return html`<div class="site" lang=${this.language} dir=${directionOf(this.language)}>
      <header class="top">
        <a class="name" href="#">${siteName(this.project)}</a>
        <nav aria-label=${texts.pages}>
          ${this.#pages?.list.map(
            (page) =>
              html`<a href=${`#${encodeURIComponent(page.slug)}`} aria-current=${page.slug === slug ? "page" : nothing}>${page.title}</a>`,
          )}
          ${this.#isRefused ? html`<span role="status">${noPages}</span>` : nothing}
        </nav>
      </header>
      <main>${this.#renderMain()}</main>
      <footer>${siteName(this.project)} · ${texts.footer}</footer>
      ${this.placement === "widget" || this.placement === "none" ? this.#renderVoice() : nothing}
    </div>`;
  }

  #renderMain(): TemplateResult {
    const texts = demoTexts(this.language);
    const voice = this.placement === "widget" || this.placement === "none" ? nothing : this.#renderVoice();
    const page = this.#page;
    const isAgentsPage = this.placement === "destination_page" && page === undefined;
    const hero = html`<section class="hero">
      <h1>${texts.headline}</h1>
      <p>${texts.intro}</p>
    </section>`;
    return html`${
      page === undefined
        ? isAgentsPage
          ? html`<h1>${texts.talk}</h1>`
          : hero
        : html`<article lang=${page.language} dir=${directionOf(page.language)}>${page.content()}</article>`
    }
    ${voice}`;
  }

  #renderVoice(): TemplateResult {
    const texts = demoTexts(this.language);
    return html`<lectern-voice
      project=${this.project}
      placement=${this.placement}
      lang=${this.language}
      heading=${siteName(this.project)}
      pages="#{slug}"
      .getIdToken=${this.getIdToken}
      .getAppCheckToken=${this.getAppCheckToken}
    >
      <span slot="headline">${texts.question}</span>
      ${texts.suggestions.map((text) => html`<span slot="suggestion">${text}</span>`)}
    </lectern-voice>`;
  }

  async #load(): Promise<void> {
    const { project, language, hasPages, getIdToken, getAppCheckToken } = this;
    if (!hasPages || getIdToken === undefined) return;
    try {
      this.#pages = await loadSitePages({ project, language, getIdToken, getAppCheckToken });
    } catch {
      this.#isRefused = true;
    }
    await this.#open();
  }

  async #open(): Promise<void> {
    const slug = decodeURIComponent(location.hash.slice(1));
    this.#page = await this.#pages?.read(slug).catch(() => undefined);
    this.requestUpdate();
  }
}

const noPages = "Only managers and admins of the project see its pages here.";

/** The project that everybody has is a bicycle workshop. */
const siteName = (project: string): string => (project === "demo" ? "Fjell & Fjord Cycles" : project);
