import { settingsSite as endpoint } from "../src/endpoints/settingsSite.ts";
import { SettingsQuery } from "../src/lib/projects/show-budgets.ts";
import { siteSettings, type SiteSettings } from "../answers/site-settings.ts";
import { byAda } from "./draft-refusals.ts";
import { entityTag, ifMatch } from "./headers.ts";
import { type Header, operation } from "./operation.ts";
import { projectEditor } from "./project-editor.ts";

const versionId = "1777886400-123456000";

const exampleSettings: SiteSettings = {
  publishing: true,
  voice_enabled: true,
  live_agent_placement: "widget",
  live_agent_slug: null,
  name: "Fjell & Fjord Cycles",
  default_language: "en",
  greeting: "Hello, this is Fjell & Fjord Cycles. How can I help?",
  voice: "Kore",
  instructions: "Be kind.",
  heading: { en: "Ask us about bicycles" },
  suggestions: { en: ["When are you open on Saturday?"] },
  origins: [],
  public_pages: false,
  address_pattern: "/{slug}",
  home_slug: null,
  menu: [],
  accent: null,
  publishers: "managers",
  manager_phone: null,
  managers: [],
  manager_hours: null,
  time_zone: "UTC",
  site_url: null,
  notify: { emails: [], url: null },
  notify_secret: null,
  site_hook: null,
  site_hook_secret: null,
};

const settingsTag: Header = {
  ...entityTag,
  description:
    "Identifies the state of the settings, and changes with every write by anyone. Opaque: keep it, and send it back as `If-Match`.",
  example: `"${versionId}"`,
};

const site = { schema: siteSettings, headers: [settingsTag] } as const;

export const settingsSiteRead = operation({
  endpoint,
  method: "GET",
  tag: "Site settings",
  summary: "Read the site settings",
  description:
    "Returns all settings of the site, including those of other interfaces, and on request the limits of the day and former settings.",
  access: projectEditor,
  query: {
    schema: SettingsQuery,
    fields: {
      budgets: "`today`: the answer has `budgets`, with what is used today.",
      versions: "`all`: the answer has `versions`, with the settings that changes have replaced.",
    },
  },
  answer: site,
  examples: { site: exampleSettings },
  refusals: [
    {
      code: "invalid_request",
      when: "`budgets` is not `today`.",
      error: "The request is not valid: budgets must be today.",
      details: [{ path: "budgets", message: "must be today" }],
    },
  ],
});

