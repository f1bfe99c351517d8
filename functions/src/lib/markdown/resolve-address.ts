/** Addresses that say where they lead. Without a host they would lead into the editor. */
const isWhole = (address: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(address);

/** Where an address of a page leads for the readers of the site; undefined where nobody has said where the site is. */
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
