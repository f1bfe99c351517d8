import type { InboxItemKind, InboxItemState } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import { addressOf, type Route } from "../route.ts";
import type { Texts } from "../texts/en.ts";

export type ListRoute = Extract<Route, { readonly kind: "list" }>;

const kinds: readonly (InboxItemKind | undefined)[] = [undefined, "message", "call_back", "missed_call", "question"];
const states: readonly InboxItemState[] = ["open", "done"];

/** Which items are shown. */
export const renderFilter = (route: ListRoute, { list }: Texts): TemplateResult =>
  html`${renderChoice(
    list.state,
    states.map((state) => ({ to: { ...route, state }, text: list.states[state], isHere: state === route.state })),
  )}
  ${renderChoice(
    list.kind,
    kinds.map((only) => ({ to: { ...route, only }, text: list.kinds[only ?? "all"], isHere: only === route.only })),
  )}`;

interface Way {
  readonly to: ListRoute;
  readonly text: string;
  readonly isHere: boolean;
}

const renderChoice = (name: string, ways: readonly Way[]): TemplateResult =>
  html`<select class="filter" aria-label=${name} @change=${follow}>
    ${ways.map(
      ({ to: { projectId, only, state }, text, isHere }) =>
        html`<option value=${addressOf({ kind: "list", projectId, only, state })} ?selected=${isHere}>${text}</option>`,
    )}
  </select>`;

/** The list that is chosen is another page, and shows what it is itself. Whoever does not leave stays here. */
const follow = ({ currentTarget }: Event): void => {
  if (!(currentTarget instanceof HTMLSelectElement)) return;
  const { value } = currentTarget;
  for (const option of currentTarget.options) option.selected = option.defaultSelected;
  location.hash = value;
};
