import { safeAddress } from "./card-parts.ts";

/** Where a page of the site is: `/{language}/{slug}` in the author's words. Undefined where they have not said it, or where that is none. */
export const pageAddress = (
  pattern: string | null,
  { slug, language }: { readonly slug: string; readonly language: string },
): string | undefined => {
  if (pattern === null) return undefined;
  const path = slug.split("/").map(encodeURIComponent).join("/");
  const address = pattern.replaceAll("{slug}", () => path).replaceAll("{language}", () => encodeURIComponent(language));
  try {
    return safeAddress(new URL(address, document.baseURI).href);
  } catch {
    return undefined;
  }
};
