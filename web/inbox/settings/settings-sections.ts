import { html, nothing, type TemplateResult } from "lit";
import { renderHours } from "./hours-field.ts";
import { renderPlacement } from "./placement-field.ts";
import { fieldOf, section, type Sections, togetherWith } from "./section-parts.ts";
import type { SettingsTexts } from "./texts/en.ts";
import { renderChoice, renderSwitch, renderText } from "./text-field.ts";
import { voices } from "./voices.ts";
import { zoneOptions } from "./zone-options.ts";

const longest = 20_000;

export const renderSections = (sections: Sections): TemplateResult =>
  html`${renderAssistant(sections)} ${renderPlace(sections)} ${renderSite(sections)} ${renderCalls(sections)}
  ${renderNotifications(sections)} ${renderDevelopers(sections)}`;

const renderAssistant = (sections: Sections): TemplateResult => {
  const { settings, words } = sections;
  const languages = [...new Set([...sections.languages, ...Object.keys(settings.heading), ...Object.keys(settings.suggestions)])];
  const field = fieldOf(sections);
  const options = [...new Set(["", settings.voice, ...voices])].map((voice) => [voice, voice || words.standardVoice] as const);
  return section(
    sections,
    "assistant",
    html`<div class="field">
        <span class="label">${words.name}</span> <span dir="auto">${settings.name}</span>
        <p class="hint">${words.nameHint}</p>
      </div>
      ${renderText({ ...field("greeting", settings.greeting), rows: 2, maxLength: 1_000, isProse: true })}
      ${renderChoice({ ...field("voice", settings.voice), options })}
      ${languages.map((tag) => renderLanguage(tag, { ...sections, languages }))}
      ${renderText({ ...field("instructions", settings.instructions), rows: 4, maxLength: longest, isProse: true })}`,
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
  const { settings, words, chosen, choose } = sections;
  const field = fieldOf(sections);
  return section(
    sections,
    "place",
    html`${settings.voice_enabled ? nothing : html`<p>${words.notEnabled}</p>`}
      <div ?hidden=${!settings.voice_enabled}>
        ${togetherWith(
          sections,
          "live_agent_placement",
          html`${renderSwitch({
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
            </div>`,
        )}
      </div>`,
  );
};

const renderSite = (sections: Sections): TemplateResult => {
  const { settings, words, site } = sections;
  const field = fieldOf(sections);
  return section(
    sections,
    "site",
    html`${togetherWith(
      sections,
      "public_pages",
      html`<div class="field">
        ${renderSwitch({ name: "public_pages", label: words.labels.public_pages, isOn: settings.public_pages })}
        <p class="hint">
          ${words.hints.public_pages} ${site === undefined ? nothing : html`<a href=${site} target="_blank">${words.openSite}</a>`}
        </p>
      </div>`,
    )}
    ${togetherWith(
      sections,
      "site_url",
      html`${renderText({ ...field("site_url", settings.site_url), type: "url" })}
        <datalist id="pages">
          ${sections.pages.map(({ slug, title }) => html`<option value=${slug ?? ""}>${title ?? slug}</option>`)}
        </datalist>
        ${renderText({ ...field("home_slug", settings.home_slug), list: "pages" })}
        <lectern-menu-order
          .slugs=${settings.menu}
          .pages=${sections.pages}
          .problem=${sections.problems.get("menu")}
          .words=${words}
        ></lectern-menu-order>`,
    )}
    ${renderColour(sections)}
    ${togetherWith(
      sections,
      "publishers",
      renderChoice({
        ...{ name: "publishers", label: words.labels.publishers, hint: "" },
        ...{ value: settings.publishers, options: Object.entries(words.publishers) },
      }),
    )}`,
  );
};

const renderColour = ({ settings, words, chosen, choose }: Sections): TemplateResult =>
  html`<div class="field">
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
  </div>`;

const renderCalls = (sections: Sections): TemplateResult => {
  const { settings, words, language, problems, chosen, choose } = sections;
  const field = fieldOf(sections);
  return section(
    sections,
    "calls",
    html`<lectern-managers .managers=${settings.managers} .words=${words} .problems=${problems} language=${language}></lectern-managers>
      ${renderHours(settings.manager_hours, {
        ...{ ...field("manager_hours", null), always: words.always, isAlways: chosen.isAlways, words },
        setAlways: (isAlways) => choose({ isAlways }),
      })}
      ${renderChoice({
        ...field("time_zone", settings.time_zone),
        options: zoneOptions(settings.time_zone, language, sections.shown === "calls"),
      })}`,
  );
};

/** An address in a system of the owner's, and what signs the requests to it. */
const renderHook = (field: Parameters<typeof renderText>[0], secret: string | null, words: SettingsTexts): TemplateResult =>
  html`${renderText({ ...field, type: "url" })}
  ${
    secret === null
      ? nothing
      : html`<div class="field">
          <span class="label">${words.secret}</span>
          <lectern-secret value=${secret} label="${words.secret} (${field.label})" .words=${words.keys}></lectern-secret>
        </div>`
  }`;

const renderNotifications = (sections: Sections): TemplateResult => {
  const { settings, words, problems } = sections;
  return section(
    sections,
    "notifications",
    renderText({
      ...{ name: "emails", label: words.emails, hint: words.emailsHint, problem: problems.get("emails") },
      ...{ value: settings.notify.emails.join("\n"), rows: 3, maxLength: 6_000 },
    }),
  );
};

const renderDevelopers = (sections: Sections): TemplateResult => {
  const { settings, words, problems, secrets } = sections;
  const field = fieldOf(sections);
  return section(
    sections,
    "developers",
    html`${togetherWith(
      sections,
      "address_pattern",
      renderChoice({ ...field("address_pattern", settings.address_pattern), options: Object.entries(words.addresses) }),
    )}
    ${togetherWith(
      sections,
      "origins",
      html`${renderText({ ...field("origins", settings.origins.join("\n")), rows: 3, maxLength: longest })}
      ${renderHook(field("site_hook", settings.site_hook), secrets.site_hook_secret, words)}`,
    )}
    ${renderHook(
      {
        ...{ name: "webhook", label: words.webhook, hint: words.webhookHint, problem: problems.get("webhook") },
        ...{ value: settings.notify.url ?? "", maxLength: 2_000 },
      },
      secrets.notify_secret,
      words,
    )}`,
  );
};
