/** A folder of `public/` and what is built into it. Sources are relative to this folder. */
export interface Site {
  /** Below `public/`. Emptied by every build. */
  readonly folder: string;
  /** Becomes `index.html`. References to scripts and style sheets are replaced by the built files. */
  readonly page?: string;
  /** Modules, worklets and style sheets that are loaded by URL: the name without extension, and the source. */
  readonly entries: Readonly<Record<string, string>>;
  /** Entries with a fixed URL, because customers write it down. All others carry a hash of their content. */
  readonly fixed?: readonly string[];
  /** Every byte counts: it is loaded by the pages of customers. */
  readonly isBrief?: true;
}

export const sites: readonly Site[] = [
  { folder: "editor", page: "editor/page.html", entries: { editor: "editor/main.ts", page: "shared/page.css" } },
  { folder: "inbox", page: "inbox/page.html", entries: { inbox: "inbox/main.ts", page: "shared/page.css" } },
  { folder: "voice", page: "voice/page/page.html", entries: { voice: "voice/page/main.ts", page: "shared/page.css" } },
  {
    folder: "embed/v1",
    entries: {
      "lectern-voice": "voice/element/define.ts",
      worklets: "voice/audio/worklets.ts",
    },
    fixed: ["lectern-voice", "worklets"],
    isBrief: true,
  },
  // Creates App Check's tokens: see `shared/app-check.ts`.
  { folder: "app-check", entries: { recaptcha: "shared/recaptcha.ts" }, fixed: ["recaptcha"] },
];
