import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { OwnSettings, SiteSettings } from "../../../contract/answers/site-settings.ts";
import { AppError, invalidRequest } from "../platform/core/app-error.ts";
import { jsonRecord } from "../platform/core/json-form.ts";
import type { OperatorLog } from "../platform/core/operator-log.ts";
import type { UnknownRecord } from "../platform/core/unknown-record.ts";
import { retryOnConflict } from "../platform/core/write-conflict.ts";
import type { ParsedPhone } from "./diallable-phone.ts";
import { formatClock } from "./manager-hours.ts";
import { requireRightTo } from "./settings-rights.ts";
import { reservedSlug } from "./site/slug.ts";
import type { Project, Role } from "./project.ts";
import type { SettingsChange } from "./settings-fields.ts";

/** One value in the project's record; undefined removes it. */
export interface StoredSetting {
  readonly member: keyof SettingsChange;
  readonly path: string;
  readonly value: unknown;
}

export interface SettingsStore {
  readonly getProject: (projectId: string) => Promise<Project>;
  /**
   * Writes only the given settings, in one commit.
   *
   * @throws WriteConflict when the project has changed since it was read
   */
  readonly writeSettings: (project: Project, settings: readonly StoredSetting[]) => Promise<void>;
}

interface Ports {
  readonly store: SettingsStore;
  readonly log: OperatorLog;
  /** Loaded on demand, because few changes need the numbering plans. */
  readonly parsePhone: (text: string) => Promise<ParsedPhone>;
  /** IDs of the live pages with a slug. Loaded on demand, because few changes reserve one. */
  readonly findLivePages: (projectId: string, slug: string) => Promise<readonly string[]>;
}

/** Somebody of the team, and the project that they change. */
interface Place {
  readonly project: Project;
  readonly role: Role;
}

/**
 * Changes only the settings that are sent. Returns all settings, and warns of live pages that the voice agent's own page hides.
 *
 * @throws AppError `invalid_request` for a destination page without a slug, and for a phone that cannot be called; `forbidden` for a manager
 * who changes what is for admins
 */
export const updateSettings = async (ports: Ports, { project, role }: Place, sent: SettingsChange): Promise<ShownSettings> => {
  const { store, log, parsePhone, findLivePages } = ports;
  const change = {
    ...sent,
    ...(typeof sent.manager_phone === "string" && { manager_phone: await readPhone(parsePhone, sent.manager_phone) }),
  };
  requireRightTo(change, role);
  const settings = await retryOnConflict(
    project,
    async () => store.getProject(project.id),
    async (current) => {
      const next = applyChange(settingsOf(current), change);
      const changes = findChanges(current, next, change);
      if (changes.length > 0) {
        await store.writeSettings(current, changes);
        const changed = [...new Set(changes.map(({ member }) => member))];
        log({ severity: "INFO", message: "the settings of a project were changed", outcome: "done", data: { changed } });
      }
      return showSettings(current, next);
    },
  );
  const slug = isAboutPlace(sent) ? reservedSlug(settings) : null;
  const hidden = slug === null ? [] : await findLivePages(project.id, slug);
  return hidden.length === 0 ? settings : { ...settings, warnings: hidden.map((docId) => ({ code: "page_hidden", docId })) };
};

const isAboutPlace = (sent: SettingsChange): boolean => sent.live_agent_placement !== undefined || sent.live_agent_slug !== undefined;

const readPhone = async (parsePhone: Ports["parsePhone"], text: string): Promise<string> => {
  const reading = await parsePhone(text);
  if ("phone" in reading) return reading.phone;
  throw invalidRequest([{ path: "manager_phone", message: reading.problem }]);
};

const settingsOf = ({ site, liveAgent, managerHours, notify, siteHook, ...project }: Project): OwnSettings => ({
  ...site,
  name: project.name,
  default_language: project.defaultLanguage,
  greeting: liveAgent.greeting,
  voice: liveAgent.voice,
  instructions: liveAgent.instructions,
  heading: liveAgent.heading,
  suggestions: liveAgent.suggestions,
  origins: liveAgent.origins,
  manager_phone: project.managerPhone ?? null,
  manager_hours: managerHours?.map(({ day, opens, closes }) => ({ day, opens: formatClock(opens), closes: formatClock(closes) })) ?? null,
  time_zone: project.timeZone,
  site_url: project.siteUrl ?? null,
  notify: { emails: notify.emails, url: notify.url },
  notify_secret: notify.secret,
  site_hook: siteHook?.url ?? null,
  site_hook_secret: siteHook?.secret ?? null,
});

