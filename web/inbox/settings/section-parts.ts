import type { DocumentSummary, SiteSettings } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import type { SettingsSection } from "../route.ts";
import type { Place } from "./placement-field.ts";
import type { SettingName, SettingsTexts } from "./texts/en.ts";

/** What the sections show, and what only the page knows of them. */
export interface Sections {
  readonly settings: SiteSettings;
  readonly words: SettingsTexts;
  /** Of the interface. */
  readonly language: string;
  /** Of the site. */
  readonly languages: readonly string[];
  /** Those that a menu may have, as far as they are known. */
  readonly pages: readonly DocumentSummary[];
  readonly shown: SettingsSection;
  /** Settings that the reader cannot change. */
  readonly locked: readonly string[];
  /** What the service has refused, by field. */
  readonly problems: ReadonlyMap<string, string>;
  readonly chosen: Choices;
  readonly choose: (changed: Partial<Choices>) => void;
  /** Where the site can be looked at. */
  readonly site: string | undefined;
  /** That sign what the webhooks get, as stored. */
  readonly secrets: Pick<SiteSettings, "notify_secret" | "site_hook_secret">;
}

/** What other fields depend on. */
export interface Choices {
  readonly isOn: boolean;
  readonly place: Place;
  /** Whether the phone may ring at any time. */
  readonly isAlways: boolean;
  readonly hasColour: boolean;
}

type Hinted = keyof SettingsTexts["hints"];

/** All are one form: what is typed in one stays while another is looked at. */
export const section = ({ shown }: Sections, name: SettingsSection, content: TemplateResult): TemplateResult =>
  html`<section data-section=${name} ?hidden=${name !== shown}>${content}</section>`;

export const fieldOf =
  ({ words, problems }: Sections) =>
  (name: SettingName & Hinted, value: string | null) => ({
    ...{ name, label: words.labels[name], hint: words.hints[name], value: value ?? "", problem: problems.get(name), maxLength: 2_000 },
  });

/** Fields that are for the same people as one of them, and for whom. */
export const togetherWith = ({ words, locked }: Sections, name: string, fields: TemplateResult): TemplateResult => {
  const isLocked = locked.includes(name);
  return html`<fieldset class="group" ?disabled=${isLocked}>
    ${fields}
    <p class="hint" ?hidden=${!isLocked}>${words.adminsOnly}</p>
  </fieldset>`;
};
