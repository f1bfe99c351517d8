import type { DocumentSnapshot } from "firebase-admin/firestore";
import { isRecord, type UnknownRecord } from "../platform/core/unknown-record.ts";
import type { Contact } from "../../../answers/inbox.ts";
import { type ProvisionedUser, type Project, speechSensitivities, type Visits, visitorPolicies } from "./project.ts";
import { type Budget, limitNames, planNames } from "./plans.ts";
import { projectLimits } from "./limits.ts";
import { isTimeZone, parseClock } from "./manager-hours.ts";
import { type Manager, withFirstPhone } from "./managers.ts";
import { fullNameOf, pronouns } from "./profile.ts";
import { parseHeading, parseSuggestions } from "./agent-texts.ts";
import { parseOrigin } from "./origin.ts";
import type { KeptSettings } from "./kept-settings.ts";
import { parsePublicSite } from "./site/record.ts";
import { placements } from "./site/slug.ts";
import { asDate, asList, asMember, asOptionalText, asRecord, asText, asTexts } from "../platform/firestore/decode.ts";
import { toWriteToken } from "../platform/firestore/write-token.ts";
import { asLanguage, asSpokenLanguage } from "../i18n/language.ts";

/** Project <- document of the collection `projects`. */
export const parseProject = (record: DocumentSnapshot | undefined): Project | undefined => {
  const data = record?.data();
  if (data === undefined || record?.updateTime === undefined) return undefined;
  const modules = asRecord(data["modules"]);
  const agent = asRecord(data["live_agent"]);
  const storedSite = asRecord(data["site"]);
  return {
    id: record.id,
    name: asText(data["name"]),
    plan: asMember(planNames, data["plan"]) ?? "free",
    liveSessionsPerDay: asLimit(data["live_sessions_per_day"]),
    limits: parseLimits(asRecord(data["limits"])),
    defaultLanguage: asLanguage(data["default_language"]) ?? "en",
    modules: {
      voice: modules["voice"] === true,
      onboarding: modules["onboarding"] === true,
      transfers: (modules["transfers"] ?? true) === true,
    },
    liveAgent: {
      greeting: asText(agent["greeting"]),
      voice: asText(agent["voice"]),
      instructions: asText(agent["instructions"]),
      model: asOptionalText(agent["model"]),
      endOfSpeechMs: asDuration(agent["end_of_speech_ms"]),
      speechSensitivity: asMember(speechSensitivities, agent["speech_sensitivity"]),
      vocabulary: asTexts(agent["vocabulary"]),
      heading: parseHeading(agent["heading"]),
      suggestions: parseSuggestions(agent["suggestions"]),
      // What is no origin is kept: it matches none, so that a list never means any by mistake.
      origins: [...new Set(asTexts(agent["origins"]).map((origin) => parseOrigin(origin) ?? origin))],
    },
    managers: withFirstPhone(parseManagers(data["managers"]), asPhone(data["manager_phone"]), unnamed),
    managerHours: parseHours(data["manager_hours"]),
    visitors: asMember(visitorPolicies, data["visitors"]) ?? "members",
    visitorTransfers: data["visitor_transfers"] === true,
    timeZone: isTimeZone(data["time_zone"]) ? data["time_zone"] : "UTC",
    siteUrl: asOptionalText(data["site_url"]),
    notify: parseNotify(asRecord(data["notify"])),
    siteHook: parseSiteHook(asRecord(data["site_hook"])),
    site: {
      live_agent_placement: asMember(placements, storedSite["live_agent_placement"]) ?? "widget",
      live_agent_slug: toSlug(storedSite["live_agent_slug"]),
      ...parsePublicSite(storedSite),
    },
    storedSite,
    writeToken: toWriteToken(record.updateTime),
  };
};

/** KeptSettings <- document of the collection `settings_versions`, which has the settings where a project has them. */
export const parseSettingsVersion = (record: DocumentSnapshot): KeptSettings | undefined => {
  const before = parseProject(record);
  return (
    before && {
      id: record.id,
      changedAt: asDate(record.get("changed_at")),
      changedBy: asOptionalText(record.get("changed_by")) ?? null,
      changed: asTexts(record.get("changed")),
      before,
    }
  );
};

const unnamed = { name: "", hours: undefined, languages: [] } as const;

/** An empty phone counts as missing. */
const asPhone = (stored: unknown): string | undefined => asText(stored) || undefined;

