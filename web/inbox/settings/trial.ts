import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import type { PersonIdentity } from "../../shared/app/service.ts";
import { controls } from "../../shared/controls.ts";
import type { SettingsSection } from "../app/route.ts";
import type { SettingsTexts } from "./texts/en.ts";

/** `<lectern-trial>`: the voice agent as visitors have it, on behalf of the person who changes its settings. It is loaded as on a customer's page. */
export class Trial extends LitElement {
  static override readonly styles = [
    controls,
    css`
      .hint {
        margin-block-end: var(--l-12);
      }
    `,
  ];

  @property() accessor projectId = "";
  @property() accessor language = "";
  @property({ attribute: false }) accessor identity: PersonIdentity | undefined;
  @property({ attribute: false }) accessor texts: SettingsTexts | undefined;
  /** A new version begins anew, unless a conversation runs: it goes on, and the next one has what was saved. */
  @property({ attribute: false }) accessor version = 0;

  @state() accessor #isMissing = false;
  #shown = 0;

  override firstUpdated(): void {
    import(new URL("/embed/v1/lectern-voice.js", location.href).href).catch(() => (this.#isMissing = true));
  }

  override willUpdate(): void {
    const { status = "idle" } = this.renderRoot.querySelector<HTMLElement>("lectern-voice")?.dataset ?? {};
    if (["idle", "ended"].includes(status)) this.#shown = this.version;
  }

  override render(): unknown {
    const { texts, identity } = this;
    if (texts === undefined) return nothing;
    return html`<h2>${texts.tryIt}</h2>
      ${
        this.#isMissing
          ? html`<p role="alert" class="error">${texts.tryFailed}</p>`
          : html`<p class="hint">${texts.tryHint}</p>
              ${keyed(
                this.#shown,
                html`<lectern-voice
                  project=${this.projectId}
                  placement="homepage"
                  lang=${this.language}
                  .getIdToken=${identity?.getIdToken}
                  .getAppCheckToken=${identity?.getAppCheckToken}
                ></lectern-voice>`,
              )}`
      }`;
  }
}

interface Tried extends Pick<Trial, "projectId" | "language" | "identity"> {
  readonly section: SettingsSection;
}

/** Beside what visitors hear and see. A conversation goes on while other settings are looked at. */
export const renderTrial = ({ projectId, language, identity, section }: Tried, words: SettingsTexts, version: number): TemplateResult =>
  html`<lectern-trial
    ?hidden=${section !== "assistant" && section !== "place"}
    projectId=${projectId}
    language=${language}
    .identity=${identity}
    .texts=${words}
    .version=${version}
  ></lectern-trial>`;
