/**
 * The domain name in `example.com:443`, `EXAMPLE.com.` or `bücher.example`, as it is stored: lower case, in ASCII, no port, no dot at its
 * end. Undefined for anything else, such as two names or an IP address.
 */
export const parseHost = (text: string): string | undefined => {
  // A URL would also understand these, as something that is no part of a name.
  if (/[\s/\\?#@,%]/.test(text)) return undefined;
  const name = URL.parse(`https://${text}`)?.hostname.replace(/\.$/, "") ?? "";
  return name.length <= longestName && domainName.test(name) ? name : undefined;
};

/** RFC 1035, 2.3.4: without the dot at its end. */
const longestName = 253;

/** The last part begins with a letter, as all top-level domains do, and no IP address does. */
const domainName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * Where a site is that has a host of its own. Hosting serves nothing without HTTPS. A local stack does, on any port.
 *
 * @param forwarded as Hosting passes it on
 * @param pagesOrigin of the deployment
 */
export const hostOrigin = (forwarded: string, pagesOrigin: string): string => {
  const { protocol } = new URL(pagesOrigin);
  const host = parseHost(forwarded) ?? "";
  const port = protocol === "http:" ? (/:\d+$/.exec(forwarded)?.[0] ?? "") : "";
  return `${protocol}//${host}${port}`;
};
