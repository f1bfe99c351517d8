import type { Lectern, ProjectList } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { Connection } from "../connection.ts";
import { controls } from "../controls.ts";
import { greyRows } from "../grey-rows.ts";
import { mark } from "../mark.ts";
import { appStyles } from "./app-styles.ts";
import { keepSites } from "./several-sites.ts";
import type { AppTexts } from "./texts/en.ts";

type OwnSite = ProjectList["projects"][number];

/** `<lectern-site-choice>`: the sites of whoever is signed in. Who has only one goes straight there. */
export class SiteChoice extends LitElement {
  static override readonly styles = [controls, appStyles];

  @property({ attribute: false }) accessor lectern: Lectern | undefined;
  @property({ attribute: false }) accessor texts: AppTexts | undefined;
  /** Who is signed in. */
  @property() accessor name = "";
  @property({ attribute: false }) accessor signOut: () => unknown = () => undefined;

  @state() accessor #sites: readonly OwnSite[] | undefined;
  @state() accessor #isFailed = false;
  readonly #connection = new Connection(this);

  override firstUpdated(): void {
    void this.#load();
  }

  readonly #load = async (): Promise<void> => {
    const { signal } = this.#connection;
    this.#isFailed = false;
    try {
      const { projects } = (await this.lectern?.projects.list({ signal })) ?? { projects: [] };
      if (signal.aborted) return;
      keepSites(projects.length);
      const [only, ...others] = projects;
      if (only !== undefined && others.length === 0) location.replace(addressOf(only));
      else this.#sites = projects;
    } catch {
      if (!signal.aborted) this.#isFailed = true;
    }
  };

  override render(): unknown {
    const { texts } = this;
    if (texts === undefined) return nothing;
    return html`<div class="door">
      <div class="card">${mark} ${this.#isFailed ? this.#renderFailure(texts) : this.#renderSites(texts)}</div>
    </div>`;
  }

  #renderFailure(texts: AppTexts): TemplateResult {
    return html`<h1>${texts.projects}</h1>
      <p role="alert" class="error">${texts.projectsFailed}</p>
      <button @click=${this.#load}>${texts.again}</button>`;
  }

  #renderSites(texts: AppTexts): TemplateResult {
    if (this.#sites === undefined)
      return html`<h1 role="status" class="unseen">${texts.loading}</h1>
        ${greyRows}`;
    if (this.#sites.length === 0)
      return html`<h1>${texts.noProjects}</h1>
        <p>${texts.projectsHint(this.name)}</p>
        ${this.#renderWayOut(texts)}`;
    return html`<h1>${texts.projects}</h1>
      <ul class="projects">
        ${this.#sites.map(
          (site) =>
            html`<li>
              <a href=${addressOf(site)}>
                <b dir="auto">${site.name === "" ? site.projectId : site.name}</b>
                <span class="hint">${hostOf(site)}${texts.roles[site.role]}</span>
              </a>
            </li>`,
        )}
      </ul>
      ${this.#renderWayOut(texts)}`;
  }

  #renderWayOut(texts: AppTexts): TemplateResult {
    return html`<button @click=${() => this.signOut()}>${texts.anotherAccount}</button>`;
  }
}

const addressOf = ({ projectId }: OwnSite): string => `#/${encodeURIComponent(projectId)}`;

/** Tells sites of one name apart. */
const hostOf = ({ site_url: url }: OwnSite): string => {
  const [, host] = /^https?:\/\/([^/]+)/.exec(url ?? "") ?? [];
  return host === undefined ? "" : `${host} · `;
};
