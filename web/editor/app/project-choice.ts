import { html, type TemplateResult } from "lit";
import { formValues } from "../../shared/form-values.ts";
import { texts } from "../texts.ts";

/** Which project: no endpoint lists those of a person. */
export const renderProjectChoice = (suggested: string, choose: (projectId: string) => void): TemplateResult => html`
  <form
    class="stack card"
    @submit=${(event: SubmitEvent) => {
      const projectId = formValues(event).get("project")?.trim() ?? "";
      if (projectId !== "") choose(projectId);
    }}
  >
    <h1>${texts.app.openProject}</h1>
    <label for="project">${texts.app.project}</label>
    <input class="wide" id="project" name="project" required autocomplete="off" .value=${suggested} aria-describedby="project-hint" />
    <p class="hint" id="project-hint">${texts.app.projectHint}</p>
    <button class="primary">${texts.app.open}</button>
  </form>
`;
