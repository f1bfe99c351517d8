import type { InboxItem, LecternProject } from "@lectern/client";
import { html, nothing } from "lit";
import { loadPart } from "../../shared/load-part.ts";
import type { Texts } from "../texts/en.ts";

interface CloseAllOptions {
  readonly project: LecternProject | undefined;
  readonly texts: Texts | undefined;
}

/** The button for all items that are shown; loaded after them. Without it each can still be closed by itself. */
export const renderCloseAll = ({ project, texts }: CloseAllOptions, items: readonly InboxItem[], closed: () => unknown): unknown => {
  if (items.length < 2) return nothing;
  void loadPart(
    async () => import("./close-all.ts"),
    () => undefined,
  );
  return html`<lectern-close-all .project=${project} .texts=${texts} .items=${items} @lectern-closed=${closed}></lectern-close-all>`;
};
