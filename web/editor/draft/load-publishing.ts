import type { OpenedDraft } from "@lectern/client";
import type { LitElement } from "lit";
import { loadPart } from "../../shared/load-part.ts";
import { settingsAddress } from "../../shared/app/settings-address.ts";
import { pageUrl } from "../../site/page-address.ts";
import { noFacts, type SiteFacts } from "../site/site-facts.ts";
import { MissingPartEvent } from "../events.ts";
import { texts } from "../texts.ts";
import type { DialogName } from "./draft-dialogs.ts";

/** Dialogs that are loaded when they are opened: they are useless without a network. */
export const isLate = (dialog: DialogName): boolean => ["publish", "schedule", "unpublish", "preview"].includes(dialog);

/** Without a network nothing is missing: it is loaded at the next attempt. Browsers may be wrong about the network, so it is always tried. */
export const loadPublishing = async (page: LitElement, tell: (news: { readonly done: string }) => void) =>
  loadPart(
    async () => import("../publish/define.ts"),
    () => {
      if (navigator.onLine) page.dispatchEvent(new MissingPartEvent());
      else tell({ done: texts.publish.offline });
    },
  );

/** Where somebody says where the site is; undefined if it is known, or if nothing of the site is. */
export const addressSettings = (site: SiteFacts, projectId: string): string | undefined =>
  site === noFacts || site.plan.siteUrl !== undefined ? undefined : settingsAddress(projectId, "site");

/** A page's public URL; undefined while nobody has said where the site is. */
export const liveAddress = ({ plan }: SiteFacts, opened: OpenedDraft | undefined): string | undefined => {
  const slug = opened?.live_page?.slug;
  if (!slug || plan.siteUrl === undefined || !URL.canParse(plan.siteUrl)) return undefined;
  return pageUrl(plan, { slug, language: opened.doc.language });
};
