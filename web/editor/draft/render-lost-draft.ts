import { html, nothing, type TemplateResult } from "lit";
import type { NewPageWords } from "../session/new-page-words.ts";
import type { LostDraft } from "./lost-draft.ts";
import { texts } from "../texts.ts";
import { renderMissingPart } from "../notices/render-missing-part.ts";
import { wholeText } from "./whole-text.ts";

type Place = Pick<LostDraft, "journal" | "author" | "projectId" | "draftId"> & { readonly isPartMissing: boolean };

export const renderLostDraft = (
  { journal, author, projectId, draftId, isPartMissing }: Place,
  sentence: string,
  early: NewPageWords | undefined,
): TemplateResult =>
  html`${isPartMissing ? renderMissingPart(texts.app.textSafe) : nothing}<lectern-lost-draft
      .journal=${journal}
      author=${author}
      projectId=${projectId}
      draftId=${draftId}
      sentence=${sentence}
      early=${early === undefined || early.isEmpty ? "" : wholeText(early.text)}
    ></lectern-lost-draft>`;
