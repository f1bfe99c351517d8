import { plainLine } from "../../onboarding/extraction/plain-line.ts";
import { extractionLimits } from "../../onboarding/extraction/limits.ts";
import type { PageLink } from "../../onboarding/extraction/page-facts.ts";
import type { Attributes } from "./head-collector.ts";

export const createLinkCollector = (page: URL) => {
  const links: PageLink[] = [];
  let base = page;
  let link: { readonly href: string; text: string } | undefined;

  const end = (): void => {
    const target = link === undefined ? null : URL.parse(link.href, base.href);
    if (link !== undefined && target !== null && links.length < extractionLimits.links) {
      const email = readProtectedEmail(/\/cdn-cgi\/l\/email-protection#(\w+)$/.exec(target.href)?.[1] ?? "");
      const url = email === undefined ? target.href : `mailto:${email}`;
      links.push({ url, text: plainLine(link.text, extractionLimits.shortTextLength) });
    }
    link = undefined;
  };

  return {
    open: (tag: string, { href }: Attributes): void => {
      if (href === undefined) return;
      // Bounded, because every relative link is resolved against it.
      if (tag === "base" && href.length <= extractionLimits.urlLength) base = URL.parse(href, page.href) ?? base;
      if (tag !== "a" && tag !== "area") return;
      end();
      link = { href: href.slice(0, extractionLimits.urlLength), text: "" };
      if (tag === "area") end();
    },
    addText: (text: string): void => {
      if (link !== undefined && link.text.length < extractionLimits.shortTextLength) link.text += text;
    },
    /** Call at the end of an `<a>`. */
    end,
    found: (): readonly PageLink[] => links,
  };
};

/**
 * The email address that Cloudflare hides from programs that do not run scripts: each byte is XORed with the first one. Browsers decode it
 * the same way. https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export const readProtectedEmail = (hex: string): string | undefined => {
  if (!/^(?:[0-9a-f]{2}){4,130}$/i.test(hex)) return undefined;
  const [key = 0, ...bytes] = Buffer.from(hex, "hex");
  const text = Buffer.from(bytes.map((byte) => byte ^ key)).toString("utf8");
  return /^[^\s@]+@[^\s@]+$/.test(text) ? text : undefined;
};
