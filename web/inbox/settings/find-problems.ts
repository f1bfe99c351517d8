import type { LecternError, SettingsSiteRequest } from "@lectern/client";
import type { SettingsTexts } from "./settings-texts.ts";

/** The form's names of members that the service calls otherwise. */
const fields: Readonly<Record<string, string>> = { "notify.url": "webhook", "notify.emails": "emails" };

/** What the service refuses, by the form's field. */
export const findProblems = (
  { details }: Pick<LecternError, "details">,
  { notify, site_url }: SettingsSiteRequest,
  { problems }: Pick<SettingsTexts, "problems">,
): ReadonlyMap<string, string> => {
  const ofAddress = (address: unknown): string => (/^https?:\/\//i.test(String(address)) ? problems.other : problems.url);
  const sentences: Readonly<Record<string, string>> = {
    ...problems,
    email: problems.other,
    site_url: ofAddress(site_url),
    webhook: ofAddress(notify?.url),
  };
  // Reversed: of several in one field, the first counts.
  const found = details.toReversed().map(({ path }): readonly [string, string] => {
    const [, list = path, index] = /^(.+?)\.(\d+)/.exec(path) ?? [];
    const field = fields[list] ?? list;
    const address = field === "emails" && index !== undefined ? notify?.emails?.[Number(index)] : undefined;
    return [field, address === undefined ? (sentences[field] ?? problems.other) : problems.email(address)];
  });
  return new Map(found);
};
