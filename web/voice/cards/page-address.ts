import { safeAddress } from "./card-parts.ts";

/**
 * The URL of a page: `/{language}/{slug}` or the author's own pattern. `{language!en}/` is nothing for pages in English. Undefined if there is
 * none, or if it is invalid.
 */
export const pageAddress = (
  pattern: string | null,
  { slug, language }: { readonly slug: string; readonly language: string },
): string | undefined => {
  if (pattern === null) return undefined;
  const path = slug.split("/").map(encodeURIComponent).join("/");
  const address = pattern
    .replaceAll("{slug}", () => path)
    .replace(/\{language!([^}]*)\}\//, (_, plain) => (language === plain ? "" : `${encodeURIComponent(language)}/`))
    .replaceAll("{language}", () => encodeURIComponent(language));
  try {
    return safeAddress(new URL(address, document.baseURI).href);
  } catch {
    return undefined;
  }
};
