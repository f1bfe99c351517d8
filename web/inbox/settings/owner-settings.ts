import { isLecternError, type LecternProject, type SettingsSiteRequest, type SettingsVersion } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import type { PersonIdentity } from "../../shared/app/service.ts";
import { controls } from "../../shared/controls.ts";
import { sentenceOf } from "../texts/failure-sentence.ts";
import type { SettingsSection } from "../route.ts";
import type { Texts } from "../texts/en.ts";
import { renderBelowForm } from "./below-form.ts";
import { renderClash } from "./clash.ts";
import { findProblems } from "./find-problems.ts";
import { labelsOf } from "./label-of.ts";
import { leadTo, leadToInvalid } from "./lead-to-field.ts";
import { Managers } from "./managers-field.ts";
import { isPlace } from "./placement-field.ts";
import { renderBeginning } from "./render-beginning.ts";
import { readForm } from "./read-form.ts";
import { type Known, readSettings, type ReadSettings } from "./read-settings.ts";
import { renderSaveBar } from "./save-bar.ts";
import { type Before, differencesTo, forAdmins } from "./settings-change.ts";
import { type Clash, findClash, givenWay, isAsSent, savedSentences, siteOf } from "./settings-meeting.ts";
import type { Choices } from "./section-parts.ts";
import { renderSections } from "./settings-sections.ts";
import { settingsStyles } from "./settings-styles.ts";
import type { SettingsTexts } from "./texts/en.ts";
import { renderTrial } from "./trial.ts";

