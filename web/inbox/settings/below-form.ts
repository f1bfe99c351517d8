import type { ApiKey, LecternProject } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import type { SettingsSection } from "../route.ts";
import type { Texts } from "../texts/en.ts";
import { renderBudgets } from "./budget-table.ts";
import type { ReadSettings } from "./read-settings.ts";
import { renderVersions, type VersionListOptions } from "./version-list.ts";

interface BelowForm extends VersionListOptions {
  readonly budgets: ReadSettings["budgets"];
  /** Undefined for managers. */
  readonly keys: readonly ApiKey[] | undefined;
  readonly project: LecternProject | undefined;
  readonly shown: SettingsSection;
  readonly texts: Texts | undefined;
}

/** The sections that are not saved with the form. */
export const renderBelowForm = ({ budgets, keys, project, texts, shown, ...versions }: BelowForm): TemplateResult => {
  const { words, language } = versions;
  return html`${budgets === undefined || shown !== "limits" ? nothing : renderBudgets(budgets, words, language)}
  ${
    keys === undefined
      ? nothing
      : html`<lectern-keys
          ?hidden=${shown !== "developers"}
          .project=${project}
          .keys=${keys}
          .words=${words.keys}
          .texts=${texts}
          language=${language}
        ></lectern-keys>`
  }
  ${shown === "versions" ? renderVersions(versions) : nothing}`;
};
