import { css, html, LitElement, type TemplateResult } from "lit";
import { controls } from "../../shared/controls.ts";
import { keyNames } from "../app/command.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";

/** Keys that are pressed together, in the order in which they are written in every language. */
const renderPress = (press: string): TemplateResult =>
  html`<span class="row" dir="ltr">${press.split("+").map((key) => html`<kbd>${keyNames(key)}</kbd>`)}</span>`;

/** `<lectern-keys>`: the list of keyboard shortcuts. */
export class Keys extends LitElement {
  static override readonly styles = [
    controls,
    css`
      h2:focus {
        outline: none;
      }
      dl {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: var(--l-8) var(--l-24);
        margin: 0;
      }
      dt,
      dd {
        margin: 0;
        padding-block-end: var(--l-8);
        border-block-end: 1px solid var(--l-rule);
      }
      dd {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--l-4);
      }
      kbd {
        font: inherit;
        font-size: var(--l-text-13);
        min-inline-size: 1.5em;
        padding-inline: var(--l-8);
        text-align: center;
        border: 1px solid var(--l-line-color);
        border-radius: var(--l-4);
        background: var(--l-tint);
      }
    `,
  ];

  override render(): TemplateResult {
    const { keys } = lateTexts;
    const rows: readonly (readonly [presses: readonly string[] | string, name: string])[] = [
      ["Mod+S", keys.save],
      ["Mod+B", keys.bold],
      ["Mod+I", keys.italic],
      ["Mod+K", keys.link],
      ["Mod+Shift+7", keys.numbers],
      ["Mod+Shift+8", keys.bullets],
      ["/", keys.menu],
      ["Tab", keys.indent],
      ["Shift+Tab", keys.outdent],
      ["Mod+Enter", keys.task],
      [["Esc", "Tab"], keys.leave],
      ["Mod+F", keys.find],
      ["Mod+Z", keys.undo],
      ["Mod+Shift+Z", keys.redo],
      ["/", texts.list.search],
      ["Mod+K", keys.palette],
      ["?", keys.help],
    ];
    const close = (): void => void this.dispatchEvent(new Event("lectern-close"));
    return html`<lectern-modal label=${keys.heading} @lectern-dismiss=${close}>
      <h2 tabindex="-1" autofocus>${keys.heading}</h2>
      <dl>
        ${rows.map(
          ([presses, name]) =>
            html`<dt>${name}</dt>
              <dd>${[presses].flat().map((press, index) => html`${index === 0 ? "" : keys.then} ${renderPress(press)}`)}</dd>`,
        )}
      </dl>
      <p class="hint actions">${keys.hint}</p>
      <div class="row actions"><button class="primary" @click=${close}>${texts.draft.close}</button></div>
    </lectern-modal>`;
  }
}
