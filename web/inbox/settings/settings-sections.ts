import type { SiteSettings } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { renderHours } from "./hours-field.ts";
import { type Place, renderPlacement } from "./placement-field.ts";
import type { SettingName, SettingsTexts } from "./texts/en.ts";
import { renderChoice, renderSwitch, renderText } from "./text-field.ts";
import { voices } from "./voices.ts";

/** What the sections show, and what only the page knows of them. */
export interface Sections {
  readonly settings: SiteSettings;
  readonly words: SettingsTexts;
  /** Of the interface. */
  readonly language: string;
  /** Of the site. */
  readonly languages: readonly string[];
  readonly isAdmin: boolean;
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

const longest = 20_000;

export const renderSections = (sections: Sections): TemplateResult =>
  html`${renderAssistant(sections)} ${renderPlace(sections)} ${renderSite(sections)} ${renderCalls(sections)}
  ${renderNotifications(sections)}`;

const section = (name: string, title: string, content: unknown): TemplateResult =>
  html`<section aria-labelledby=${name}>
    <h2 id=${name}>${title}</h2>
    ${content}
  </section>`;

const fieldOf =
  ({ words, problems }: Sections) =>
  (name: SettingName & Hinted, value: string | null) => ({
    ...{ name, label: words.labels[name], hint: words.hints[name], value: value ?? "", problem: problems.get(name), maxLength: 2_000 },
  });

/** A hint, and for whom the field is. */
const hintFor = ({ words, isAdmin }: Sections, name: Hinted): string =>
  [words.hints[name], ...(isAdmin ? [] : [words.adminsOnly])].join(" ");

const renderAssistant = (sections: Sections): TemplateResult => {
  const { settings, words, languages } = sections;
  const field = fieldOf(sections);
  const options = [...new Set(["", settings.voice, ...voices])].map((voice) => [voice, voice || words.standardVoice] as const);
  return section(
    "assistant",
    words.assistant,
    html`<div class="field">
        <span class="label">${words.name}</span> <span dir="auto">${settings.name}</span>
        <p class="hint">${words.nameHint}</p>
      </div>
      ${renderText({ ...field("greeting", settings.greeting), rows: 2, maxLength: 1_000, isProse: true })}
      ${renderChoice({ ...field("voice", settings.voice), options })}
      ${renderText({ ...field("instructions", settings.instructions), rows: 8, maxLength: longest, isProse: true })}
      ${languages.map((tag) => renderLanguage(tag, sections))}`,
  );
};

const renderLanguage = (tag: string, { settings, words, language, languages, problems }: Sections): TemplateResult => {
  const name = new Intl.DisplayNames([language, "en"], { type: "language" }).of(tag) ?? tag;
  const of = (label: string): string => (languages.length === 1 ? label : `${label} (${name})`);
  const common = { maxLength: longest, isProse: true };
  return html`${renderText({
    ...common,
    ...{ name: `heading.${tag}`, label: of(words.labels.heading), hint: words.hints.heading },
    ...{ value: settings.heading[tag] ?? "", problem: problems.get(`heading.${tag}`) },
    maxLength: 80,
  })}
  ${renderText({
    ...common,
    ...{ name: `suggestions.${tag}`, label: of(words.labels.suggestions), hint: words.hints.suggestions },
    ...{ value: (settings.suggestions[tag] ?? []).join("\n"), problem: problems.get(`suggestions.${tag}`) },
    rows: 3,
  })}`;
};

const renderPlace = (sections: Sections): TemplateResult => {
  const { settings, words, isAdmin, chosen, choose } = sections;
  const field = fieldOf(sections);
  return section(
    "place",
    words.labels.live_agent_placement,
    html`${settings.voice_enabled ? nothing : html`<p>${words.notEnabled}</p>`}
      <div class="group" ?hidden=${!settings.voice_enabled}>
        ${renderSwitch({
          name: "is_on",
          label: chosen.isOn ? words.isOn : words.isOff,
          isOn: chosen.isOn,
          turn: (isOn) => choose({ isOn }),
        })}
        ${renderPlacement({ chosen: chosen.place, choose: (place) => choose({ place }), isOff: !chosen.isOn, words })}
        <div ?hidden=${!chosen.isOn || chosen.place !== "destination_page"}>
          ${renderText({
            ...field("live_agent_slug", settings.live_agent_slug),
            isRequired: settings.voice_enabled && chosen.isOn && chosen.place === "destination_page",
          })}
        </div>
      </div>
      ${renderText({
        ...field("origins", settings.origins.join("\n")),
        ...{ hint: hintFor(sections, "origins"), rows: 3, maxLength: longest, isDisabled: !isAdmin },
      })}`,
  );
};

const renderSite = (sections: Sections): TemplateResult => {
  const { settings, words, isAdmin, chosen, choose, site } = sections;
  const field = fieldOf(sections);
  return section(
    "site",
    words.site,
    html`<div class="field">
        ${renderSwitch({
          name: "public_pages",
          label: words.labels.public_pages,
          isOn: settings.public_pages,
          isDisabled: !isAdmin,
        })}
        <p class="hint">
          ${hintFor(sections, "public_pages")} ${site === undefined ? nothing : html`<a href=${site} target="_blank">${words.openSite}</a>`}
        </p>
      </div>
      ${renderText({ ...field("site_url", settings.site_url), type: "url" })}
      ${renderChoice({ ...field("address_pattern", settings.address_pattern), options: Object.entries(words.addresses) })}
      ${renderText(field("home_slug", settings.home_slug))}
      ${renderText({ ...field("menu", settings.menu.join("\n")), rows: 4, maxLength: 4_000 })}
      <div class="field">
        <span class="label" id="colour">${words.labels.accent}</span>
        <div class="row">
          <label class="row"
            ><input
              type="checkbox"
              name="has_accent"
              .checked=${chosen.hasColour}
              @change=${() => choose({ hasColour: !chosen.hasColour })}
            />${words.ownColour}</label
          >
          <input
            type="color"
            name="accent"
            aria-labelledby="colour"
            aria-describedby="accent-hint"
            ?hidden=${!chosen.hasColour}
            .value=${settings.accent ?? "#2945c8"}
          />
        </div>
        <p class="hint" id="accent-hint">${words.hints.accent}</p>
      </div>
      ${renderChoice({
        ...{ name: "publishers", label: words.labels.publishers, hint: isAdmin ? "" : words.adminsOnly, isDisabled: !isAdmin },
        ...{ value: settings.publishers, options: Object.entries(words.publishers) },
      })}
      ${renderText({
        ...field("site_hook", settings.site_hook),
        ...{ hint: hintFor(sections, "site_hook"), type: "url", isDisabled: !isAdmin },
      })}
      ${renderSecret(sections.secrets.site_hook_secret, words.labels.site_hook, words)}`,
  );
};

const renderCalls = (sections: Sections): TemplateResult => {
  const { settings, words, language, problems, chosen, choose } = sections;
  const field = fieldOf(sections);
  return section(
    "calls",
    words.calls,
    html`<lectern-managers .managers=${settings.managers} .words=${words} .problems=${problems} language=${language}></lectern-managers>
      ${renderHours(settings.manager_hours ?? [], {
        ...{ ...field("manager_hours", null), always: words.always, isAlways: chosen.isAlways, words },
        setAlways: (isAlways) => choose({ isAlways }),
      })}
      ${renderText(field("time_zone", settings.time_zone))}`,
  );
};

const renderSecret = (secret: string | null, of: string, words: SettingsTexts): unknown =>
  secret === null
    ? nothing
    : html`<div>
        ${words.secret}: <lectern-secret value=${secret} label="${words.secret} (${of})" .words=${words.keys}></lectern-secret>
      </div>`;

const renderNotifications = ({ settings: { notify }, words, problems, secrets }: Sections): TemplateResult =>
  section(
    "notifications",
    words.notifications,
    html`${renderText({
      ...{ name: "emails", label: words.emails, hint: words.emailsHint, value: notify.emails.join("\n"), problem: problems.get("emails") },
      ...{ rows: 3, maxLength: 6_000 },
    })}
    ${renderText({
      ...{ name: "webhook", label: words.webhook, hint: words.webhookHint, value: notify.url ?? "", problem: problems.get("webhook") },
      ...{ type: "url", maxLength: 2_000 },
    })}
    ${renderSecret(secrets.notify_secret, words.webhook, words)}`,
  );
