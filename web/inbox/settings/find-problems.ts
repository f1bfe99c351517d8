import type { LecternError, SettingsSiteRequest } from "@lectern/client";
import type { SettingsTexts } from "./texts/en.ts";

/** The form's names of members that the service calls otherwise. */
const fields: Readonly<Record<string, string>> = { "notify.url": "webhook", "notify.emails": "emails" };

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, "");

/** What the service refuses, by the form's field. */
export const findProblems = (
  { details }: Pick<LecternError, "details">,
  { notify, site_url, site_hook, managers = [] }: SettingsSiteRequest,
  { problems }: Pick<SettingsTexts, "problems">,
): ReadonlyMap<string, string> => {
  const ofAddress = (address: unknown): string => (/^https?:\/\//i.test(String(address)) ? problems.other : problems.url);
  const sentences: Readonly<Record<string, string>> = {
    ...problems,
    email: problems.other,
    site_url: ofAddress(site_url),
    webhook: ofAddress(notify?.url),
    site_hook: /^https:\/\//i.test(String(site_hook)) ? problems.other : problems.site_hook,
  };
  const ofManager = (index: number, part: string | undefined): string => {
    if (part !== "phone") return problems.other;
    const phones = managers.slice(0, index + 1).map(({ phone }) => digitsOf(phone));
    return phones.indexOf(phones[index] ?? "") < index ? problems.phoneTwice : problems.phone;
  };
  // Reversed: of several in one field, the first counts.
  const found = details.toReversed().map(({ path }): readonly [string, string] => {
    const [, list = path, index, part] = /^(.+?)\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
    if (list === "managers" && index !== undefined) return [`${list}.${index}.${part}`, ofManager(Number(index), part)];
    const field = fields[list] ?? list;
    const address = field === "emails" && index !== undefined ? notify?.emails?.[Number(index)] : undefined;
    return [field, address === undefined ? (sentences[field] ?? problems.other) : problems.email(address)];
  });
  return new Map(found);
};
