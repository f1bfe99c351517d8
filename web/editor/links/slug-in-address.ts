/** The slug in an absolute address; undefined for another site, a file, the site's root, and what is no address. */
export const slugInAddress = (address: string, site: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const [{ origin, pathname }, base] = [new URL(address), new URL(site.endsWith("/") ? site : `${site}/`)];
  // A link that begins with a slash is relative to the host, wherever on it the site is.
  const path = pathname.startsWith(base.pathname) ? pathname.slice(base.pathname.length) : pathname;
  const slug = decoded(path.replace(/^\/+|(?<!\/)\/+$/g, ""));
  return origin !== base.origin || slug === "" || /\.[a-z\d]{1,5}$/i.test(slug) ? undefined : slug.normalize("NFC");
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a lone percent sign stands for itself
  }
};
