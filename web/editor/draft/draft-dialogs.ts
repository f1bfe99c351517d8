import type { LecternProject, OpenedDraft } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import type { DecidedEvent } from "../events.ts";
import { labelsOf } from "../form/template-fields.ts";
import type { DraftSession } from "./draft-session.ts";

/** What the author has opened above the draft. */
export type DialogName = "none" | "versions" | "discard" | "language" | "live";

export interface DialogOptions {
  readonly name: DialogName;
  readonly project: LecternProject | undefined;
  readonly projectId: string;
  readonly opened: OpenedDraft;
  readonly session: DraftSession;
  readonly close: () => void;
  readonly replace: (event: DecidedEvent) => void;
  readonly discarded: () => void;
}

export const renderDialog = (options: DialogOptions): TemplateResult | typeof nothing => {
  const { name, project, projectId, opened, session, close, replace, discarded } = options;
  switch (name) {
    case "none":
      return nothing;
    case "versions":
      return html`<lectern-versions
        .project=${project}
        draftId=${opened.draftId}
        .current=${session.text}
        .labels=${labelsOf(opened.template)}
        .setAside=${session}
        @lectern-close=${close}
        @lectern-decided=${replace}
      ></lectern-versions>`;
    case "discard":
      return html`<lectern-discard
        .project=${project}
        draftId=${opened.draftId}
        .etag=${session.queue.base.etag}
        @lectern-close=${close}
        @lectern-discarded=${discarded}
      ></lectern-discard>`;
    case "language":
      return html`<lectern-language
        .project=${project}
        projectId=${projectId}
        .opened=${opened}
        .text=${session.text}
        @lectern-close=${close}
      ></lectern-language>`;
    case "live":
      return html`<lectern-live
        .live=${opened.live ?? undefined}
        .text=${session.text}
        .labels=${labelsOf(opened.template)}
        @lectern-close=${close}
        @lectern-decided=${replace}
      ></lectern-live>`;
  }
};