const applyChange = (before: OwnSettings, { time_zone = before.time_zone, ...change }: SettingsChange): OwnSettings => {
  const notify = { ...before.notify, ...change.notify };
  const next = {
    ...before,
    ...change,
    time_zone: time_zone ?? "UTC",
    notify,
    notify_secret: secretFor(notify.url, before.notify_secret),
    site_hook_secret: secretFor(change.site_hook === undefined ? before.site_hook : change.site_hook, before.site_hook_secret),
  };
  if (next.live_agent_placement === "destination_page" && next.live_agent_slug === null) {
    throw new AppError("invalid_request", "A destination page needs a slug.", {
      details: [{ path: "live_agent_slug", message: "is required when the placement is destination_page" }],
    });
  }
  return next;
};

/** The secret is removed with its webhook; the next webhook gets a new one. */
const secretFor = (url: string | null, before: string | null): string | null => (url === null ? null : (before ?? newSecret()));

/** 24 random bytes, as in the Standard Webhooks specification. */
const newSecret = (): string => `whsec_${randomBytes(24).toString("base64")}`;

/** With the fields of other programs. */
type ShownSettings = OwnSettings & Pick<SiteSettings, "warnings"> & UnknownRecord;

/** All settings, including fields of other programs. */
export const showSettings = (project: Project, settings: OwnSettings = settingsOf(project)): ShownSettings => ({
  ...jsonRecord(project.storedSite),
  ...settings,
});

const publicSiteNames = ["public_pages", "address_pattern", "home_slug", "menu", "accent", "publishers"] as const;

/** The changeable settings by member name, with their paths in the project's record. */
const toStored = (settings: OwnSettings): readonly StoredSetting[] => [
  { member: "greeting", path: "live_agent.greeting", value: settings.greeting },
  { member: "voice", path: "live_agent.voice", value: settings.voice },
  { member: "instructions", path: "live_agent.instructions", value: settings.instructions },
  { member: "heading", path: "live_agent.heading", value: settings.heading },
  { member: "suggestions", path: "live_agent.suggestions", value: settings.suggestions },
  { member: "origins", path: "live_agent.origins", value: settings.origins },
  ...publicSiteNames.map((member) => ({ member, path: `site.${member}`, value: settings[member] })),
  { member: "manager_phone", path: "manager_phone", value: settings.manager_phone ?? undefined },
  { member: "manager_hours", path: "manager_hours", value: settings.manager_hours ?? undefined },
  { member: "time_zone", path: "time_zone", value: settings.time_zone },
  { member: "site_url", path: "site_url", value: settings.site_url ?? undefined },
  { member: "notify", path: "notify.emails", value: settings.notify.emails },
  { member: "notify", path: "notify.url", value: settings.notify.url },
  { member: "notify", path: "notify.secret", value: settings.notify_secret },
  { member: "site_hook", path: "site_hook.url", value: settings.site_hook ?? undefined },
  { member: "site_hook", path: "site_hook.secret", value: settings.site_hook_secret ?? undefined },
];

/** A stored value with the same meaning in another form is kept. Placement and slug are stored together. */
const findChanges = (project: Project, next: OwnSettings, sent: SettingsChange): readonly StoredSetting[] => {
  const stored = toStored(settingsOf(project));
  const changed = toStored(next).filter(({ value }, index) => !isDeepStrictEqual(value, stored[index]?.value));
  const site: readonly StoredSetting[] = [
    { member: "live_agent_placement", path: "site.live_agent_placement", value: next.live_agent_placement },
    { member: "live_agent_slug", path: "site.live_agent_slug", value: next.live_agent_slug },
  ];
  const isSiteStored = site.every(({ member, value }) => project.storedSite[member] === value);
  return isAboutPlace(sent) && !isSiteStored ? [...site, ...changed] : changed;
};
