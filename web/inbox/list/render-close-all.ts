import type { InboxItem, LecternProject } from "@lectern/client";
import { html, nothing } from "lit";
import { createRef, ref } from "lit/directives/ref.js";
import { Ellipsis } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { loadPart } from "../../shared/load-part.ts";
import type { Texts } from "../texts/en.ts";
import type { CloseAll } from "./close-all.ts";

interface CloseAllOptions {
  readonly project: LecternProject | undefined;
  readonly texts: Texts | undefined;
}

/** The menu for all items that are shown; loaded after them. Without it each can still be closed by itself. */
export const renderCloseAll = ({ project, texts }: CloseAllOptions, items: readonly InboxItem[], closed: () => unknown): unknown => {
  if (items.length < 2 || texts === undefined) return nothing;
  void loadPart(
    async () => import("./close-all.ts"),
    () => undefined,
  );
  const closer = createRef<CloseAll>();
  const ask = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLElement) currentTarget.closest("lectern-menu")?.close();
    closer.value?.ask();
  };
  return html`<lectern-menu label=${texts.app.more}>
      <span slot="face">${icon(Ellipsis)}</span>
      <button class="item" @click=${ask}>${texts.list.closeAll(items.length)}</button>
    </lectern-menu>
    <lectern-close-all ${ref(closer)} .project=${project} .texts=${texts} .items=${items} @lectern-closed=${closed}></lectern-close-all>`;
};
