import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { lateTexts } from "../late-texts.ts";
import { dropText } from "../pictures/drop-text.ts";
import { PictureEvent } from "../pictures/picture-event.ts";
import type { ControlOptions } from "./field-control.ts";
import { editedText } from "./edited-text.ts";
import type { TextField, TextType } from "./template-fields.ts";

/** On-screen keyboards. Not `type="url"` or `type="email"`: those remove spaces and line breaks from existing values. */
const inputModes: Readonly<Partial<Record<TextType, "url" | "email">>> = { url: "url", email: "email", image: "url" };

/** Types with several lines. */
const longTypes = new Set<TextType>(["textarea", "markdown", "richtext"]);

/** Text of one line or several. A single-line control would remove the line breaks of an existing value. */
export const textControl = (options: ControlOptions<TextField>): TemplateResult => {
  const { field, value } = options;
  const text = typeof value === "string" ? value : "";
  return longTypes.has(field.type) || /[\r\n]/.test(text) ? longText(options, text) : shortText(options, text);
};

const shortText = (options: ControlOptions<TextField>, text: string): TemplateResult => {
  const { field, id, language, direction, describedBy } = options;
  const isAddress =
    field.type === "url" || field.type === "email" || field.type === "image" || field.type === "color" || field.key === "slug";
  const input = html`<input
    class="wide"
    id=${id}
    type="text"
    inputmode=${inputModes[field.type] ?? "text"}
    dir=${isAddress ? "ltr" : direction}
    lang=${language}
    autocomplete="off"
    aria-describedby=${describedBy}
    aria-required=${field.isRequired}
    .value=${live(text)}
    placeholder=${field.type === "image" ? lateTexts.fields.pasteAddress : nothing}
    @input=${(event: InputEvent) => options.change(editedText(event, options))}
  />`;
  const added = addition(field, text);
  return field.type === "image" ? renderPicture(options, [added, input]) : html`${input}${added}`;
};

const longText = (options: ControlOptions<TextField>, text: string): TemplateResult =>
  html`<textarea
    class="wide"
    id=${options.id}
    rows="4"
    dir=${options.direction}
    lang=${options.language}
    aria-describedby=${options.describedBy}
    aria-required=${options.field.isRequired}
    .value=${live(text.replace(/\r\n?/g, "\n"))}
    @input=${(event: InputEvent) => options.change(editedText(event, options))}
  ></textarea>`;

/** One place for a picture: a file is dropped on it, or chosen by pressing it. Its address is a field only for those who have one. */
const renderPicture = ({ change }: ControlOptions<TextField>, [shown, address]: readonly [unknown, TemplateResult]): TemplateResult => {
  const ask = ({ currentTarget }: Event, files: readonly File[]): unknown =>
    currentTarget?.dispatchEvent(new PictureEvent({ files, asksWords: false, put: ({ url }) => change(url) }));
  const drop = (event: DragEvent): void => {
    const files = [...(event.dataTransfer?.files ?? [])].slice(0, 1);
    if (files.length > 0) ask(event, files);
  };
  return html`<div class="picture" @drop=${drop}>
    ${shown}<button type="button" class="drop" @click=${(event: Event) => ask(event, [])}>${dropText()}</button>${address}
  </div>`;
};

/** Helps to recognise the value: the picture, or a link to the address. */
const addition = ({ type }: TextField, text: string): TemplateResult | string => {
  // Without encryption only from this computer, where a stack runs.
  const isSafe = /^(?:https:\/\/|http:\/\/(?:127\.0\.0\.1|localhost)[:/])/i.test(text);
  if (type === "image" && isSafe)
    return html`<img src=${text} alt=${lateTexts.fields.pictureAlt} loading="lazy" referrerpolicy="no-referrer" />`;
  if (type === "url" && isSafe) return html`<a href=${text} target="_blank" rel="noopener noreferrer">${lateTexts.fields.openLink}</a>`;
  return "";
};
