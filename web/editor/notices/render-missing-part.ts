import { html, type TemplateResult } from "lit";
import { texts } from "../texts.ts";
import { trouble } from "./notice.ts";

/** A part of the page could not be loaded: a deployment has replaced it. `comfort` is said where somebody writes. */
export const renderMissingPart = (comfort = ""): TemplateResult =>
  html`<div role="alert">
    ${trouble(`${texts.app.missingPart} ${comfort}`.trim(), { name: texts.app.reload, act: () => location.reload() })}
  </div>`;
