import { html, nothing, type TemplateResult } from "lit";
import { initialsOf } from "../../shared/initials-of.ts";
import { texts } from "../texts.ts";

/** 3 people have room in the bar. */
const mostShown = 3;

/** Who else has the page open, by their initials. */
export const renderPeople = (people: readonly string[]): TemplateResult | typeof nothing => {
  if (people.length === 0) return nothing;
  const person = (names: readonly string[], face: string): TemplateResult => {
    const said = names.map((name) => texts.list.editing(name)).join(", ");
    return html`<span class="person" role="img" aria-label=${said} title=${said}>${face}</span>`;
  };
  const rest = people.slice(mostShown);
  return html`<span class="people">
    ${people.slice(0, mostShown).map((name) => person([name], initialsOf(name)))}
    ${rest.length === 0 ? nothing : person(rest, `+${rest.length}`)}
  </span>`;
};