const parseManagers = (stored: unknown): readonly Manager[] =>
  asList(stored)
    .map(asRecord)
    .flatMap(({ name, phone, hours, languages }) => {
      const number = asPhone(phone);
      const spoken = asTexts(languages).flatMap((tag) => asLanguage(tag) ?? []);
      return number === undefined ? [] : [{ name: asText(name), phone: number, hours: parseHours(hours), languages: spoken }];
    })
    .slice(0, projectLimits.managers);

/** Unreadable hours mean closed, so that no phone rings at night because of a misspelling. */
const parseHours = (stored: unknown): Project["managerHours"] =>
  stored === undefined || stored === null
    ? undefined
    : asList(stored)
        .map(asRecord)
        .flatMap(({ day, opens, closes }) => {
          const [from, to] = [parseClock(opens), parseClock(closes)];
          const isDay = typeof day === "number" && Number.isInteger(day) && day >= 1 && day <= 7;
          return isDay && from !== undefined && to !== undefined ? [{ day, opens: from, closes: to }] : [];
        });

const parseNotify = ({ emails, url, secret }: UnknownRecord): Project["notify"] => ({
  emails: asTexts(emails),
  url: asOptionalText(url) ?? null,
  secret: asOptionalText(secret) ?? null,
});

const parseSiteHook = ({ url, secret }: UnknownRecord): Project["siteHook"] =>
  typeof url === "string" && url !== "" && typeof secret === "string" && secret !== "" ? { url, secret } : undefined;

const asDuration = (value: unknown): number | undefined => {
  const { endOfSpeechLeastMs, endOfSpeechMostMs } = projectLimits;
  return typeof value === "number" && value >= endOfSpeechLeastMs && value <= endOfSpeechMostMs ? Math.round(value) : undefined;
};

/** As operators write them: `{messages: {per_person: 5, per_project: 50, all_visitors: 20}}`, each optional. */
const parseLimits = (limits: UnknownRecord): Project["limits"] =>
  Object.fromEntries(limitNames.map((unit) => [unit, parseBudget(asRecord(limits[unit]))]));

const parseBudget = ({ per_person, per_project, all_visitors }: UnknownRecord): Partial<Budget> => {
  const [person, project, visitors] = [asLimit(per_person), asLimit(per_project), asLimit(all_visitors)];
  return {
    ...(person !== undefined && { person }),
    ...(project !== undefined && { project }),
    ...(visitors !== undefined && { visitors }),
  };
};

const asLimit = (value: unknown): number | undefined => (typeof value === "number" && value >= 0 ? Math.floor(value) : undefined);

/** ProvisionedUser <- document of the collection `users`. */
export const parseUser = (record: DocumentSnapshot | undefined): ProvisionedUser | undefined => {
  const data = record?.data();
  if (data === undefined) return undefined;
  const profile = asRecord(data["profile"]);
  return {
    disabled: isOn(data["disabled"]),
    visits: parseVisits(data["visitor"]),
    profile: {
      first_name: asOptionalText(profile["first_name"]) ?? null,
      last_name: asOptionalText(profile["last_name"]) ?? null,
      pronoun: asMember(pronouns, profile["pronoun"]) ?? "unspecified",
      phone: asOptionalText(profile["phone"]) ?? null,
      contact_email: asOptionalText(profile["contact_email"]) ?? null,
      language: asSpokenLanguage(profile["language"]),
    },
  };
};

/** Lectern stores a map; anything else is from another program. */
const parseVisits = (stored: unknown): Visits | undefined =>
  isRecord(stored) ? { projectIds: asTexts(stored["projects"]), lastVisitAt: asDate(stored["last_visit_at"]) } : undefined;

/** An empty slug counts as missing. */
const toSlug = (stored: unknown): string | null => (typeof stored === "string" && stored !== "" ? stored : null);

/** Every value other than a form of "no" locks a person out. */
const isOn = (stored: unknown): boolean => {
  const said: unknown = typeof stored === "string" ? stored.trim().toLowerCase() : stored;
  return ![undefined, null, false, 0, "", "false", "no", "0"].some((no) => no === said);
};

/** Contact <- document of the collection `users`. */
export const parseContact = (record: DocumentSnapshot | undefined): Contact | undefined => {
  const { profile } = parseUser(record) ?? {};
  return profile && { name: fullNameOf(profile), phone: profile.phone, email: profile.contact_email };
};

/** Contact <- document of the collection `api_keys`, for what a program has done with a key. */
export const parseKeyName = (record: DocumentSnapshot | undefined): Contact | undefined => {
  const name = asText(record?.get("name"));
  return name === "" ? undefined : { name, phone: null, email: null };
};
