/** What a document of the site is made of. Addresses are paths on the host that shows the site, where nothing else is said. */
export interface SiteView {
  /** Of the site. */
  readonly name: string;
  /** Canonical BCP 47 tag. */
  readonly language: string;
  readonly home: string;
  /** What the button of the menu says. */
  readonly menuWord: string;
  readonly menu: readonly MenuItem[];
  /** The page, or else the site, in all languages that there are. */
  readonly languages: readonly LanguageItem[];
  /** Path of the style sheet with the owner's colour. */
  readonly accent: string | undefined;
  /** Undefined if the voice agent appears nowhere. */
  readonly agent: AgentPlace | undefined;
}

export interface MenuItem {
  readonly title: string;
  readonly path: string;
  readonly isCurrent: boolean;
}

export interface LanguageItem {
  readonly language: string;
  readonly path: string;
}

interface AgentPlace {
  readonly script: string;
  /** Whether this page has a place for it. */
  readonly isHere: boolean;
}

/** A page. Its addresses are URLs. */
export interface SitePageView {
  readonly title: string;
  /** Plain text; empty if there is none. */
  readonly description: string;
  /** As `toPageHtml` renders it. */
  readonly html: string;
  /** `2026-12-31`. Undefined for a page that its author has not dated, and for the home page. */
  readonly date: string | undefined;
  readonly cover: string | undefined;
  /** Undefined for a page that search engines should not list. */
  readonly canonical: string | undefined;
  /** All languages of the page, its own included. */
  readonly alternates: readonly Alternate[];
  /** The language of whoever speaks none of them. */
  readonly defaultLanguage: string;
}

export interface Alternate {
  readonly language: string;
  readonly url: string;
}
