import { domainToUnicode } from "node:url";
import { foldText } from "../core/text.ts";
import { withoutWww } from "../core/web-address.ts";

/** Characters that occur in email addresses of companies. RFC 5321 allows more, which nobody uses. */
const address = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,4}\p{L}{2,24}/gu;

/** The addresses that a text shows, in lower case but for the part before the at sign. */
export const findEmails = (text: string): readonly string[] => (text.normalize("NFKC").match(address) ?? []).map(canonical);

/** A short word or a sign in brackets, or a short word between spaces: "(at)", "[ponto]", " punktum ". */
const bracketed = "\\s?[([{<«]\\s?[^\\s()\\[\\]{}<>]{1,12}\\s?[)\\]}>»]\\s?";
const spaced = "\\s\\p{L}{1,12}\\s";

/**
 * Addresses of the site's own domain that are written so that programs do not find them: "info (at) example.com", "info kukac example pont com",
 * "info @ example.com", and backwards, for a style sheet to turn. What stands for an at sign differs between languages; the domain does not.
 */
export const findHiddenEmails = (text: string, host: string): readonly string[] => {
  const labels = withoutWww(domainToUnicode(host)).split(".");
  const backwards = Array.from(text).toReversed().join("");
  const turned = findEmails(backwards).filter((email) => isOwnEmail(email, host));
  // Most lines do not name the domain. "Example" is one of them only with what follows it.
  if (!labels.slice(0, -1).some((label) => foldText(text).includes(foldText(label)))) return turned;
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at));
  const written = domains.flatMap((domain) => {
    const dotted = RegExp.escape(domain.join("."));
    const hidden = domain.map((label) => RegExp.escape(label)).join(`(?:\\s?\\.\\s?|${bracketed}|${spaced})`);
    const end = "(?![\\p{L}\\p{N}-])";
    // "See us at example.com" is no address, while "at example dot com" is one.
    const patterns = [
      `${local}(?:\\s?@\\s?|${bracketed})${hidden}${end}`,
      `${local}${spaced}(?!${dotted})${hidden}${end}`,
      `(?<=^|[:|·,;]\\s?)${local}[\\s_*-]+(?:at|ät)[\\s_*-]+${dotted}${end}`,
    ];
    return patterns.flatMap((pattern) =>
      Array.from(text.normalize("NFKC").matchAll(new RegExp(pattern, "giu")), ([, name = ""]) => `${name}@${domain.join(".")}`),
    );
  });
  return [...new Set([...written, ...turned])];
};

const local = "([\\p{L}\\p{N}._%+-]{2,64}?)";

/**
 * Addresses of the site's own domain that a script or an element's attributes only have in parts: "info", "@", "example.com". The name of the
 * mailbox stands before the domain, and sometimes behind it. As a whole they may be backwards or in base 64.
 */
export const assembleEmails = (parts: readonly string[], host: string): readonly string[] => {
  const whole = parts.flatMap((part) =>
    [part, Array.from(part).toReversed().join(""), Buffer.from(part, "base64").toString("latin1")].flatMap(findEmails),
  );
  const texts = parts.map((part) => part.replace(/^.*mailto:/i, "").replaceAll(/^@|@$/g, ""));
  const joined = texts.flatMap((_, at) =>
    [1, 2].flatMap((length) => {
      const domain = texts.slice(at, at + length).join(".");
      const name = texts.slice(0, at).findLast(isMailbox) ?? texts.slice(at + length).find(isMailbox);
      return name === undefined ? [] : [`${name}@${domain}`].filter(isWhole);
    }),
  );
  return [...new Set([...whole, ...joined])].filter((email) => isOwnEmail(email, host));
};

const isWhole = (email: string): boolean => findEmails(email)[0] === email && !email.includes("@www.");

const isMailbox = (text: string): boolean => /^[a-z\d][\w+-]{1,63}$/i.test(text);

/** Without the phone number that stands before it in another element: "555-0142hello@example.com". */
const canonical = (email: string): string => {
  const at = email.lastIndexOf("@");
  const name = email.slice(0, at).replace(/^(?:\d+-[\d-]*\d{3}|\d{6,})(?=\p{L})/u, "");
  return `${name}${email.slice(at).toLowerCase()}`;
};

/** Whether the address belongs to the site's domain, or the site to a subdomain of the address's. */
export const isOwnEmail = (email: string, host: string): boolean => {
  const domain = domainToUnicode(email.slice(email.lastIndexOf("@") + 1));
  const site = withoutWww(domainToUnicode(host));
  return domain.includes(".") && (site === domain || site.endsWith(`.${domain}`) || domain.endsWith(`.${site}`));
};
