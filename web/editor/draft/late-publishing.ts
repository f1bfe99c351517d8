import type { OpenedDraft } from "@lectern/client";
import type { LitElement } from "lit";
import { loadPart } from "../../shared/load-part.ts";
import type { SiteFacts } from "../app/site-facts.ts";
import { MissingPartEvent } from "../events.ts";
import type { DialogName } from "./draft-dialogs.ts";

/** Dialogs that are loaded when they are opened: they are useless without a network. */
export const isLate = (dialog: DialogName): boolean => ["publish", "unpublish", "preview"].includes(dialog);

export const loadPublishing = async (page: LitElement) =>
  loadPart(
    async () => import("../publish/define.ts"),
    () => page.dispatchEvent(new MissingPartEvent()),
  );

/** A page's public URL. */
export const liveAddress = ({ url }: SiteFacts, live: OpenedDraft["live_page"] | undefined): string | undefined => {
  if (url === undefined || !live?.slug) return undefined;
  try {
    // A slug must not lead to another host.
    return new URL(`./${live.slug}`, url.endsWith("/") ? url : `${url}/`).href;
  } catch {
    return undefined;
  }
};
