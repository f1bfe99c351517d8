import { html, type TemplateResult } from "lit";
import { texts } from "../texts.ts";
import type { DeviceProject } from "./device-projects.ts";
import { addressOf } from "./route.ts";
import { renderAgo } from "./words.ts";

/** A choice of the sites that were opened on this device, so that nobody needs an ID. */
export const renderProjectChoice = (projects: readonly DeviceProject[]): TemplateResult => html`
  <div class="card">
    <h1>${projects.length === 0 ? texts.app.noProjects : texts.app.projects}</h1>
    <ul class="projects">
      ${projects.map(
        ({ id, name, at }) =>
          html`<li>
            <a href=${addressOf({ kind: "pages", projectId: id })}>
              <b dir="auto">${name === "" ? id : name}</b>
              ${at === "" ? html`<span class="hint">${id}</span>` : html`<span class="hint">${renderAgo(at, texts.app.opened)}</span>`}
            </a>
          </li>`,
      )}
    </ul>
    <p class="hint">${texts.app.projectsHint}</p>
  </div>
`;
