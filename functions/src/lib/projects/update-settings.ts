import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { OwnSettings, SettingsVersion, SiteSettings } from "../../../answers/site-settings.ts";
import { AppError } from "../platform/core/app-error.ts";
import { jsonRecord } from "../platform/core/json-form.ts";
import type { OperatorLog } from "../platform/core/operator-log.ts";
import type { UnknownRecord } from "../platform/core/unknown-record.ts";
import { retryOnConflict } from "../platform/core/write-conflict.ts";
import type { ParsedPhone } from "./diallable-phone.ts";
import { formatClock, type AttendedSpan } from "./manager-hours.ts";
import { type Manager, withFirstPhone } from "./managers.ts";
import { readManagers } from "./read-managers.ts";
import { requireRightTo } from "./require-right-to.ts";
import { reservedSlug } from "./site/slug.ts";
import type { NameStore, Project, Role } from "./project.ts";
import { settingsTag, type KeptSettings, staleSettings } from "./kept-settings.ts";
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
   * Writes only the given settings, and keeps those that were before them as a version, in one commit. Returns the new write token.
   *
   * @throws WriteConflict when the project has changed since it was read
   */
  readonly writeSettings: (project: Project, settings: readonly StoredSetting[], replaced: ReplacedSettings) => Promise<string>;
  /** The newest first. */
  readonly listVersions: (projectId: string) => Promise<readonly KeptSettings[]>;
}

/** What a version keeps: all settings as they were, except for the webhook's secret. */
interface ReplacedSettings extends Pick<KeptSettings, "changedAt" | "changedBy" | "changed"> {
  readonly settings: readonly StoredSetting[];
}

