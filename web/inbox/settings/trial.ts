import type { SiteSettings } from "@lectern/client";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import type { PersonIdentity } from "../../shared/app/service.ts";
import { controls } from "../../shared/controls.ts";
import type { SettingsSection } from "../route.ts";
import type { SettingsTexts } from "./texts/en.ts";

/** `<lectern-trial>`: the voice agent as visitors have it, on behalf of the person who changes its settings. It is loaded as on a customer's page. */
export class Trial extends LitElement {
  static override readonly styles = [
    controls,
    css`
      .hint,
      .row {
        margin-block-end: var(--l-12);
      }
      select {
        font-size: var(--l-text-14);
        font-weight: 400;
      }
    `,
  ];

  @property() accessor projectId = "";
  /** Of the interface. */
  @property() accessor language = "";
  /** Of the site. */
  @property({ attribute: false }) accessor languages: readonly string[] = [];
  /** As saved. */
  @property({ attribute: false }) accessor settings: TriedSettings | undefined;
  @property({ attribute: false }) accessor identity: PersonIdentity | undefined;
  @property({ attribute: false }) accessor texts: SettingsTexts | undefined;
  /** A new version begins anew, unless a conversation runs: it goes on, and the next one has what was saved. */
  @property({ attribute: false }) accessor version = 0;

  @state() accessor #isMissing = false;
  /** What the visitor speaks. */
  @state() accessor #chosen: string | undefined;
  #shown = 0;

  override firstUpdated(): void {
    import(new URL("/embed/v1/lectern-voice.js", location.href).href).catch(() => (this.#isMissing = true));
  }

  /** It is over: otherwise it would be kept for the next page. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.renderRoot.querySelector<HTMLElement & { readonly stop?: () => void }>("lectern-voice")?.stop?.();
  }

  override willUpdate(): void {
    const { status = "idle" } = this.renderRoot.querySelector<HTMLElement>("lectern-voice")?.dataset ?? {};
    if (["idle", "ended"].includes(status)) this.#shown = this.version;
  }

  override render(): unknown {
    const { texts, settings } = this;
    if (texts === undefined || settings === undefined) return nothing;
    const { languages, language } = this;
    const spoken = this.#chosen ?? (languages.includes(language) ? language : settings.default_language);
    return html`<h2>${texts.tryIt}</h2>
      ${
        this.#isMissing
          ? html`<p role="alert" class="error">${texts.tryFailed}</p>`
          : html`<p class="hint">${texts.tryHint}</p>
              ${languages.length < 2 ? nothing : this.#renderLanguages(spoken, texts)}
              ${keyed(`${this.#shown} ${spoken}`, this.#renderVoice(spoken, settings))}`
      }`;
  }

  /** Another visitor begins anew. */
  #renderLanguages(spoken: string, texts: SettingsTexts): TemplateResult {
    const names = new Intl.DisplayNames([this.language, "en"], { type: "language" });
    const choose = ({ currentTarget }: Event): void => {
      if (currentTarget instanceof HTMLSelectElement) this.#chosen = currentTarget.value;
    };
    return html`<label class="row"
      >${texts.tryAs}
      <select @change=${choose}>
        ${this.languages.map((tag) => html`<option value=${tag} ?selected=${tag === spoken}>${names.of(tag) ?? tag}</option>`)}
      </select></label
    >`;
  }

  #renderVoice(spoken: string, { heading, suggestions }: TriedSettings): TemplateResult {
    return html`<lectern-voice
      project=${this.projectId}
      placement="homepage"
      lang=${spoken}
      heading=${heading[spoken] ?? nothing}
      .getIdToken=${this.identity?.getIdToken}
      .getAppCheckToken=${this.identity?.getAppCheckToken}
    >
      ${suggestions[spoken]?.map((text) => html`<span slot="suggestion">${text}</span>`)}
    </lectern-voice>`;
  }
}

type TriedSettings = Pick<SiteSettings, "default_language" | "heading" | "suggestions">;

interface Tried extends Pick<Trial, "projectId" | "language" | "identity"> {
  readonly section: SettingsSection;
  readonly listed: boolean;
}

interface TrialOptions {
  readonly words: SettingsTexts;
  readonly version: number;
  readonly languages: readonly string[];
  readonly settings: TriedSettings;
}

/** The widest window that shows the list of the settings instead of a section. */
const narrow = "(max-width: 40rem)";

/** Beside what visitors hear, and only there: a conversation that nobody sees would go on and cost money. */
export const renderTrial = (
  { projectId, language, identity, section, listed }: Tried,
  { words, version, languages, settings }: TrialOptions,
): TemplateResult | typeof nothing =>
  section !== "assistant" || (listed && matchMedia(narrow).matches)
    ? nothing
    : html`<lectern-trial
        projectId=${projectId}
        language=${language}
        .languages=${languages}
        .settings=${settings}
        .identity=${identity}
        .texts=${words}
        .version=${version}
      ></lectern-trial>`;
