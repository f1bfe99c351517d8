import type { LecternProject } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import type { Service } from "../../shared/app/service.ts";
import { loadPart } from "../../shared/load-part.ts";
import type { Person } from "../../shared/sign-in.ts";
import { renderPeople } from "../people/render-parts.ts";
import type { FoundTexts } from "../texts/find-texts.ts";
import type { Route } from "../route.ts";
import { renderWithIndex } from "./settings-index.ts";

interface PartOptions extends FoundTexts {
  readonly project: LecternProject;
  readonly person: Person;
  readonly identity: ReturnType<Service["identityOf"]>;
  /** The part could not be loaded. */
  readonly miss: () => void;
  /** Counts what waits in the inbox. */
  readonly count: () => Promise<void>;
  /** Leaves unless something would be lost. */
  readonly attempt: (leave: () => void) => void;
}

/** The part of a project that an address names. All but the list are loaded when they are opened. */
export const renderPart = (
  route: Exclude<Route, { readonly kind: "start" | "join" }>,
  { project, person, identity, texts, language, miss, count, attempt }: PartOptions,
): TemplateResult => {
  switch (route.kind) {
    case "statistics":
      void loadPart(async () => import("../statistics/define.ts"), miss);
      return html`<lectern-owner-statistics
        class="place"
        .project=${project}
        projectId=${route.projectId}
        .texts=${texts}
        language=${language}
      ></lectern-owner-statistics>`;
    case "people":
      return renderWithIndex(route, texts, renderPeople(project, person, { found: { texts, language }, miss }));
    case "settings":
      void loadPart(async () => import("../settings/define.ts"), miss);
      return renderWithIndex(
        route,
        texts,
        html`<lectern-owner-settings
          class="place"
          section=${route.section ?? "assistant"}
          ?listed=${route.section === undefined}
          .project=${project}
          .identity=${identity}
          projectId=${route.projectId}
          .texts=${texts}
          language=${language}
        ></lectern-owner-settings>`,
      );
    case "list":
      return html`<lectern-inbox-list
        class="place full"
        @lectern-changed=${count}
        .project=${project}
        .route=${route}
        .texts=${texts}
        .leave=${attempt}
        language=${language}
      ></lectern-inbox-list>`;
  }
};