interface Ports {
  readonly store: SettingsStore;
  readonly people: NameStore;
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

interface SettingsRequest {
  readonly sent: SettingsChange;
  readonly by: string;
  readonly at: Date;
  /** Tags that the sender has seen; undefined if the request does not say. */
  readonly expected: readonly string[] | undefined;
}

/**
 * Changes only the settings that are sent, and keeps what it replaces as a version. Returns all settings, and warns of live pages that the
 * voice agent's own page hides, and of phones in no known range.
 *
 * @throws AppError `invalid_request` for a destination page without a slug, and for a phone that cannot be called; `forbidden` for a manager
 * who changes what is for admins; `stale_revision`
 */
export const updateSettings = async (ports: Ports, { project, role }: Place, request: SettingsRequest): Promise<TaggedSettings> => {
  const { store, log, parsePhone, findLivePages } = ports;
  const { sent, by, at, expected } = request;
  const read = await readManagers(parsePhone, sent);
  const change = { ...sent, ...read.change };
  const { settings, tag } = await retryOnConflict(
    project,
    async () => store.getProject(project.id),
    async (current) => {
      requireRightTo(change, current, role);
      const before = settingsOf(current);
      const next = applyChange(before, change);
      const changes = findChanges(current, next, change);
      const shown = { settings: showSettings(current, role, next), tag: settingsTag(current.writeToken) };
      if (changes.length === 0) return shown;
      if (expected?.includes(shown.tag) === false)
        throw await staleSettings(ports.people, current, await store.listVersions(project.id), expected);
      const changed = [...new Set(changes.map(({ member }) => member))];
      const replaced = { changedAt: at, changedBy: by, changed, settings: toVersion(before) };
      const writeToken = await store.writeSettings(current, changes, replaced);
      log({ severity: "INFO", message: "the settings of a project were changed", outcome: "done", data: { changed } });
      return { ...shown, tag: settingsTag(writeToken) };
    },
  );
  const slug = isAboutPlace(sent) ? reservedSlug(settings) : null;
  const hidden = slug === null ? [] : await findLivePages(project.id, slug);
  const warnings = [...hidden.map((docId) => ({ code: "page_hidden", docId }) as const), ...read.warnings];
  return { body: warnings.length === 0 ? settings : { ...settings, warnings }, tag };
};

const isAboutPlace = (sent: SettingsChange): boolean => sent.live_agent_placement !== undefined || sent.live_agent_slug !== undefined;

/** As they are shown, and stored. */
export const shownManagers = (managers: readonly Manager[]): OwnSettings["managers"] =>
  managers.map(({ name, phone, hours, languages }) => ({ name, phone, hours: showHours(hours), languages: [...languages] }));

const showHours = (hours: readonly AttendedSpan[] | undefined) =>
  hours?.map(({ day, opens, closes }) => ({ day, opens: formatClock(opens), closes: formatClock(closes) })) ?? null;

/** What the team can change: neither what operators decide, nor a secret. */
export const changeableOf = ({
  site,
  liveAgent,
  managerHours,
  managers,
  notify,
  siteHook,
  ...project
}: Project): SettingsVersion["settings"] => ({
  ...site,
  greeting: liveAgent.greeting,
  voice: liveAgent.voice,
  instructions: liveAgent.instructions,
  heading: liveAgent.heading,
  suggestions: liveAgent.suggestions,
  origins: liveAgent.origins,
  manager_phone: managers[0]?.phone ?? null,
  managers: shownManagers(managers),
  manager_hours: showHours(managerHours),
  time_zone: project.timeZone,
  site_url: project.siteUrl ?? null,
  notify: { emails: notify.emails, url: notify.url },
  site_hook: siteHook?.url ?? null,
});

const settingsOf = (project: Project): OwnSettings => ({
  ...changeableOf(project),
  name: project.name,
  default_language: project.defaultLanguage,
  notify_secret: project.notify.secret,
  site_hook_secret: project.siteHook?.secret ?? null,
});

const applyChange = (before: OwnSettings, { time_zone = before.time_zone, ...change }: SettingsChange): OwnSettings => {
  const notify = { ...before.notify, ...change.notify };
  const managers =
    change.managers ??
    (change.manager_phone === undefined ? before.managers : withFirstPhone(before.managers, change.manager_phone ?? undefined, unnamed));
  const next = {
    ...before,
    ...change,
    managers,
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

const unnamed = { name: "", hours: null, languages: [] };

/** The secret is removed with its webhook; the next webhook gets a new one. */
const secretFor = (url: string | null, before: string | null): string | null => (url === null ? null : (before ?? newSecret()));

/** 24 random bytes, as in the Standard Webhooks specification. */
const newSecret = (): string => `whsec_${randomBytes(24).toString("base64")}`;

/** With the fields of other programs. */
type ShownSettings = OwnSettings & Pick<SiteSettings, "warnings"> & UnknownRecord;

interface TaggedSettings {
  readonly body: ShownSettings;
  readonly tag: string;
}

/** All settings, including fields of other programs. The site's program believes what is signed: whoever may not choose it has no key. */
export const showSettings = (project: Project, role: Role | undefined, settings: OwnSettings = settingsOf(project)): ShownSettings => ({
  ...jsonRecord(project.storedSite),
  ...settings,
  ...(role !== "admin" && { site_hook_secret: null }),
});

const publicSiteNames = ["public_pages", "address_pattern", "home_slug", "menu", "accent", "publishers"] as const;

/** The changeable settings by member name, with their paths in the project's record; placement and slug are beside them. */
const toStored = (settings: OwnSettings): readonly StoredSetting[] => [
  { member: "greeting", path: "live_agent.greeting", value: settings.greeting },
  { member: "voice", path: "live_agent.voice", value: settings.voice },
  { member: "instructions", path: "live_agent.instructions", value: settings.instructions },
  { member: "heading", path: "live_agent.heading", value: settings.heading },
  { member: "suggestions", path: "live_agent.suggestions", value: settings.suggestions },
  { member: "origins", path: "live_agent.origins", value: settings.origins },
  ...publicSiteNames.map((member) => ({ member, path: `site.${member}`, value: settings[member] })),
  { member: "manager_phone", path: "manager_phone", value: settings.manager_phone ?? undefined },
  { member: "managers", path: "managers", value: settings.managers.length === 0 ? undefined : settings.managers },
  { member: "manager_hours", path: "manager_hours", value: settings.manager_hours ?? undefined },
  { member: "time_zone", path: "time_zone", value: settings.time_zone },
  { member: "site_url", path: "site_url", value: settings.site_url ?? undefined },
  { member: "notify", path: "notify.emails", value: settings.notify.emails },
  { member: "notify", path: "notify.url", value: settings.notify.url },
  { member: "notify", path: "notify.secret", value: settings.notify_secret },
  { member: "site_hook", path: "site_hook.url", value: settings.site_hook ?? undefined },
  { member: "site_hook", path: "site_hook.secret", value: settings.site_hook_secret ?? undefined },
];

const toPlace = ({ live_agent_placement, live_agent_slug }: OwnSettings): readonly StoredSetting[] => [
  { member: "live_agent_placement", path: "site.live_agent_placement", value: live_agent_placement },
  { member: "live_agent_slug", path: "site.live_agent_slug", value: live_agent_slug },
];

const toVersion = (settings: OwnSettings): readonly StoredSetting[] =>
  [...toPlace(settings), ...toStored(settings)].filter(({ path }) => !path.endsWith(".secret"));

/** A stored value with the same meaning in another form is kept. Placement and slug are stored together. */
const findChanges = (project: Project, next: OwnSettings, sent: SettingsChange): readonly StoredSetting[] => {
  const stored = toStored(settingsOf(project));
  const changed = toStored(next).filter(({ value }, index) => !isDeepStrictEqual(value, stored[index]?.value));
  const site = toPlace(next);
  const isSiteStored = site.every(({ member, value }) => project.storedSite[member] === value);
  return isAboutPlace(sent) && !isSiteStored ? [...site, ...changed] : changed;
};
