import { html, type TemplateResult } from "lit";
import { relativeTime } from "../relative-time.ts";
import type { AppTexts } from "./app-texts.ts";
import { deviceProjects } from "./device-projects.ts";

interface ChoiceOptions {
  readonly texts: AppTexts;
  /** Of `texts`. */
  readonly language: string;
  /** At a local stack, which has one project, whoever comes first finds it here. */
  readonly isLocal: boolean;
}

/** Which site: those that were opened on this device. Nobody is asked for an identifier. */
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
