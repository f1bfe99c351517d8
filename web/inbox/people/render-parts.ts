import { html, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { LecternProject } from "@lectern/client";
import type { Service } from "../../shared/app/service.ts";
import { loadPart } from "../../shared/load-part.ts";
import type { Person } from "../../shared/sign-in.ts";
import { addressOf, type Route } from "../route.ts";
import type { FoundTexts } from "../texts/find-texts.ts";

interface PartOptions {
  readonly found: FoundTexts;
  /** The part of the page could not be loaded. */
  readonly miss: () => void;
}

export const renderPeople = (
  project: LecternProject,
  { uid }: Person,
  { found: { texts, language }, miss }: PartOptions,
): TemplateResult => {
  void loadPart(async () => import("./define.ts"), miss);
  return html`<lectern-owner-people
    class="place"
    .project=${project}
    .texts=${texts}
    uid=${uid}
    language=${language}
  ></lectern-owner-people>`;
};

export type JoinRoute = Extract<Route, { readonly kind: "join" }>;

interface JoinOptions extends PartOptions {
  readonly service: Service;
  /** Null: nobody is signed in. */
  readonly person: Person | null;
}

/** An invitation, for whoever opens its link. */
export const renderJoin = (route: JoinRoute, { service, person, found, miss }: JoinOptions): unknown => {
  void loadPart(async () => import("./define-join.ts"), miss);
  return keyed(
    addressOf(route),
    html`<lectern-join
      .service=${service}
      .person=${person}
      .link=${route}
      .texts=${found.texts}
      language=${found.language}
    ></lectern-join>`,
  );
};
