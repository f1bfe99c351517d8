import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { extractionLimits } from "../../extraction/limits.ts";
import { WebError } from "./web-error.ts";

interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Where a request may go if somebody else has chosen the URL. Tests replace parts of it; a deployment cannot. */
export interface NetworkRules {
  readonly isPublic: (address: string) => boolean;
  readonly resolve: (host: string) => Promise<readonly ResolvedAddress[]>;
  /** Besides the scheme's default port. */
  readonly ports: ReadonlySet<string>;
}

/**
 * Only addresses routed in the public Internet. `process` unpacks IPv4 addresses within IPv6 ones; all special ranges (private, loopback,
 * link-local with the metadata service of clouds, shared, documentation, multicast, NAT64, 6to4, Teredo...) have names of their own.
 */
export const isPublicAddress = (address: string): boolean => {
  try {
    const parsed = ipaddr.process(address);
    if (parsed.range() !== "unicast") return false;
    return parsed instanceof ipaddr.IPv4 || isGlobalUnicast(parsed);
  } catch {
    return false; // not an address: what cannot be parsed is rejected
  }
};

/** 2000::/3, all that has been allocated: https://www.iana.org/assignments/ipv6-address-space. Leaves out `::127.0.0.1`, which has no range of its own. */
const isGlobalUnicast = (address: ipaddr.IPv6): boolean => ((address.parts[0] ?? 0) & 0xe000) === 0x2000;

export const publicNetwork: NetworkRules = {
  isPublic: isPublicAddress,
  resolve: async (host) => lookup(host, { all: true, order: "verbatim" }),
  ports: new Set(["80", "443"]),
};

/** Names that only have a meaning within a network: RFC 6761, 6762, 8375, 7686, and `.internal` (ICANN, 2024-07-29). */
const localSuffixes = ["localhost", "local", "internal", "home.arpa", "onion"];

/**
 * Checks everything about a URL that can be checked offline. Host names are checked again when they are resolved.
 *
 * @throws WebError `invalid_url`, `blocked`
 */
export const requirePublicUrl = (url: URL, { isPublic, ports }: NetworkRules): void => {
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new WebError("invalid_url");
  if (url.href.length > extractionLimits.urlLength) throw new WebError("invalid_url");
  if (url.username !== "" || url.password !== "") throw new WebError("invalid_url");
  if (url.port !== "" && !ports.has(url.port)) throw new WebError("blocked");
  // The parser has turned `0x7f.1`, `2130706433`, `127.1` and full-width digits into the address that they mean.
  const host = hostOf(url);
  if (isIP(host) !== 0) {
    if (!isPublic(host)) throw new WebError("blocked");
    return;
  }
  if (!host.includes(".") || localSuffixes.some((suffix) => host.endsWith(`.${suffix}`))) throw new WebError("blocked");
};

/** Without the brackets of IPv6 and without the trailing dot of a fully qualified name. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
