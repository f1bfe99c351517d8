import { addressLanguage, sameLanguage } from "./address-language.ts";

/** How a site builds the addresses of its pages. */
export interface AddressPlan {
  /** With `/{slug}`, only pages in other languages than the default one are below their language. */
  readonly pattern: "/{slug}" | "/{language}/{slug}";
  /** Undefined while nobody has said: then no address names a language. */
  readonly defaultLanguage: string | undefined;
  /** Slug of the home page in the default language; null if there is none. */
  readonly homeSlug: string | null;
  /** Where the site is; undefined if nobody has said. */
  readonly siteUrl: string | undefined;
}

/** A page as far as its address depends on it. */
export interface AddressedPage {
  readonly slug: string;
  readonly language: string;
  /** For a translation of the home page that has another slug. By default, pages with the slug of the home page are home pages. */
  readonly isHome?: boolean;
}

/** The address of a page on its host, as people read and type it: other scripts stay, only what means something else in addresses is encoded. */
export const pagePath = (plan: AddressPlan, page: AddressedPage): string => {
  const { slug, language, isHome = isHomeSlug(plan, slug) } = page;
  const isDefault = plan.defaultLanguage === undefined || sameLanguage(language, plan.defaultLanguage);
  const isBelowLanguage = !isDefault || (plan.pattern === "/{language}/{slug}" && !isHome);
  const own = slug.normalize("NFC").replace(/[\s\\<>"%?#]/g, encodeURIComponent);
  const parts = [isBelowLanguage ? encodeURIComponent(addressLanguage(language)) : "", isHome ? "" : own];
  // Two slashes at the beginning would lead to another host.
  return `${basePath(plan)}${parts
    .filter(Boolean)
    .join("/")
    .replace(/^(?:%20|\/)+/, "")}`;
};

/** The URL of a page, or its path if nobody has said where the site is; only with signs that every program understands. */
export const pageUrl = (plan: AddressPlan, page: AddressedPage): string => {
  const { href, pathname } = new URL(pagePath(plan, page), siteOf(plan) ?? nowhere);
  return siteOf(plan) === undefined ? pathname : href;
};

/**
 * The pages that an address may belong to, the likelier ones first. Only `pagePath` of the page that is found tells where it really is: old
 * addresses, and those with the default language, find it too.
 */
export const placesAt = (plan: AddressPlan, pathname: string): readonly Required<AddressedPage>[] => {
  const path = ownPath(plan, pathname);
  const [first = "", ...others] = path.split("/");
  const rest = others.join("/");
  const { defaultLanguage = "" } = plan;
  const inDefault = (slug: string) => ({ slug, language: defaultLanguage, isHome: isHomeSlug(plan, slug) });
  const homeIn = (language: string) => (plan.homeSlug === null ? [] : [{ slug: plan.homeSlug, language, isHome: true }]);
  if (path === "") return homeIn(defaultLanguage);
  const language = languageIn(first);
  if (language === undefined) return [inDefault(path)];
  return [...(rest === "" ? homeIn(language) : [{ slug: rest, language, isHome: isHomeSlug(plan, rest) }]), inDefault(path)];
};

const nowhere = "https://site.invalid/";

const isHomeSlug = ({ homeSlug }: AddressPlan, slug: string): boolean => homeSlug?.normalize("NFC") === slug.normalize("NFC");

/** Undefined also for an address that is not one of a website: other programs may have stored it. */
const siteOf = ({ siteUrl }: AddressPlan): URL | undefined => {
  const url = siteUrl !== undefined && URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined;
};

/** Of the home page, with a slash at its end. */
const basePath = (plan: AddressPlan): string => `${siteOf(plan)?.pathname ?? ""}/`.replace(/(?<!\/)\/+$/, "/");

/** A link that begins with a slash is relative to the host, wherever on it the site is. */
const ownPath = (plan: AddressPlan, pathname: string): string => {
  const base = basePath(plan);
  const path = `${pathname}/`.startsWith(base) ? pathname.slice(base.length) : pathname;
  return decoded(path.replace(/^\/+|(?<!\/)\/+$/g, "")).normalize("NFC");
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a lone percent sign stands for itself
  }
};

/** The language at the beginning of an address; undefined for the first word of a slug. */
const languageIn = (segment: string): string | undefined => {
  if (!/^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(segment)) return undefined;
  const language = addressLanguage(segment);
  names ??= new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
  return isNamed(language) ? language : undefined;
};

/** Loaded at the first look: it takes some milliseconds. */
let names: Intl.DisplayNames | undefined;

const isNamed = (language: string): boolean => {
  try {
    return names?.of(language) !== undefined;
  } catch {
    return false; // RangeError: not a tag
  }
};
