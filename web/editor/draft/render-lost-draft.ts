import { html, type TemplateResult } from "lit";
import type { LostDraft } from "./lost-draft.ts";

type Place = Pick<LostDraft, "journal" | "author" | "projectId" | "draftId">;

export const renderLostDraft = ({ journal, author, projectId, draftId }: Place, sentence: string): TemplateResult =>
  html`<lectern-lost-draft
    .journal=${journal}
    author=${author}
    projectId=${projectId}
    draftId=${draftId}
    sentence=${sentence}
  ></lectern-lost-draft>`;
