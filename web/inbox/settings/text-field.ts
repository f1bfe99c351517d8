import { html, nothing, type TemplateResult } from "lit";

export interface Field {
  /** Of the control, and the beginning of the IDs of what belongs to it. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** What is wrong with the value that was sent last. */
  readonly problem: string | undefined;
}

interface TextField extends Field {
  readonly value: string;
  readonly maxLength: number;
  /** More than one: a field for several lines. */
  readonly rows?: number;
  /** Words of some language, not letters that are the same in every one. */
  readonly isProse?: boolean;
  readonly type?: "tel" | "text" | "url";
  readonly isRequired?: boolean;
  /** ID of a `datalist`. */
  readonly list?: string;
}

/** Of a control and the sentence below it. */
export const describedBy = (name: string, problem: string | undefined): string =>
  problem === undefined ? `${name}-hint` : `${name}-problem ${name}-hint`;

export const renderProblem = (name: string, problem: string | undefined): unknown =>
  problem === undefined ? nothing : html`<p class="error" id="${name}-problem">${problem}</p>`;

/** A control with its label above it, and below it what is wrong with its value, and what it is for. */
export const renderField = ({ name, label, hint, problem }: Field, control: TemplateResult): TemplateResult =>
  html`<div class="field">
    <label for=${name}>${label}</label>
    ${control} ${renderProblem(name, problem)}
    <p class="hint" id="${name}-hint">${hint}</p>
  </div>`;

export const renderText = ({ value, maxLength, rows = 1, isProse = false, type = "text", ...field }: TextField): TemplateResult => {
  const { name, problem, isRequired = false, list = nothing } = field;
  const [direction, invalid, description] = [
    isProse ? "auto" : "ltr",
    problem === undefined ? nothing : "true",
    describedBy(name, problem),
  ];
  return renderField(
    field,
    rows > 1
      ? html`<textarea
          id=${name}
          name=${name}
          dir=${direction}
          rows=${rows}
          maxlength=${maxLength}
          aria-invalid=${invalid}
          aria-describedby=${description}
          .value=${value}
        ></textarea>`
      : html`<input
          class="wide"
          id=${name}
          name=${name}
          type=${type}
          dir=${direction}
          maxlength=${maxLength}
          autocomplete="off"
          list=${list}
          aria-invalid=${invalid}
          aria-describedby=${description}
          ?required=${isRequired}
          .value=${value}
        />`,
  );
};

interface Choice {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly hint: string;
}

export const renderChoice = ({ name, label, value, options, hint }: Choice): TemplateResult =>
  renderField(
    { name, label, hint, problem: undefined },
    html`<select id=${name} name=${name} aria-describedby="${name}-hint">
      ${options.map(([option, text]) => html`<option value=${option} ?selected=${option === value}>${text}</option>`)}
    </select>`,
  );

interface Switch {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly turn?: (isOn: boolean) => void;
}

export const renderSwitch = ({ name, label, isOn, turn }: Switch): TemplateResult =>
  html`<label class="row"
    ><input type="checkbox" role="switch" id=${name} name=${name} .checked=${isOn} @change=${() => turn?.(!isOn)} />${label}</label
  >`;
