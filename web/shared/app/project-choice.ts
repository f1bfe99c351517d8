import { html, type TemplateResult } from "lit";
import { relativeTime } from "../relative-time.ts";
import type { AppTexts } from "./app-texts.ts";
import { deviceProjects } from "./device-projects.ts";

interface ChoiceOptions {
  readonly texts: AppTexts;
  /** The language of `texts`. */
  readonly language: string;
  /** A local stack has one project, which is offered even if it was never opened. */
  readonly isLocal: boolean;
}

/** A choice of the sites that were opened on this device, so that nobody needs an ID. */
export const renderProjectChoice = ({ texts, language, isLocal }: ChoiceOptions): TemplateResult => {
  const known = deviceProjects();
  const projects = isLocal && known.length === 0 ? [{ id: "demo", name: "", at: "" }] : known;
  return html`<div class="door">
    <div class="card">
      <h1>${projects.length === 0 ? texts.noProjects : texts.projects}</h1>
      <ul class="projects">
        ${projects.map(
          ({ id, name, at }) =>
            html`<li>
              <a href="#/${encodeURIComponent(id)}">
                <b dir="auto">${name === "" ? id : name}</b>
                <span class="hint">${at === "" ? id : texts.opened(relativeTime(Date.parse(at), Date.now(), language))}</span>
              </a>
            </li>`,
        )}
      </ul>
      <p class="hint">${texts.projectsHint}</p>
    </div>
  </div>`;
};
