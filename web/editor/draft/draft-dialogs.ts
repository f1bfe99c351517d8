import type { LecternProject, OpenedDraft, Tagged } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import type { SiteFacts } from "../site/site-facts.ts";
import type { DecidedEvent, EndsEvent, LearnedEvent, PublishedEvent, ShowFieldEvent } from "../events.ts";
import { labelsOf } from "../form/template-fields.ts";
import type { DraftSession } from "../session/draft-session.ts";
import { nameOf } from "./name-of.ts";

/** The dialog that is open above the draft. Publishing becomes a question where something has to be decided first. */
export type DialogName = "none" | "versions" | "discard" | "language" | "live" | "publish" | "asked" | "schedule" | "unpublish" | "preview";

export interface DialogOptions {
  readonly name: DialogName;
  readonly project: LecternProject | undefined;
  readonly projectId: string;
  /** Whether there is a draft of the page. */
  readonly isDraft: boolean;
  readonly opened: Tagged<OpenedDraft>;
  readonly session: DraftSession;
  readonly site: SiteFacts;
  readonly close: () => void;
  readonly replace: (event: DecidedEvent) => void;
  readonly discarded: () => void;
  /** Before the draft is published, the author is asked. */
  readonly asks: () => void;
  /** The draft has become a live page. */
  readonly published: (event: PublishedEvent) => void;
  /** When the live page leaves the site was changed. */
  readonly ends: (event: EndsEvent) => void;
  /** The live page has become a draft. */
  readonly unpublished: () => void;
  /** The draft's present stored state. */
  readonly learned: (event: LearnedEvent) => void;
  /** The author wants to fill in a field. */
  readonly showField: (event: ShowFieldEvent) => void;
}

export const renderDialog = (options: DialogOptions): TemplateResult | typeof nothing => {
  const { name, project, projectId, isDraft, opened, session, close, replace, discarded } = options;
  switch (name) {
    case "none":
      return nothing;
    case "versions":
      return html`<lectern-versions
        .project=${project}
        draftId=${isDraft ? opened.draftId : ""}
        docId=${opened.live_page?.docId ?? opened.draftId}
        name=${nameOf(opened, session.text)}
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
    case "publish":
    case "asked":
    case "schedule":
      return renderPublish(options);
    case "unpublish":
      return renderUnpublish(options);
    case "preview":
      return html`<lectern-preview-link
        .project=${project}
        draftId=${opened.draftId}
        .session=${session}
        ?saved=${session.isAtRest}
        @lectern-close=${close}
      ></lectern-preview-link>`;
  }
};

const renderPublish = (options: DialogOptions): TemplateResult => {
  const { name, project, opened, session, site, close } = options;
  return html`<lectern-publish
    ?later=${name === "schedule"}
    .project=${project}
    .opened=${opened}
    .session=${session}
    .queue=${session.queue}
    .site=${site}
    name=${nameOf(opened, session.text)}
    @lectern-close=${close}
    @lectern-asks=${options.asks}
    @lectern-published=${options.published}
    @lectern-learned=${options.learned}
    @lectern-show-field=${options.showField}
  ></lectern-publish>`;
};

const renderUnpublish = (options: DialogOptions): TemplateResult => {
  const { project, opened, session, close } = options;
  return html`<lectern-unpublish
    .project=${project}
    docId=${opened.live_page?.docId ?? ""}
    .etag=${opened.etag}
    .until=${opened.unpublish_at}
    .siteZone=${options.site.timeZone}
    name=${nameOf(opened, session.text)}
    @lectern-close=${close}
    @lectern-ends=${options.ends}
    @lectern-unpublished=${options.unpublished}
  ></lectern-unpublish>`;
};
