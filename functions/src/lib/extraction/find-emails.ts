import { withoutWww } from "../core/web-address.ts";

/** Characters that occur in email addresses of companies. RFC 5321 allows more, which nobody uses. */
const address = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,4}\p{L}{2,24}/gu;

/** What may stand for an at sign or a dot: a short word in brackets, or one of a few words between spaces or dashes. */
const bracketed = (sign: string): string => `\\s?[([{<]\\s?(?:[\\p{L}-]{1,12}|${sign})\\s?[)\\]}>]\\s?`;
const at = `(?:${bracketed("@")}|\\s?@\\s?|[\\s_*-]+(?:at|AT|ät)[\\s_*-]+)`;
const point = `(?:\\.|${bracketed("\\.")}|\\s(?:dot|DOT|punkt|punto)\\s)`;

/** "info (at) example.com", "info{ät}example.com", "info [arroba] example [punto] com", "info at example.com". */
const hidden = new RegExp(`([\\p{L}\\p{N}._%+-]{1,64}?)${at}([\\p{L}\\p{N}-]{1,63}(?:${point}[\\p{L}\\p{N}-]{1,63}){1,4})`, "gu");

const hiddenPoint = new RegExp(point, "gu");

/** The addresses that a text shows, in lower case but for the part before the at sign. */
export const findEmails = (text: string): readonly string[] => (text.normalize("NFKC").match(address) ?? []).map(canonical);

/**
 * Addresses that are written so that programs do not find them. What may stand for an at sign differs between languages, so only addresses of the
 * site's own domain count.
 */
export const findHiddenEmails = (text: string, host: string): readonly string[] =>
  Array.from(text.normalize("NFKC").matchAll(hidden))
    .map(([, local = "", domain = ""]) => canonical(`${local}@${domain.replaceAll(hiddenPoint, ".").replaceAll(/\s/g, "")}`))
    .filter((email) => isOwnEmail(email, host));

const canonical = (email: string): string => {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, at)}${email.slice(at).toLowerCase()}`.replace(/\.$/, "");
};

/** Whether the address belongs to the site's domain, or the site to a subdomain of the address's. */
export const isOwnEmail = (email: string, host: string): boolean => {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const site = withoutWww(host.toLowerCase());
  return domain.includes(".") && (site === domain || site.endsWith(`.${domain}`) || domain.endsWith(`.${site}`));
};
