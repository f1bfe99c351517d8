import { type ApiKey, isLecternError, type LecternProject } from "@lectern/client";
import { findSettingsTexts } from "./find-settings-texts.ts";
import type { SettingsTexts } from "./texts/en.ts";

/** The settings with their tag. */
export type ReadSettings = Awaited<ReturnType<LecternProject["settings"]["read"]>>;

interface Everything {
  readonly words: SettingsTexts;
  readonly settings: ReadSettings;
  /** Undefined for managers. */
  readonly keys: readonly ApiKey[] | undefined;
  /** Of the site. */
  readonly languages: readonly string[];
}

/** Everything that the page shows. */
export const readSettings = async (project: LecternProject, language: string): Promise<Everything> => {
  const [{ texts }, settings, keys, agent] = await Promise.all([
    findSettingsTexts([language]),
    project.settings.read({ budgets: "today", versions: "all" }),
    project.keys.list().catch(ifForbidden),
    project.agent.read().catch(() => undefined), // the languages in which something is set are known without it
  ]);
  return { words: texts, settings, keys: keys?.keys, languages: agent?.languages ?? [settings.default_language] };
};

const ifForbidden = (error: unknown): undefined => {
  if (!isLecternError(error, "forbidden")) throw error;
};
