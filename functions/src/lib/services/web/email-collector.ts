import { decodeHTML } from "entities";
import { assembleEmails } from "../../extraction/find-emails.ts";
import type { Attributes } from "./head-collector.ts";

/** Elements whose text may be an address. On others a domain among the attributes is for something else, such as counting visitors. */
const carriers = new Set(["a", "b", "span", "em", "i", "strong", "p"]);

/** Scripts that write an address are short. Longer ones name a domain for other reasons. */
const longestScript = 2_000;

const literal = /"([^"\\\n]{1,200})"|'([^'\\\n]{1,200})'/g;

/** Collects the site's own email addresses that only a browser shows, after it has run a script on them. */
export const createEmailCollector = (host: string) => {
  const found = new Set<string>();
  let script = "";
  const keep = (parts: readonly string[]): void => {
    for (const email of assembleEmails(parts, host)) found.add(email);
  };
  /** "a" + "b" is one string. */
  const readScript = (code: string): void => {
    if (!/@|%40|&#(?:64|x40);|\(64\)/i.test(code)) return;
    const joined = code.replaceAll(/(["'])\s{0,9}\+\s{0,9}\1/g, "");
    keep(Array.from(joined.matchAll(literal), ([, double, single]) => decodeHTML(double ?? single ?? "")));
  };
  return {
    open: (tag: string, attributes: Attributes): void => {
      if (!carriers.has(tag)) return;
      const data = Object.keys(attributes).filter((name) => name.startsWith("data-"));
      if (data.length > 0 && data.length <= mostParts) keep(data.map((name) => (attributes[name] ?? "").slice(0, longestPart)));
      for (const code of [attributes["onclick"], attributes["href"]]) {
        if (code !== undefined && code.length <= longestScript && (code === attributes["onclick"] || /^javascript:/i.test(code)))
          readScript(code);
      }
    },
    addScript: (text: string): void => {
      if (script.length <= longestScript) script += text;
    },
    /** At the end of a `<script>`. */
    endScript: (): void => {
      if (script.length <= longestScript) readScript(script);
      script = "";
    },
    found: (): readonly string[] => [...found],
  };
};

/** A mailbox, a domain, and what a script says with them. */
const mostParts = 5;

/** Twice the longest address, for those in base 64. */
const longestPart = 500;
