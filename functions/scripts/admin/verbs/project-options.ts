import type { UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { asRecord } from "../../../src/lib/platform/firestore/decode.ts";
import { limitNames } from "../../../src/lib/projects/plans.ts";
import { ProjectRecord } from "./project-record.ts";
import { OperatorError } from "../operator-error.ts";
import { requireValid } from "../records.ts";
import { parseHours } from "./manager-hours.ts";

/** The settings of a project that an operator may change. Undefined leaves a setting unchanged. */
export interface ProjectOptions {
  readonly name?: string;
  readonly plan?: string;
  readonly defaultLanguage?: string;
  readonly voiceModule?: string;
  readonly onboardingModule?: string;
  readonly transfers?: string;
  readonly greeting?: string;
  readonly voice?: string;
  readonly instructions?: string;
  /** Empty: the deployment's model. */
  readonly model?: string;
  /** A model newer than this version of Lectern. */
  readonly unlistedModel?: string;
  /** `auto`: the voice service's default. */
  readonly endOfSpeechMs?: string;
  readonly speechSensitivity?: string;
  /** Empty: none. */
  readonly vocabulary?: string;
  /** Empty: none. */
  readonly managerPhone?: string;
  /** `always`: at any time. */
  readonly managerHours?: string;
  /** Empty: UTC. */
  readonly timeZone?: string;
  readonly visitors?: string;
  readonly visitorTransfers?: string;
  readonly placement?: string;
  /** Empty: none. */
  readonly agentSlug?: string;
  readonly publicPages?: string;
  readonly addressPattern?: string;
  /** Empty: none. */
  readonly homeSlug?: string;
  /** Empty: none. */
  readonly menu?: string;
  /** Empty: none. */
  readonly accent?: string;
  /** Empty: none. */
  readonly siteUrl?: string;
  readonly publishers?: string;
  /** Empty: any. */
  readonly origins?: string;
  /** `plan`: as the plan allows. */
  readonly sessionsPerDay?: string;
  /** Each is `<limit>=<number>` or `<limit>=plan`. */
  readonly limitPerPerson?: readonly string[];
  readonly limitPerProject?: readonly string[];
}

/** The new value of a field. Null removes it, undefined leaves it unchanged. */
type Setting = unknown;

/**
 * A stored project with the operator's changes.
 *
 * @throws OperatorError when the project would become invalid
 */
export const applyOptions = (stored: UnknownRecord, options: ProjectOptions): UnknownRecord => {
  const next = set(stored, {
    name: options.name,
    plan: options.plan,
    default_language: options.defaultLanguage,
    modules: set(stored["modules"], {
      voice: toggle(options.voiceModule),
      onboarding: toggle(options.onboardingModule),
      transfers: toggle(options.transfers),
    }),
    live_agent: set(stored["live_agent"], {
      greeting: options.greeting,
      voice: options.voice,
      instructions: options.instructions,
      model: unless("", options.unlistedModel ?? options.model),
      end_of_speech_ms: unless("auto", options.endOfSpeechMs, parseCount),
      speech_sensitivity: unless("auto", options.speechSensitivity),
      vocabulary: unless("", options.vocabulary, parseList),
      origins: unless("", options.origins, parseList),
    }),
    site: setSite(stored["site"], options),
    site_url: unless("", options.siteUrl),
    manager_phone: unless("", options.managerPhone),
    manager_hours: unless("always", options.managerHours, parseHours),
    time_zone: unless("", options.timeZone),
    visitors: unless("members", options.visitors),
    visitor_transfers: unless("off", options.visitorTransfers, () => true),
    live_sessions_per_day: unless("plan", options.sessionsPerDay, parseCount),
    limits: setLimits(stored["limits"], options),
  });
  return requireValid(ProjectRecord, next, "project");
};

const set = (stored: unknown, settings: Readonly<Record<string, Setting>>): UnknownRecord => {
  const changed = Object.entries(settings).filter(([, value]) => value !== undefined);
  const next = { ...asRecord(stored), ...Object.fromEntries(changed) };
  return Object.fromEntries(Object.entries(next).filter(([key]) => settings[key] !== null));
};

/** Null for the word that removes the field. */
const unless = (word: string, value: string | undefined, parse: (value: string) => unknown = (text) => text): Setting => {
  if (value === undefined) return undefined;
  return value.trim() === word ? null : parse(value);
};

/** `Number` alone would accept an empty string as 0, and hexadecimal numbers. */
const parseCount = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

const parseList = (text: string): readonly string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Undefined for an empty map, which a project need not have. */
const setSite = (stored: unknown, options: ProjectOptions): Setting => {
  const site = set(stored, {
    live_agent_placement: options.placement,
    live_agent_slug: unless("", options.agentSlug),
    public_pages: toggle(options.publicPages),
    address_pattern: options.addressPattern,
    home_slug: unless("", options.homeSlug),
    menu: unless("", options.menu, parseList),
    accent: unless("", options.accent),
    publishers: options.publishers,
  });
  return Object.keys(site).length === 0 ? undefined : site;
};

/** Null for an empty map of limits, which means the same as none. */
const setLimits = (stored: unknown, { limitPerPerson = [], limitPerProject = [] }: ProjectOptions): Setting => {
  if (limitPerPerson.length + limitPerProject.length === 0) return undefined;
  const next = new Map(Object.entries(asRecord(stored)));
  const change = (text: string, field: string): void => {
    const { name, number } = parseLimit(text);
    next.set(name, set(next.get(name), { [field]: number }));
  };
  for (const text of limitPerPerson) change(text, "per_person");
  for (const text of limitPerProject) change(text, "per_project");
  const kept = [...next].filter(([, limit]) => Object.keys(asRecord(limit)).length > 0);
  return kept.length === 0 ? null : Object.fromEntries(kept);
};

/** @throws OperatorError */
const parseLimit = (text: string): { readonly name: string; readonly number: number | null } => {
  const [, name, number] = /^([a-z_]+)=(\d{1,9}|plan)$/.exec(text.trim()) ?? [];
  if (name === undefined || !limitNames.some((known) => known === name))
    throw new OperatorError(`"${text}" is no limit: write <limit>=<number> or <limit>=plan. Limits are ${limitNames.join(", ")}.`);
  return { name, number: number === "plan" ? null : Number(number) };
};

const toggle = (value: string | undefined): boolean | undefined => (value === undefined ? undefined : value === "on");
