import { html, nothing, type TemplateResult } from "lit";

interface Field {
  /** Of the control, and the beginning of the IDs of what belongs to it. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** What is wrong with the value that was sent last. */
  readonly problem: string | undefined;
}

/** Of a control and the sentence below it. */
export const describedBy = (name: string, problem: string | undefined): string =>
  problem === undefined ? `${name}-hint` : `${name}-problem ${name}-hint`;

export const renderProblem = (name: string, problem: string | undefined): unknown =>
  problem === undefined ? nothing : html`<p class="error" id="${name}-problem">${problem}</p>`;

/** For several lines. */
export const renderArea = ({ name, label, hint, value, problem }: Field, maxLength: number): TemplateResult =>
  html`<label for=${name}>${label}</label>
    <textarea
      id=${name}
      name=${name}
      dir="auto"
      maxlength=${maxLength}
      aria-invalid=${problem === undefined ? nothing : "true"}
      aria-describedby=${describedBy(name, problem)}
      .value=${value}
    ></textarea>
    ${renderProblem(name, problem)}
    <p class="hint" id="${name}-hint">${hint}</p>`;

/** For one line of letters that are the same in every language. */
export const renderLine = (
  { name, label, hint, value, problem }: Field,
  type: "tel" | "text" | "url",
  isRequired = false,
): TemplateResult =>
  html`<label for=${name}>${label}</label>
    <input
      class="wide"
      id=${name}
      name=${name}
      type=${type}
      dir="ltr"
      autocomplete="off"
      aria-invalid=${problem === undefined ? nothing : "true"}
      aria-describedby=${describedBy(name, problem)}
      ?required=${isRequired}
      .value=${value}
    />
    ${renderProblem(name, problem)}
    <p class="hint" id="${name}-hint">${hint}</p>`;
