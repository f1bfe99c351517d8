/** The slug that a whole address leads to; undefined where it leads to another site, to a file, or to where the site begins. */
export const slugInAddress = (address: string, site: string): string | undefined => {
  const [{ origin, pathname }, base] = [new URL(address), new URL(site.endsWith("/") ? site : `${site}/`)];
  // A link that begins with a slash begins at the host, wherever the site is on it.
  const path = pathname.startsWith(base.pathname) ? pathname.slice(base.pathname.length) : pathname;
  const slug = decoded(path.replace(/^\/+|\/+$/g, ""));
  return origin !== base.origin || slug === "" || /\.[a-z\d]{1,5}$/i.test(slug) ? undefined : slug.normalize("NFC");
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a lone percent sign stands for itself
  }
};
