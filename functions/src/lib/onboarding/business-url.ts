import { domainToUnicode } from "node:url";
import { parseWebUrl, withoutWww } from "../platform/core/web-address.ts";
import { onboardingLimits } from "./limits.ts";
import type { SelectedCompany } from "./onboarding-session.ts";

type BusinessUrl = { readonly kind: "url"; readonly url: string } | WebsiteProblem;

export interface WebsiteProblem {
  /** `closedWebsite`: a private network or an IP address. */
  readonly kind: "malformedWebsite" | "closedWebsite" | "longWebsite";
}

/** Names of private networks: RFC 6761, RFC 6762, RFC 8375, and those used inside clouds. */
const ownNetwork = /(?:^|\.)(?:localhost|local|internal|localdomain|lan|home\.arpa|onion|invalid)$/;

/**
 * The address of a company's website as people say it, such as `fjordbakeri.no`. Only the form is checked here; the IP address is checked
 * whenever the website is read.
 */
export const readBusinessUrl = (text: string): BusinessUrl => {
  const said = text.trim();
  if (said.length > onboardingLimits.urlLength) return { kind: "longWebsite" };
  const url = parseWebUrl(/^[a-z][a-z\d+.-]*:(?!\d)/i.test(said) ? said : `https://${said}`);
  if (url === undefined || /\s/.test(said)) return { kind: "malformedWebsite" };
  const host = url.hostname.replace(/\.$/, "");
  if (/^[\d.]+$/.test(host) || host.startsWith("[") || ownNetwork.test(host)) return { kind: "closedWebsite" };
  if (!/^(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(host)) return { kind: "malformedWebsite" };
  if (!["", "80", "443"].includes(url.port) || url.username !== "" || url.password !== "") return { kind: "malformedWebsite" };
  const path = url.pathname === "/" ? "" : url.pathname;
  const normal = `${url.protocol}//${host}${url.port === "" ? "" : `:${url.port}`}${path}${url.search}`;
  return normal.length > onboardingLimits.urlLength ? { kind: "longWebsite" } : { kind: "url", url: normal };
};

/** What to call a company: its name, or the host of its website. */
export const companyName = (company: Pick<SelectedCompany, "name" | "businessUrl"> | undefined): string | undefined =>
  company?.name ?? siteName(company?.businessUrl);

/** The host as people write it: `bücher.de`, not `xn--bcher-kva.de`. */
export const siteName = (url: string | undefined): string | undefined => {
  const parsed = url === undefined ? null : URL.parse(url);
  return parsed === null ? undefined : withoutWww(domainToUnicode(parsed.hostname));
};
