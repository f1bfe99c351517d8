import type { InboxItemKind, InboxItemState } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { addressOf, type Route } from "../app/route.ts";
import type { Texts } from "../texts/en.ts";

export type ListRoute = Extract<Route, { readonly kind: "list" }>;

const kinds: readonly (InboxItemKind | undefined)[] = [undefined, "message", "call_back", "missed_call", "question"];
const states: readonly InboxItemState[] = ["open", "done"];

/** Links to the kinds of items, and to those that are done. */
export const renderFilter = (route: ListRoute, { app, list }: Texts): TemplateResult =>
  html`<nav class="row" aria-label=${app.name}>
    ${kinds.map((only) => renderLink({ ...route, only }, list.kinds[only ?? "all"], only === route.only))}
    <span class="row states">${states.map((state) => renderLink({ ...route, state }, list.states[state], state === route.state))}</span>
  </nav>`;

const renderLink = ({ projectId, only, state }: ListRoute, text: string, isHere: boolean): TemplateResult => {
  const address = addressOf({ kind: "list", projectId, only, state });
  return html`<a href=${address} aria-current=${isHere ? "true" : nothing}>${text}</a>`;
};