export const settingsSite = operation({
  endpoint,
  tag: "Site settings",
  summary: "Change the site settings",
  description:
    "Changes the fields that are sent and returns all settings of the site, including those that other programs store there. While the placement is " +
    "`destination_page`, no page can be opened or saved at `live_agent_slug`; a live page that is there already is named in `warnings`. What a change replaces is kept as one of " +
    "20 versions, except for what operators and other programs have written over. To go back to one, send those of its settings that are different now. Fields that are not listed here are rejected.",
  access: projectEditor,
  headers: [
    {
      ...ifMatch,
      description:
        "The `ETag` of the settings as they were read. When anyone has changed them since, the request is refused with 412 and changes nothing, unless it " +
        "would change nothing anyway. Without it, the fields that are sent replace whatever is stored.",
      example: `"${versionId}"`,
    },
  ],
  request: {
    fields: {
      live_agent_placement:
        "Only for admins if only they publish. `homepage`: on the homepage. `destination_page`: on a page of its own. `widget`: floating, on all pages. `modal`: over the whole screen. `none`: nowhere.",
      live_agent_slug:
        "Slug of the voice agent's own page. Required by `destination_page`, in this request or an earlier one. `null` or an empty text: none. Only for admins if only they publish.",
      heading: "Title above the conversation, by language, at most 80 characters each. Replaces all; an empty text is none.",
      suggestions: "Questions that visitors may ask with one press, by language: at most 3 each, of at most 120 characters. Replaces all.",
      origins:
        "Origins of the pages that may use the voice agent, such as `https://example.com`; empty: any. Only for admins. It stops other sites, not scripts, which can name any origin.",
      public_pages: "Whether anyone may read the live pages. Only for admins.",
      address_pattern:
        "Where pages are on the site. With `/{slug}`, those in other languages than `default_language` are at `/{language}/{slug}`. Only for admins if only they publish.",
      home_slug: "Slug of the home page. `null` or an empty text: none. Only for admins if only they publish.",
      menu: "Slugs of the pages in the menu, in the language `default_language`, in order: at most 12, each once. Only for admins if only they publish.",
      accent: "Colour of the site, as `#rrggbb`. `null`: none.",
      publishers: "Who may publish and unpublish pages: `managers` (and admins) or `admins`. Only for admins.",
      greeting: "What the voice agent says first. Empty: it waits for the visitor.",
      voice: "Name of its voice. Empty: the usual one.",
      instructions: "What it knows about this site, and how it behaves.",
      manager_phone:
        "Number that visitors are put through to, in international form: the phone of the first of `managers`. Writing one writes both. `null`: none, and no managers.",
      managers:
        "Whom visitors are put through to: at most 5, called in this order until one takes the call, each within `hours`. Replaces all. The first's phone becomes `manager_phone`.",
      manager_hours:
        "When phones without `hours` of their own may ring, by the clock of `time_zone`; `closes` not after `opens` is on the next day. `null`: always; empty: never.",
      time_zone: "IANA name. `null`: UTC.",
      site_url: "Where the published site is. Only for admins if only they publish.",
      notify: "`emails`: at most 20 addresses. `url`: a webhook, or `null`. What is not sent stays.",
      site_hook:
        "An address that begins with `https://`, or `null`. It gets `page.published`, `page.unpublished` and `site.changed`, signed with `site_hook_secret`. Only for admins.",
    },
    rules: { minProperties: 1 },
    examples: {
      widget: { live_agent_placement: "widget" },
      destination_page: { live_agent_placement: "destination_page", live_agent_slug: "talk-to-us" },
      managers: {
        managers: [
          { name: "Ingrid", phone: "+4721985800", hours: null, languages: ["nb", "en"] },
          { name: "Noa", phone: "+4721985801", hours: [{ day: 6, opens: "10:00", closes: "14:00" }], languages: [] },
        ],
      },
    },
  },
  answer: site,
  examples: { site: { ...exampleSettings, live_agent_placement: "destination_page", live_agent_slug: "talk-to-us" } },
  refusals: [
    {
      code: "forbidden",
      when: "A manager changes what is for admins: `public_pages`, `publishers`, `origins` or `site_hook`; and, if `publishers` is `admins`, `live_agent_placement`, `live_agent_slug`, `address_pattern`, `home_slug`, `menu` or `site_url`.",
      error: "Only admins of this site can change origins.",
      details: [{ path: "origins", message: "is for admins" }],
    },
    {
      code: "invalid_request",
      when: "The placement is `destination_page` but there is no slug.",
      error: "A destination page needs a slug.",
      details: [{ path: "live_agent_slug", message: "is required when the placement is destination_page" }],
    },
    {
      code: "invalid_request",
      when: "The number of the manager does not exist, or is one that is never called.",
      error: "The request is not valid: manager_phone is not a phone number that exists.",
      details: [{ path: "manager_phone", message: "is not a phone number that exists" }],
    },
    {
      code: "stale_revision",
      when: "Someone has changed the settings since the tag in `If-Match`. `details` says who did last, when, and what has changed since; `ETag` names how they are now.",
      error: "The settings have changed since you read them: Ada Lovelace changed them.",
      details: [...byAda, { path: "greeting", message: "changed" }],
    },
    {
      code: "not_found",
      when: "The project has been deleted in the meantime.",
      error: "This site no longer exists.",
    },
  ],
});
