import { html, type TemplateResult } from "lit";
import type { EarlyWords } from "./early-words.ts";
import type { LostDraft } from "./lost-draft.ts";

type Place = Pick<LostDraft, "journal" | "author" | "projectId" | "draftId">;

export const renderLostDraft = (
  { journal, author, projectId, draftId }: Place,
  sentence: string,
  early: EarlyWords | undefined,
): TemplateResult =>
  html`<lectern-lost-draft
    .journal=${journal}
    author=${author}
    projectId=${projectId}
    draftId=${draftId}
    sentence=${sentence}
    early=${early === undefined || early.isEmpty ? "" : wholeText(early.text)}
  ></lectern-lost-draft>`;

/** With its title. */
const wholeText = ({ metadata: { title }, content }: EarlyWords["text"]): string =>
  [typeof title === "string" && title !== "" ? `# ${title}` : "", content].filter(Boolean).join("\n\n");
