import type { LecternProject } from "@lectern/client";
import type { Journal } from "@lectern/client/autosave";
import { html, type TemplateResult } from "lit";
import type { SignedOutEvent } from "../events.ts";
import type { Route } from "./route.ts";

interface PlaceOptions {
  readonly route: Exclude<Route, { readonly kind: "start" }>;
  readonly project: LecternProject;
  /** Who is signed in. */
  readonly author: string;
  readonly journal: Journal;
  readonly signedOut: (isSignedOut: boolean) => unknown;
}

/** What an address shows. */
export const renderPlace = ({ route, project, author, journal, signedOut }: PlaceOptions): TemplateResult => {
  switch (route.kind) {
    case "pages":
      return html`<lectern-page-list .project=${project} projectId=${route.projectId}></lectern-page-list>`;
    case "settings":
      return html`<lectern-site-settings .project=${project}></lectern-site-settings>`;
    case "draft":
    case "page":
      return html`<lectern-draft-page
        .project=${project}
        .journal=${journal}
        author=${author}
        projectId=${route.projectId}
        draftId=${route.kind === "draft" ? route.draftId : ""}
        docId=${route.kind === "page" ? route.docId : ""}
        @lectern-signed-out=${({ detail }: SignedOutEvent) => signedOut(detail)}
      ></lectern-draft-page>`;
  }
};
