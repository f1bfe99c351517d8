import type { InboxItem, LecternProject } from "@lectern/client";
import { html, nothing } from "lit";
import { Ellipsis } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { loadPart } from "../../shared/load-part.ts";
import type { Texts } from "../texts/en.ts";

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
  const ask = async ({ currentTarget }: Event): Promise<void> => {
    const closer =
      currentTarget instanceof Element && currentTarget.closest("lectern-menu")?.parentNode?.querySelector("lectern-close-all");
    // Whoever is faster than the network is asked a little later.
    await customElements.whenDefined("lectern-close-all");
    if (closer) closer.ask();
  };
  return html`<lectern-menu label=${texts.app.more}>
      <span slot="face">${icon(Ellipsis)}</span>
      <button class="item" @click=${ask}>${texts.list.closeAll(items.length)}</button>
    </lectern-menu>
    <lectern-close-all .project=${project} .texts=${texts} .items=${items} @lectern-closed=${closed}></lectern-close-all>`;
};
