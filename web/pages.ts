/** A folder of `public/` and what is built into it. Sources are relative to this folder. */
export interface Site {
  /** Below `public/`. Emptied by every build. */
  readonly folder: string;
  /** Becomes `index.html`. References to scripts and style sheets are replaced by the built files. */
  readonly page?: string;
  /** Modules, worklets and style sheets that are loaded by URL: the name without extension, and the source. */
  readonly entries: Readonly<Record<string, string>>;
  /** Scripts with a fixed URL that run as classic scripts, too: by name their source, and the entries that they load, by the constants that name them. */
  readonly classic?: Readonly<Record<string, { readonly source: string; readonly loads: Readonly<Record<string, string>> }>>;
  /** Entries with a fixed URL, because customers write it down. All others carry a hash of their content. */
  readonly fixed?: readonly string[];
}

/** The script of a site's page. Everything else that the page loads comes after it. */
export const scriptOf = ({ page, entries }: Site): string | undefined =>
  page === undefined ? undefined : Object.values(entries).find((source) => source.endsWith(".ts"));

export const sites: readonly Site[] = [
  {
    folder: "editor",
    page: "editor/page.html",
    entries: { editor: "editor/main.ts", "sign-in": "shared/sign-in.ts", page: "shared/page.css" },
  },
  {
    folder: "inbox",
    page: "inbox/page.html",
    entries: { inbox: "inbox/main.ts", "sign-in": "shared/sign-in.ts", page: "shared/page.css" },
  },
  { folder: "voice", page: "voice/page/page.html", entries: { voice: "voice/page/main.ts", page: "shared/page.css" } },
  // The root page; the missing page and the reference have its look. They are plain files of `public/`.
  { folder: "front", entries: { front: "front/main.ts", look: "front/look.css" }, fixed: ["front", "look"] },
  {
    folder: "embed/v1",
    entries: {
      element: "voice/element/define.ts",
      "site-script": "voice/embed/site-script.ts",
      worklets: "voice/audio/worklets.ts",
    },
    classic: {
      "lectern-voice": {
        source: "voice/embed/loader.ts",
        loads: { elementFile: "voice/element/define.ts", siteScriptFile: "voice/embed/site-script.ts" },
      },
    },
    fixed: ["worklets"],
  },
  // Creates App Check's tokens: see `shared/app-check.ts`.
  { folder: "app-check", entries: { recaptcha: "shared/get-app-check-token.ts" }, fixed: ["recaptcha"] },
];
