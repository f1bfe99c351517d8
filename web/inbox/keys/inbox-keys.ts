import { LitElement, nothing } from "lit";
import { property } from "lit/decorators.js";
import { controls } from "../../shared/controls.ts";
import { keyNames } from "../../shared/keys/key-names.ts";
import { keysStyles, renderKeys } from "../../shared/keys/render-keys.ts";
import type { Texts } from "../texts/en.ts";

/** `<lectern-keys>`: the keyboard shortcuts of the inbox. */
export class InboxKeys extends LitElement {
  static override readonly styles = [controls, keysStyles];

  @property({ attribute: false }) accessor texts: Texts | undefined;

  override render(): unknown {
    if (this.texts === undefined) return nothing;
    const { app, keys, list } = this.texts;
    return renderKeys({
      heading: app.keys,
      rows: [
        ["J", keys.next],
        ["K", keys.previous],
        ["Enter", keys.open],
        ["E", list.closeAllGo],
        ["Mod+K", app.find],
        ["?", app.keys],
      ],
      hint: keys.hint(keyNames("Mod+K")),
      closeName: keys.close,
      close: () => void this.dispatchEvent(new Event("lectern-close")),
    });
  }
}
