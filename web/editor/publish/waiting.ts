import type { Queue } from "@lectern/client/autosave";
import { html, type TemplateResult } from "lit";
import { lateTexts } from "../late-texts.ts";

/** 5 s: after that, whoever would rather write on need not wait. */
export const patienceMs = 5_000;

/** Why a text cannot be published yet. */
export const savingSentence = ({ phase: { kind } }: Queue): string =>
  ["unsaved", "saving", "comparing"].includes(kind) ? lateTexts.publish.saving : lateTexts.publish.notSaved;

/** While publishing takes long. What is sent already cannot be taken back. */
export const renderWait = (what: string, isSent: boolean, close: () => void): TemplateResult =>
  html`<progress aria-label=${what}></progress>
    <div class="row actions"><button ?disabled=${isSent} @click=${close}>${lateTexts.publish.close}</button></div>`;
