import type { LecternProject } from "@lectern/client";
import { mergeThreeWay, type Revision, type Text } from "@lectern/client/autosave";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { menuStyles } from "../../shared/menu/menu-styles.ts";
import { valueText } from "../compare/metadata-differences.ts";
import { labelIn, type Labels } from "../words/labels.ts";
import { DecidedEvent } from "../events.ts";
import { lateTexts } from "../late-texts.ts";
import { isByKey } from "../others/key-steps.ts";
import { texts } from "../texts.ts";
import { copyText } from "./copy-text.ts";
import { type Choice, decided, hasContent, keysIn } from "./merge-choice.ts";
import { unknownWriter, whoChanged, type Writer } from "./who-changed.ts";

const nameOf = ({ id, name }: Writer): string | null => (name !== null && isByKey({ by: id }) ? lateTexts.conflict.key(name) : name);

/** `<lectern-conflict>`: somebody else has changed the same place. Each decision keeps the text. */
export class ConflictDialog extends LitElement {
  static override readonly styles = [
    controls,
    menuStyles,
    css`
      fieldset {
        margin-block-end: var(--l-12);
      }
      label {
        font-weight: 400;
        overflow-wrap: anywhere;
      }
      @media (width < 30rem) {
        lectern-menu::part(button) {
          inline-size: 100%;
          border-color: var(--l-line-color);
        }
      }
    `,
  ];

  @property({ attribute: false }) accessor base: Text | undefined;
  @property({ attribute: false }) accessor mine: Text | undefined;
  @property({ attribute: false }) accessor theirs: Revision | undefined;
  @property({ attribute: false }) accessor drafts: LecternProject["drafts"] | undefined;
  @property() accessor draftId = "";
  /** The signed-in person. */
  @property() accessor author = "";
  @property() accessor language = "";
  @property({ attribute: false }) accessor labels: Labels = new Map();

  @state() accessor #theirKeys: ReadonlySet<string> = new Set();
  @state() accessor #copied = "";
  /** Nobody waits for the name: it follows. */
  @state() accessor #writer = unknownWriter;

  override firstUpdated(): void {
    void this.#findWriter();
  }

  async #findWriter(): Promise<void> {
    const { base, mine, drafts, draftId } = this;
    if (base && mine && drafts) this.#writer = await whoChanged(drafts, draftId, { base, mine });
  }

  override render(): TemplateResult | typeof nothing {
    const { base, mine, theirs } = this;
    const writer = this.#writer;
    if (base === undefined || mine === undefined || theirs === undefined) return nothing;
    const { conflicts } = mergeThreeWay(base, mine, theirs.text);
    const said = lateTexts.conflict;
    const isOwn = writer.id === this.author;
    const mineName = isOwn ? said.thisWindow : said.mine;
    const other = isOwn ? said.otherWindow : (nameOf(writer) ?? said.theirs);
    const heading = isOwn ? said.own(hasContent(conflicts)) : said.heading(other, hasContent(conflicts));
    return html`
      <lectern-modal large label=${heading} @lectern-dismiss=${() => this.dispatchEvent(new Event("lectern-later"))}>
        <h2>${heading}</h2>
        <p class="hint">${said.explanation}</p>
        ${keysIn(conflicts).map((key) => this.#renderChoice(key, { mine, theirs: theirs.text, mineName, other }))}
        ${
          hasContent(conflicts)
            ? html`<lectern-compare
                .original=${{ metadata: {}, content: theirs.text.content }}
                .changed=${{ metadata: {}, content: mine.content }}
                originalName=${other}
                changedName=${mineName}
                equal
                language=${this.language}
              ></lectern-compare>`
            : nothing
        }
        <div class="row actions">
          <lectern-menu class="quiet" label=${texts.app.more}>
            <span slot="face">${texts.app.more}…</span>
            <button class="item" @click=${async () => (this.#copied = await copyText(mine.content))}>${texts.copy.button}</button>
            <button class="item" @click=${() => this.dispatchEvent(new Event("lectern-later"))}>${said.later}</button>
          </lectern-menu>
          <button @click=${() => this.#decide("theirs")}>${isOwn ? said.takeOtherWindow : said.takeTheirs}</button>
          <button @click=${() => this.#decide("mine")}>${isOwn ? said.keepThisWindow : said.keepMine}</button>
          <button class="primary" autofocus @click=${() => this.#decide("both")}>
            ${hasContent(conflicts) ? said.keepBoth : said.choose}
          </button>
        </div>
        <p role="status" class="hint">${this.#copied}</p>
      </lectern-modal>
    `;
  }

  #renderChoice(
    key: string,
    { mine, theirs, mineName, other }: { readonly mine: Text; readonly theirs: Text; readonly mineName: string; readonly other: string },
  ): TemplateResult {
    const choices = [
      { side: mineName, value: mine.metadata[key], isTheirs: false },
      { side: other, value: theirs.metadata[key], isTheirs: true },
    ];
    return html`<fieldset>
      <legend>${labelIn(this.labels, key)}</legend>
      ${choices.map(
        ({ side, value, isTheirs }) =>
          html`<label class="row">
            <input
              type="radio"
              name=${key}
              .checked=${this.#theirKeys.has(key) === isTheirs}
              @change=${() => this.#choose(key, isTheirs)}
            />
            <span>${side}: <bdi>${valueText(value)}</bdi></span>
          </label>`,
      )}
    </fieldset>`;
  }

  #choose(key: string, isTheirs: boolean): void {
    const others = [...this.#theirKeys].filter((other) => other !== key);
    this.#theirKeys = new Set(isTheirs ? [...others, key] : others);
  }

  #decide(choice: Choice): void {
    const { base, mine, theirs } = this;
    if (base === undefined || mine === undefined || theirs === undefined) return;
    this.dispatchEvent(new DecidedEvent(decided({ base, mine, theirs: theirs.text }, choice, this.#theirKeys)));
  }
}
