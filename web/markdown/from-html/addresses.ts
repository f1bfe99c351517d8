import { isLinkAddress } from "../link-address.ts";

/** Where a link leads, without the detours of search engines and mail programs; undefined if no reader should or could follow it. */
export function linkTarget(href: string): string | undefined {
  const address = href.trim().replaceAll(/[\n\r\t]/g, "");
  if (address === "" || address.startsWith("#") || /^(?:file|about|blob|data|cid|chrome[\w-]*):/i.test(address) || !isLinkAddress(address))
    return undefined;
  const inner = unwrapped(address);
  return inner !== undefined && /^(?:https?|mailto|tel):/i.test(inner) && isLinkAddress(inner) ? inner : address;
}

const detours: readonly { readonly page: RegExp; readonly parameters: readonly string[] }[] = [
  { page: /^www\.google\.[a-z.]+\/url$/, parameters: ["q", "url"] },
  { page: /^[a-z\d-]+\.safelinks\.protection\.outlook\.com\//, parameters: ["url"] },
  { page: /^lm?\.facebook\.com\/l\.php$/, parameters: ["u"] },
];

function unwrapped(address: string): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const page = (hostname.startsWith("google.") ? `www.${hostname}` : hostname) + pathname;
  const detour = detours.find((one) => one.page.test(page));
  return detour?.parameters.map((name) => searchParams.get(name)).find((value) => value !== null && value !== "") ?? undefined;
}

/** An address within Markdown's parentheses. */
export function escapeAddress(address: string): string {
  return address.replaceAll(/[\s()<>"\\|`]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}

/** Whether everybody can see a picture at this address, also in a year: not in caches, behind sign-ins, or with addresses that expire. */
export function isPublicPicture(address: string): boolean {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  if (/(?:^|\.)(?:googleusercontent\.com|oaiusercontent\.com|fbcdn\.net|attachments\.office\.net|sharepoint\.com)$/.test(hostname))
    return false;
  if (/^(?:docs|drive|mail)\.google\.com$|^localhost$|^127\.|\.local$/.test(hostname)) return false;
  return ![...searchParams.keys()].some((name) => /^(?:x-(?:amz|goog)-(?:signature|expires)|expires|signature|sig)$/i.test(name));
}
