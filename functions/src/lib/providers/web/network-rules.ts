import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { extractionLimits } from "../../onboarding/extraction/limits.ts";
import { WebError } from "./web-error.ts";

interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Where a request may go if a visitor or a website chose the URL. Only tests replace parts of it. */
export interface NetworkRules {
  readonly isPublic: (address: string) => boolean;
  readonly resolve: (host: string) => Promise<readonly ResolvedAddress[]>;
  /** Allowed in addition to the scheme's default port. */
  readonly ports: ReadonlySet<string>;
}

/**
 * Whether an address is routed on the public Internet. `process` unpacks IPv4 in IPv6; all special ranges (private, loopback, link-local
 * with the metadata service of clouds, shared, documentation, multicast, NAT64, 6to4, Teredo...) have names other than `unicast`.
 */
export const isPublicAddress = (address: string): boolean => {
  try {
    const parsed = ipaddr.process(address);
    if (parsed.range() !== "unicast") return false;
    return parsed instanceof ipaddr.IPv4 || isGlobalUnicast(parsed);
  } catch {
    return false; // not an IP address
  }
};

/** 2000::/3 is all that is allocated: https://www.iana.org/assignments/ipv6-address-space. Excludes `::127.0.0.1`, a `unicast`. */
const isGlobalUnicast = (address: ipaddr.IPv6): boolean => ((address.parts[0] ?? 0) & 0xe000) === 0x2000;

export const publicNetwork: NetworkRules = {
  isPublic: isPublicAddress,
  resolve: async (host) => lookup(host, { all: true, order: "verbatim" }),
  ports: new Set(["80", "443"]),
};

/** Names that are only valid within a local network: RFC 6761, 6762, 8375, 7686, and `.internal` (ICANN, 2024-07-29). */
const localSuffixes = ["localhost", "local", "internal", "home.arpa", "onion"];

/**
 * All checks of a URL that need no network. Host names are checked again when they are resolved.
 *
 * @throws WebError `invalid_url`, `blocked`
 */
export const requirePublicUrl = (url: URL, { isPublic, ports }: NetworkRules): void => {
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new WebError("invalid_url");
  if (url.href.length > extractionLimits.urlLength) throw new WebError("invalid_url");
  if (url.username !== "" || url.password !== "") throw new WebError("invalid_url");
  if (url.port !== "" && !ports.has(url.port)) throw new WebError("blocked");
  // The parser has already normalised `0x7f.1`, `2130706433`, `127.1` and full-width digits.
  const host = hostOf(url);
  if (isIP(host) !== 0) {
    if (!isPublic(host)) throw new WebError("blocked");
    return;
  }
  if (!host.includes(".") || localSuffixes.some((suffix) => host.endsWith(`.${suffix}`))) throw new WebError("blocked");
};

/** Without the brackets of IPv6 and without the trailing dot of a fully qualified name. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
