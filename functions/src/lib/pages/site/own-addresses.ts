/** The base with which a text of the site is rendered: no other address begins like this. */
export const ownBase = "https://site.invalid/";

/**
 * Puts a text that was rendered with `ownBase` in its place: links within the site stay in the window, pictures below the first one wait, and one
 * that stands alone and whose size nobody knows has a frame, so that the text below it does not move.
 *
 * @param path of the site, with a slash at its end
 */
export const placeText = (html: string, path: string): string => {
  let pictures = 0;
  // Text has no quotation marks: the renderer escapes them.
  return html
    .replaceAll(/ href="https:\/\/site\.invalid\/([^"]*)" target="_blank" rel="noopener noreferrer"/g, (_link, own: string) =>
      own.startsWith("#") ? ` href="${own}"` : ` href="${ownAddress(own, path)}"`,
    )
    .replaceAll(/ src="https:\/\/site\.invalid\/([^"]*)"/g, (_source, own: string) => ` src="${ownAddress(own, path)}"`)
    .replaceAll(/<p>(<img [^>]*>)<\/p>/g, (alone, picture: string) =>
      / width="\d+" height="\d+">$/.test(picture) ? alone : `<p class="frame">${picture}</p>`,
    )
    .replaceAll("<img", (start) => `${start}${pictures++ === 0 ? "" : ' loading="lazy"'} decoding="async"`);
};

/** Pictures and other files that Lectern serves are beside the site, not in it. */
const ownAddress = (own: string, path: string): string => (own.startsWith("media/") ? `/${own}` : path + own);

/** The address of a picture as the site shows it. */
export const ownPicture = (address: string, path: string): string =>
  address.startsWith(ownBase) ? ownAddress(address.slice(ownBase.length), path) : address;
