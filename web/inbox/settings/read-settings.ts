import { type ApiKey, type DocumentSummary, isLecternError, type LecternProject } from "@lectern/client";
import { findSettingsTexts } from "./find-settings-texts.ts";
import type { SettingsTexts } from "./texts/en.ts";

/** The settings with their tag. */
export type ReadSettings = Awaited<ReturnType<LecternProject["settings"]["read"]>>;

/** What the page shows beside the settings. */
export interface Known {
  readonly words: SettingsTexts;
  /** Undefined for managers. */
  readonly keys: readonly ApiKey[] | undefined;
  /** Of the site. */
  readonly languages: readonly string[];
  /** Of the default language, as many as come with one request. */
  readonly pages: readonly DocumentSummary[];
}

/** Everything that the page shows. */
export const readSettings = async (project: LecternProject, language: string): Promise<Known & { readonly settings: ReadSettings }> => {
  const [{ texts }, settings, keys, agent, documents] = await Promise.all([
    findSettingsTexts([language]),
    project.settings.read({ budgets: "today", versions: "all" }),
    project.keys.list().catch(ifForbidden),
    project.agent.read().catch(() => undefined), // the languages in which something is set are known without it
    project.documents.list({ limit: 100 }).catch(() => undefined), // their addresses do without their titles
  ]);
  const own = documents?.documents.filter(({ slug, language }) => slug !== null && language === settings.default_language) ?? [];
  const pages = own.filter(({ slug }, place) => own.findIndex((one) => one.slug === slug) === place);
  return { words: texts, settings, pages, keys: keys?.keys, languages: agent?.languages ?? [settings.default_language] };
};

const ifForbidden = (error: unknown): undefined => {
  if (!isLecternError(error, "forbidden")) throw error;
};
