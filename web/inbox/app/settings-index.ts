import { html, nothing, type TemplateResult } from "lit";
import { ChevronLeft } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import type { Texts } from "../texts/en.ts";
import { addressOf, type Route, settingsSections } from "../route.ts";

type Indexed = Extract<Route, { readonly kind: "people" } | { readonly kind: "settings" }>;

/** A part of the settings beside the list of all. Narrow windows show one of the two. */
export const renderWithIndex = (route: Indexed, { app }: Texts, part: TemplateResult): TemplateResult => {
  const { projectId } = route;
  const isChosen = route.kind === "people" || route.section !== undefined;
  const link = (to: Indexed, name: string, isHere: boolean): TemplateResult =>
    html`<a href=${addressOf(to)} aria-current=${isHere ? "page" : nothing}>${name}</a>`;
  const links = settingsSections.map((section) =>
    link(
      { kind: "settings", projectId, section },
      app.sections[section],
      route.kind === "settings" && section === (route.section ?? "assistant"),
    ),
  );
  return html`<div class="indexed ${isChosen ? "chosen" : ""}">
    <nav aria-labelledby="index">
      <h1 id="index">${app.settings}</h1>
      ${links.toSpliced(1, 0, link({ kind: "people", projectId }, app.people, route.kind === "people"))}
    </nav>
    <a class="back" href=${addressOf({ kind: "settings", projectId })}>${icon(ChevronLeft, { turns: true })}${app.settings}</a>
    ${part}
  </div>`;
};
