import type { SettingsSiteRequest, SiteSettings } from "@lectern/client";
import type { ReadSettings } from "./read-settings.ts";
import { type Before, isSameSetting, isVisible } from "./settings-change.ts";
import type { SettingsTexts } from "./texts/en.ts";

/** A change that met another one: of the same settings, since they were read. */
export interface Clash {
  readonly theirs: ReadSettings;
  readonly change: SettingsSiteRequest;
  /** The settings that both have changed. */
  readonly names: readonly string[];
}

/** Undefined if somebody has changed other settings only: both changes go together. */
export const findClash = (change: SettingsSiteRequest, saved: Before, theirs: ReadSettings): Clash | undefined => {
  const isClashing = ([name, value]: readonly [string, unknown]): boolean =>
    !isSameSetting(theirs[name], saved[name]) && !isSameSetting(theirs[name], value);
  const names = Object.entries(change)
    .filter(isClashing)
    .map(([name]) => name);
  return names.length === 0 ? undefined : { theirs, change, names };
};

/** The settings that somebody else has stored, with the rest of one's own change. */
export const givenWay = ({ theirs, change, names }: Clash): ReadSettings => ({
  ...theirs,
  ...Object.fromEntries(Object.entries(change).filter(([name]) => !names.includes(name))),
});

/** Whether the answer to a change has nothing that is not known already: of others, or in another spelling. */
export const isAsSent = (after: SiteSettings, before: Before): boolean =>
  Object.entries(after).every(([name, value]) => name === "etag" || !(name in before) || isSameSetting(value, before[name]));

/** What a change that was saved means. */
export const savedSentences = (change: SettingsSiteRequest, after: SiteSettings, words: SettingsTexts): readonly string[] => {
  const { live_agent_placement: placement, voice_enabled: isEnabled, managers, warnings = [] } = after;
  const off = change.live_agent_placement === undefined ? words.saved : words.savedOff;
  const on = isVisible(change) ? words.savedVisibly : words.saved;
  const warned = warnings.map((warning) => {
    if (warning.code === "page_hidden") return words.hiddenPage;
    return words.unknownPhone(managers[Number(/\d+/.exec(warning.path)?.[0] ?? 0)]?.phone ?? "");
  });
  return [placement === "none" || !isEnabled ? off : on, ...new Set(warned)];
};

/** Where visitors see it: on the owner's own website, or here. */
export const siteOf = (projectId: string, settings: SiteSettings | undefined): string | undefined =>
  settings?.site_url ?? (settings?.public_pages === true ? `/sites/${encodeURIComponent(projectId)}/` : undefined);
