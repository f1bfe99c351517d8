import type { LecternProject, OpenedDraft } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { DecidedEvent } from "../events.ts";
import { labelsOf } from "../form/template-fields.ts";
import type { DraftSession } from "../session/draft-session.ts";

/** Dialogs above the draft until the author has decided about a text. */

interface QuestionOptions {
  readonly opened: OpenedDraft;
  readonly session: DraftSession;
}

export const renderOffer = ({ opened, session }: QuestionOptions): unknown => {
  const { offer } = session;
  if (offer === undefined) return nothing;
  // Another offer gets a new dialog, also one of the same text beside a newer draft: nothing of the last comparison may remain.
  return keyed(
    offer,
    html`<lectern-journal
      .offer=${offer}
      .stored=${session.text}
      .labels=${labelsOf(opened.template)}
      language=${opened.doc.language}
      @lectern-decided=${({ detail }: DecidedEvent) => session.acceptOffer(detail)}
      @lectern-drop=${() => session.dropOffer()}
    ></lectern-journal>`,
  );
};

interface Host {
  readonly project: LecternProject | undefined;
  /** The signed-in person. */
  readonly author: string;
}

export const renderConflict = (
  { project, author }: Host,
  { opened, session, later }: QuestionOptions & { readonly later: () => void },
): TemplateResult | typeof nothing => {
  const { phase, base } = session.queue;
  if (phase.kind !== "conflict") return nothing;
  return html`<lectern-conflict
    .base=${base.text}
    .mine=${session.text}
    .theirs=${phase.theirs}
    .drafts=${project?.drafts}
    draftId=${opened.draftId}
    author=${author}
    .labels=${labelsOf(opened.template)}
    language=${opened.doc.language}
    @lectern-decided=${({ detail }: DecidedEvent) => session.resolve(detail)}
    @lectern-later=${later}
  ></lectern-conflict>`;
};
