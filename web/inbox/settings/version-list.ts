import type { SettingsVersion } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import { readersLocale } from "../../shared/readers-locale.ts";
import { labelsOf } from "./label-of.ts";
import type { SettingsTexts } from "./texts/en.ts";

export interface VersionListOptions {
  readonly versions: readonly SettingsVersion[];
  /** While something is not saved, or is being saved. */
  readonly isBlocked: boolean;
  readonly goBack: (version: SettingsVersion) => unknown;
  readonly words: SettingsTexts;
  readonly language: string;
}

/** What changes have replaced, and the way back. */
export const renderVersions = ({ versions, isBlocked, goBack, words, language }: VersionListOptions): TemplateResult => {
  const times = new Intl.DateTimeFormat(readersLocale(language), { dateStyle: "medium", timeStyle: "short" });
  const list = new Intl.ListFormat(language);
  return html`<section>
    <p class="hint" id="versions">${versions.length === 0 ? words.noVersions : words.versionsHint}</p>
    <ul class="rows">
      ${versions.map(
        (version) =>
          html`<li class="row">
            <span class="grows"
              >${words.beforeChange(version.changed_by_name ?? words.somebody)}<br /><span class="hint"
                >${times.format(new Date(version.changed_at))} · ${list.format(labelsOf(version.changed, words))}</span
              ></span
            >
            <button ?disabled=${isBlocked} aria-describedby="versions" @click=${() => goBack(version)}>${words.goBack}</button>
          </li>`,
      )}
    </ul>
  </section>`;
};
