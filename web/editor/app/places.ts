import type { LecternProject } from "@lectern/client";
import type { Journal } from "@lectern/client/autosave";
import { html, type TemplateResult } from "lit";
import type { DraftPage } from "../draft/draft-page.ts";
import type { SignedOutEvent } from "../events.ts";
import type { KnownPages } from "../site/known-pages.ts";
import type { Route } from "../route.ts";
import type { SiteFacts } from "../site/site-facts.ts";

interface PlaceOptions {
  readonly route: Exclude<Route, { readonly kind: "start" }>;
  readonly project: LecternProject;
  /** The signed-in person. */
  readonly author: string;
  readonly journal: Journal;
  readonly pages: KnownPages;
  readonly site: SiteFacts;
  /** The last part of every page's menu. */
  readonly menu: TemplateResult;
  /** A part of the page could not be loaded. */
  readonly isPartMissing: boolean;
  readonly signedOut: (isSignedOut: boolean) => unknown;
}

/** Renders what the URL points to. */
export const renderPlace = ({
  route,
  project,
  author,
  journal,
  pages,
  site,
  menu,
  isPartMissing,
  signedOut,
}: PlaceOptions): TemplateResult => {
  switch (route.kind) {
    case "pages":
      return html`<lectern-page-list
        class="place"
        .pages=${pages}
        .project=${project}
        .site=${site}
        projectId=${route.projectId}
      ></lectern-page-list>`;
    case "new":
    case "draft":
    case "page":
      return html`<lectern-draft-page
        .project=${project}
        .journal=${journal}
        .site=${site}
        .known=${pages.documents?.find(({ id }) => id === (route.kind === "draft" ? route.draftId : route.kind === "page" ? route.docId : undefined))}
        .menu=${menu}
        .isPartMissing=${isPartMissing}
        author=${author}
        projectId=${route.projectId}
        draftId=${route.kind === "draft" ? route.draftId : ""}
        docId=${route.kind === "page" ? route.docId : ""}
        ?new=${route.kind === "new"}
        .languages=${[...new Set(pages.documents?.map(({ language }) => language))]}
        @lectern-signed-out=${({ detail }: SignedOutEvent) => signedOut(detail)}
      ></lectern-draft-page>`;
  }
};

declare global {
  interface HTMLElementTagNameMap {
    "lectern-draft-page": DraftPage;
  }
}
