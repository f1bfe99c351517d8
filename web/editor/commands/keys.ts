import { LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { type KeyRow, keysStyles, renderKeys } from "../../shared/keys/render-keys.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";

/** `<lectern-keys>`: the list of keyboard shortcuts, those of the place first. */
export class Keys extends LitElement {
  static override readonly styles = [controls, keysStyles];

  /** Where keys of the text come first. */
  @property({ type: Boolean }) accessor writing = false;

  override render(): TemplateResult {
    const { keys } = lateTexts;
    const ofText: readonly KeyRow[] = [
      ["Mod+S", keys.save],
      ["Mod+B", keys.bold],
      ["Mod+I", keys.italic],
      ["Mod+K", keys.link],
      ["Mod+Shift+7", keys.numbers],
      ["Mod+Shift+8", keys.bullets],
      ["Tab", keys.indent],
      ["Shift+Tab", keys.outdent],
      ["Mod+Enter", keys.task],
      [["Esc", "Tab"], keys.leave],
      ["Mod+F", keys.find],
      ["Mod+Z", keys.undo],
      ["Mod+Shift+Z", keys.redo],
    ];
    const everywhere: readonly KeyRow[] = [
      ["/", texts.list.search],
      ["Mod+K", texts.app.find],
      ["?", texts.app.keys],
    ];
    return renderKeys({
      heading: texts.app.keys,
      rows: this.writing ? [...ofText, ...everywhere] : [...everywhere, ...ofText],
      then: keys.then,
      hint: keys.hint,
      closeName: texts.draft.close,
      close: () => void this.dispatchEvent(new Event("lectern-close")),
    });
  }
}
