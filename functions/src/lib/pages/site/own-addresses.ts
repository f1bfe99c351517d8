import type { PictureSize } from "./site-view.ts";

/** The base with which a text of the site is rendered: no other address begins like this. */
export const ownBase = "https://site.invalid/";

interface Place {
  /** Path of the site, with a slash at its end. */
  readonly path: string;
  readonly sizes?: ReadonlyMap<string, PictureSize>;
}

/** Puts a text that was rendered with `ownBase` in its place: links within the site stay in the window, and pictures below the first one wait. */
export const placeText = (html: string, { path, sizes = new Map() }: Place): string => {
  let pictures = 0;
  // Text has no quotation marks: the renderer escapes them.
  return html
    .replaceAll(/ href="https:\/\/site\.invalid\/([^"]*)" target="_blank" rel="noopener noreferrer"/g, (_link, own: string) =>
      own.startsWith("#") ? ` href="${own}"` : ` href="${ownAddress(own, path)}"`,
    )
    .replaceAll(/ src="https:\/\/site\.invalid\/([^"]*)"/g, (_source, own: string) => ` src="${ownAddress(own, path)}"`)
    .replaceAll(/<img(?: src="([^"]*)")?/g, (start: string, source = "") => {
      const size = sizes.get(String(source));
      const measures = size === undefined ? "" : ` width="${size.width}" height="${size.height}"`;
      return `${start}${measures}${pictures++ === 0 ? "" : ' loading="lazy"'} decoding="async"`;
    });
};

/** Pictures and other files that Lectern serves are beside the site, not in it. */
const ownAddress = (own: string, path: string): string => (own.startsWith("media/") ? `/${own}` : path + own);

/** The address of a picture as the site shows it. */
export const ownPicture = (address: string, path: string): string =>
  address.startsWith(ownBase) ? ownAddress(address.slice(ownBase.length), path) : address;
