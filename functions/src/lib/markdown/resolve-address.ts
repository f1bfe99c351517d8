/** Absolute addresses. Others would be resolved against the editor's. */
const isWhole = (address: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(address);

/** Resolves an address on a page as on the site; undefined if the site's URL is unknown. */
export const resolveAddress = (address: string, base: string | undefined): string | undefined => {
  if (address === "") return undefined;
  if (isWhole(address)) return address;
  if (base === undefined) return undefined;
  try {
    const found = new URL(address, base.endsWith("/") ? base : `${base}/`);
    return /^https?:$/.test(found.protocol) ? found.href : undefined;
  } catch {
    return undefined;
  }
};
