/** An `item` of WordPress' export: a post, a page, a picture, an entry of a menu … */
export interface WxrItem {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly title: string;
  /** As in addresses, percent-encoded unless it is Latin. Empty for drafts that never had one. */
  readonly slug: string;
  readonly link: string;
  readonly parent: string;
  readonly content: string;
  readonly excerpt: string;
  readonly password: string;
  /** On the clock of the old site. */
  readonly date: string;
  /** Of a picture: its file. */
  readonly file: string;
  readonly thumbnail: string;
  /** Of a picture: what it shows. */
  readonly alt: string;
  /** Names of its categories and tags. */
  readonly topics: readonly string[];
  /** Its language, and what it shares with its translations, as Polylang stores them; empty without. */
  readonly language: string;
  readonly translations: string;
  /** JSON of its footnotes, and of the elements of a page builder or else of its own fields; empty without. */
  readonly footnotes: string;
  readonly elements: string;
  /** Of a table of TablePress: its names in texts, with commas between them, and whether it has a head. */
  readonly tables: string;
  readonly hasHead: boolean;
  readonly comments: number;
  /** A page builder wrote it. */
  readonly isBuilt: boolean;
  /** Its characters were broken, and could be mended. */
  readonly isMended: boolean;
  /** The export was not well-formed within it. */
  readonly isDamaged: boolean;
  /** Longer than an item can be read: its texts are empty. */
  readonly isTooLong: boolean;
  readonly site: WxrSite;
}

/** What the export says of the whole site. */
export interface WxrSite {
  readonly url: string;
  readonly language: string;
}