/** `<lectern-owner-settings>`: what the owner of a site decides, in sections. */
export class OwnerSettings extends LitElement {
  static override readonly styles = [controls, settingsStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property({ attribute: false }) accessor identity: PersonIdentity | undefined;
  @property() accessor projectId = "";
  @property({ attribute: false }) accessor texts: Texts | undefined;
  @property() accessor language = "en";
  @property() accessor section: SettingsSection = "assistant";
  /** No section is chosen. */
  @property({ type: Boolean }) accessor listed = false;

  /** What is read once. */
  @state() accessor #known: Known | undefined;
  /** What the fields begin with. They get other values only together, with the next edition: somebody may be typing. */
  @state() accessor #shown: ReadSettings | undefined;
  @state() accessor #edition = 0;
  /** As the service has answered last. */
  @state() accessor #stored: ReadSettings | undefined;
  /** What the fields are compared with: as read, and what was saved since. */
  #saved: Before = {};
  /** The state in which nobody else's change was overlooked. */
  #etag: string | undefined;
  @state() accessor #chosen: Choices = { isOn: true, place: "widget", isAlways: true, hasColour: false };
  @state() accessor #versions: readonly SettingsVersion[] = [];
  @state() accessor #isBusy = false;
  @state() accessor #failure = "";
  @state() accessor #problems: ReadonlyMap<string, string> = new Map();
  @state() accessor #status: readonly string[] = [];
  /** What somebody else has changed since it was read, and is changed here, too. */
  @state() accessor #clash: Clash | undefined;
  @state() accessor #changes = 0;
  /** Incremented by saves: what is tried begins anew. */
  @state() accessor #version = 0;

  /** Also half of a span, which cannot be saved. */
  get isUnsaved(): boolean {
    return Object.keys(this.#changeFrom()).length > 0 || this.renderRoot.querySelector(".time:invalid") !== null;
  }

  /** What a save would send. */
  #changeFrom(before = this.#saved): SettingsSiteRequest {
    const choices = { isAlways: this.#chosen.isAlways, isAdmin: this.#known?.keys !== undefined };
    return readForm(this.renderRoot.querySelector("form"), choices, before);
  }

  override firstUpdated(): void {
    void this.#load();
  }

  override updated(): void {
    this.#changes = Math.max(Object.keys(this.#changeFrom()).length, Number(this.isUnsaved));
  }

  async #load(): Promise<void> {
    const { project } = this;
    if (project === undefined) return;
    await this.#attempt(async () => {
      const { settings, ...known } = await readSettings(project, this.language);
      this.#known = known;
      this.#show(settings);
    });
  }

  #show(settings: ReadSettings, fields: ReadSettings = settings): void {
    const { live_agent_placement: placement, manager_hours: hours, accent, versions } = fields;
    this.#stored = this.#saved = settings;
    this.#etag = settings.etag;
    this.#shown = fields;
    this.#edition++;
    this.#clash = undefined;
    this.#problems = new Map();
    this.#versions = versions ?? this.#versions;
    const place = isPlace(placement) ? placement : this.#chosen.place;
    this.#chosen = { isOn: isPlace(placement), place, isAlways: hours === null, hasColour: accent !== null };
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.#failure = "";
    this.#status = [];
    this.#isBusy = true;
    try {
      await work();
    } catch (error) {
      if (this.texts !== undefined) this.#failure = sentenceOf(error, this.texts);
    }
    this.#isBusy = false;
  }

  override render(): unknown {
    const [{ texts }, known, shown] = [this, this.#known, this.#shown];
    if (texts === undefined) return nothing;
    const { app, failures } = texts;
    const load = (): void => {
      this.#focusTitle(); // the button is about to be gone
      void this.#load();
    };
    return html`
      <h1 tabindex="-1">${app.sections[this.section]}</h1>
      ${known !== undefined && shown !== undefined ? this.#renderContent(shown, known) : renderBeginning({ loading: app.loading, failure: this.#failure, again: failures.again, load })}
    `;
  }

  #renderContent(settings: ReadSettings, known: Known): TemplateResult {
    const [{ language }, { words }, stored] = [this, known, this.#stored ?? settings];
    const site = siteOf(this.projectId, this.#stored);
    const sections = {
      ...{ ...known, settings, language, locked: known.keys === undefined ? forAdmins(stored) : [], problems: this.#problems },
      ...{ shown: this.section, chosen: this.#chosen, site, secrets: stored },
      choose: (changed: Partial<Choices>) => (this.#chosen = { ...this.#chosen, ...changed }),
    };
    return html`${renderClash(this.#clash, {
        keep: async ({ change, theirs: { etag } }) => this.#attempt(async () => this.#store(change, etag, words)),
        giveWay: (clash) => this.#show(clash.theirs, givenWay(clash)),
        words,
      })}
      <div class="columns" @click=${() => this.#status.length === 1 && (this.#status = [])}>
        <div>
          <form id="settings" @submit=${this.#save} @input=${this.#accept} @invalid=${leadToInvalid(this)}>
            ${keyed(this.#edition, renderSections(sections))}
          </form>
          ${renderBelowForm({
            ...{ ...known, budgets: settings.budgets, versions: this.#versions },
            ...{ project: this.project, texts: this.texts, shown: this.section },
            ...{ isBlocked: this.#changes > 0 || this.#isBusy, goBack: this.#goBack, language },
          })}
        </div>
        ${renderTrial(this, { ...known, version: this.#version, settings: stored })}
      </div>
      ${renderSaveBar({
        ...{ changes: this.#clash === undefined ? this.#changes : 0, isBusy: this.#isBusy, discard: this.#discard },
        ...{ failure: this.#failure, saved: this.#status, site, words },
      })}`;
  }

  #focusTitle(): void {
    this.renderRoot.querySelector("h1")?.focus();
  }

  readonly #discard = (): void => {
    this.#failure = "";
    if (this.#stored !== undefined) this.#show(this.#stored);
    this.#focusTitle(); // the button is about to be gone
  };

  /** What is being changed is no longer what was refused. */
  readonly #accept = ({ target }: Event): void => {
    const isOf = (name: string): boolean =>
      target instanceof Managers ? name.startsWith("managers.") : target instanceof HTMLElement && name === target.id;
    this.#problems = new Map([...this.#problems].filter(([name]) => !isOf(name)));
    this.#status = [];
    this.requestUpdate();
  };

  readonly #save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const [words, change] = [this.#known?.words, this.#changeFrom()];
    if (words === undefined || this.#isBusy || Object.keys(change).length === 0) return;
    this.#problems = new Map();
    await this.#attempt(async () => this.#store(change, this.#etag, words));
  };

  async #store(change: SettingsSiteRequest, ifMatch: string | undefined, words: SettingsTexts): Promise<void> {
    const { project } = this;
    if (project === undefined) return;
    try {
      this.#take(await project.settings.change(change, { ifMatch }), change, words);
    } catch (error) {
      if (isLecternError(error, "stale_revision")) return this.#meet(change, words);
      if (!isLecternError(error, "invalid_request") || error.details.length === 0) throw error;
      this.#problems = findProblems(error, change, words);
      await this.updateComplete;
      if (!(await leadTo(this, this.renderRoot.querySelector<HTMLElement>('[aria-invalid="true"]')))) this.#failure = words.problems.other;
      return;
    }
    this.#versions = (await project.settings.read({ versions: "all" })).versions ?? [];
  }

  #take(after: ReadSettings, change: SettingsSiteRequest, words: SettingsTexts): void {
    const before = { ...this.#saved, ...change };
    this.#stored = after;
    // Nothing is put into fields in which somebody is typing. What others have changed is then found by the next save.
    if (Object.keys(this.#changeFrom(before)).length > 0) {
      this.#etag = isAsSent(after, before) ? after.etag : this.#etag;
      this.#saved = { ...after, ...before };
    } else {
      this.#show({ ...this.#shown, ...after });
      void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(".save-bar")?.focus()); // the button is gone
    }
    this.#clash = undefined;
    this.#version++;
    this.#status = savedSentences(change, after, words);
  }

  /** Somebody has changed the settings since they were read: what is different from this change goes with it, the rest is for the author to decide. */
  async #meet(change: SettingsSiteRequest, words: SettingsTexts): Promise<void> {
    const theirs = await this.project?.settings.read({ versions: "all" });
    if (theirs === undefined) return;
    this.#clash = findClash(change, this.#saved, theirs);
    if (this.#clash === undefined) return this.#store(change, theirs.etag, words);
    this.#versions = theirs.versions ?? [];
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".clash")?.focus();
  }

  readonly #goBack = async ({ settings }: SettingsVersion): Promise<void> => {
    const [words, stored] = [this.#known?.words, this.#stored];
    if (words === undefined || stored === undefined) return;
    const change = differencesTo(settings, this.#saved);
    const refused = this.#known?.keys === undefined ? forAdmins(stored).filter((name) => name in change) : [];
    if (refused.length > 0) this.#failure = words.forAdmins(labelsOf(refused, words).join(", "));
    else {
      this.#show(stored, { ...stored, ...settings });
      await this.updateComplete;
      await this.#attempt(async () => this.#store(change, this.#etag, words));
    }
  };
}
